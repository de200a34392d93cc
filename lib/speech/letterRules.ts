/*
 * English spelling to sounds, letter by letter from the left: of the rules for the letter at hand the
 * first that fits is taken. A rule reads "before<letters>after sounds", in regular expressions where V
 * stands for any vowel letter and C for any consonant letter, and the sounds in the letters of
 * phonemes.ts. Vowels are given as if they were stressed (stress.ts weakens the others).
 */
const RULES = String.raw`
<augh>t c
<au>nt o
<au> c
<aw> c
<ayer> AR
<ay> A
^C*<ai>r e
<ai>r e
<ai> A
<ae> E
<aa> o
<ah> o
w<ar>(?!V|r) cr
qu<ar>(?!V|r) cr
<ar>r e
<are>$ er
<ar>(?=[iy]) er
V.*C<ar>d$ Rd
<ar>(?=V) er
<ar> or
<al>k c
<al>m$ o
<al>f$ a
<al>v(?=e) a
<all>$ cl
<al>(?=ls|led|ling|ler) cl
<al>(?=ty$) @l
<al>(?=[dt]) cl
w<a>(?=tch|sh|sp|n|d(?!e)|l[lt]) o
sw<a>(?=[ntdslpm]) o
qu<a>(?=[nld]|tt|sh) o
V.*C<age>$ ij
V.*<acy>$ @sE
^C*<a>(?=sis$) A
V.*[bcdfghjklmnpqrstvwxyz]<able>$ @b@l
V.*<ably>$ @blE
<ability>$ @bil@tE
<a>(?=ble$|bles$) A
<a>(?=tion|sion|cious|tious|cial|tial|ture) A
<a>(?=ste$|sty$|nge|ncient|mbr) A
<a>(?=[bcdfgkpt]le$) A
<a>(?=[^aeioulrwxy]re$) A
<a>(?=[^aeiourwxy]e(?:d|r|rs|st|ly|n|less|ful|ment|ments|ness)?$) A
<a>(?=[^aeiouwxyr](?:ing|y|or|ors)$) A
<a>(?=the$) A
<a>(?=[^aeiourwxy]i[aou]) A
^C*<a>(?=[bcdkpstvz]e[nlr]) A
^C*<a>(?=[kpsvz]o[nrt]) A
^C*<a>(?=[dst]us$) A
^C+<a>$ o
<a>$ @
<a> a

^C*<e>$ E
<ear>(?=[nlct]) R
<ear> ir
<eau> O
cr<ea>(?=t) EA
r<ea>(?=ct) Ea
r<ea>(?=li) E@
<ea>(?=d) e
<ea>(?=lth|sure|sant|ven|ther|nt$|pon|lous) e
<ea> E
<eer> ir
<ee> E
<eigh> A
c<ei> E
<ei>(?=[nl]) A
<ei> E
<eur> yqr
<eum>$ E@m
<eu> U
[rljdtnsch]<ew> U
<ew> yU
V.*C<ey>$ E
<ey> A
g<eo>(?=n|us) @
<eo> EO
<eous>$ E@s
<err> er
^C*<ere>$ ir
<ere>$ ir
<er>(?=i[aou]) ir
V.*<ery>$ RE
<er>(?=[aeiouy]) er
<er> R
V.*C<e>$
V.*[oiu]<e>$
VC*[bcdfghjkmnpqrstvwxz]<e>(?=(?:ly|ty|less|ness|ful|ments?|some|thing|where|wise|ship|hood)$)
Vl<e>(?=(?:ly|ty|less|ness|ful|ments?|some|thing|where|wise|ship|hood)$)
<e>(?=[^aeiouwxyr]e$) E
<e>(?=[^aeiouwxyrcg]i[aou]) E
<e>(?=gi[ao]) E
<e>(?=tion) E
^C*<e>(?=qu[ae]) E
^C*<e>(?=sis$) E
^<ex>(?=[aeiouh]) egz
<e> e

^<i>$ I
<igh> I
<ign>$ In
<ign>(?=ed|er|ing|m) In
^C+<ie>$ I
V.*<ier>$ ER
V.*<iest>$ E@st
<ie>(?=r) i
<iew> yU
<ior>$ ER
<iu>(?=[ms]$) E@
<ia>(?=t) EA
<i>(?=[sz]ation) @
^<i>(?=de|do|tem|con|ris) I
^C*<i>(?=sis$) I
^m<i>(?=gr|cr) I
^(?:b|tr)<i>(?=[aonpc][aeiou]) I
V.*<ible>$ @b@l
<ibility>$ @bil@tE
<tient> S@nt
<cient> S@nt
<tience> S@ns
<ien> E@n
<iet> I@t
V.*<ie>$ E
<ie> E
^C*<i>(?=[aou]) I
l<ion> y@n
n<ion> y@n
<gion> j@n
<iou> E@
<ia> E@
<io> EO
<irr> ir
<ire>(?=$|d|s|ment) IR
<ir>(?=[aeiouy]) ir
<ir> R
<ique> Ek
<igue> Eg
V.*C<ive>$ iv
V.*C<ice>$ @s
<ism> iz@m
<i>(?=nd$|nds$|ld$|lds$) I
<i>(?=[^aeiouwxyr]e(?:d|r|rs|st|ly|n|less|ful|ment|ments|ness)?$) I
^C*<i>(?=[bdfgt]le$) I
<i>(?=the$) I
^C*<i>(?=[^aeiouwxyr](?:al|or|us|ot|um)$) I
^C*<i>(?=C(?:ing|y|o)$) I
<i>$ E
<i> i

<ook> qk
<oor> cr
[wgthl]<oo>(?=d) q
<oo> U
<ough>(?=t) c
<ough> uf
<ould> qd
<oul>(?=d) Ol
^C*<our>$ WR
V.*<our>$ R
<our>(?=n|C) cr
<our> cr
<oup> Up
<ou>(?=ble|ple$|sin|ntr|ng) u
V.*<ous>$ @s
V.*<ous>(?=ly|ness) @s
<ou> W
<ower> WR
(?:kn|gr|sh|bl|thr|fl|^)<own> On
[lnr]<ow>$ O
V.*<ow>$ O
^sh<ow> O
<ow> W
<oy> Y
<oi> Y
<oar> cr
<oa> O
<oe> O
w<or>(?=C) R
<orr>(?=y|ow) or
<orr> cr
<ore>(?=$|s|d) cr
<or> cr
<o>(?=ll$|lls$|lk|ld|lt|lst) O
l<o>(?=ca[tl]) O
<o>(?=sts?$) c
<o>(?=th$) O
^C*<o>(?=[ct]ation) O
<o>(?=ss|ff|ft) c
l<o>(?=gs?$|gg) c
<o>(?=ng$|ngs$|ngl) c
<oth>(?=er) uD
V.*C<some>$ s@m
<o>(?=tion|sion) O
<o>(?=[bcdfgkpt]le$) O
<o>(?=[^aeiouwxyr]e(?:d|r|rs|ly|n|less|ful|ness|ment)?$) O
<o>(?=the$) O
^C*<o>(?=[^aeiouwxyr](?:ing|y|al|us|o|a|ed)$) O
<o>(?=[^aeiouwxyr]i[aou]) O
^C*<o>(?=[tbmk]e[nrl]|pen|ti[cv]) O
<oh> O
<o>$ O
<o> o

q<u> w
g<u>(?=[ei])
<uy> I
<uite>$ Ut
<ui> U
s<ure>$ R
t<ure> R
<ure>$ yqr
<urr> R
t<ur>(?=V) R
[rljt]<ur>(?=V) qr
<ur>(?=V) yqr
<ur> R
g<ue>$
q<ue>$
[rljsdtnz]<ue> U
<ue> yU
<u>(?=al|ou|at|ar|an) yU
[rljsdntz]<u>(?=[^aeiouwxyr](?:e|es|ed|er|ers|el|en|ely|ent)$) U
<u>(?=[^aeiouwxyr](?:e|es|ed|er|ers|el|en|ely|ent)$) yU
[cst]h<u>(?=[^aeiouwxy][aeiouy]) U
[rljsdtnz]<u>(?=[^aeiouwxy][aeiouy]) U
<u>(?=[bcdfgkpt]le$) yU
^<u>(?=ni(?!n|m|d)) yU
<u>(?=[^aeiouwxy][aeiouy]) yU
[rlj]<u>$ U
<u>$ yU
<u> u

^<y>(?=V) y
^C+<y>$ I
f<y>$ I
^C+<y>(?=C(?:e|es|ed|er|ers|ing|ings)$) I
^C*<y>(?=[cdhlp][aeor]|ing|er) I
<y>(?=[^aeiouwxyr]e$) I
^[dp]<y>(?=n|th) I
^C*<y>(?=cl) I
pl<y>$ I
<y>$ E
V<y>(?=V) y
<y>(?=C) i
<y> E

<bb> b
<bt>$ t
m<b>$
m<b>(?=s$|ing|er$)
<b> b

<cch> k
<cc>(?=[eiy]) ks
<cc> k
<tch> C
<sch> sk
<ch>(?=[rl]|n|oru|em|ao|or$) k
t<ech>(?=n) ek
<ch> C
<cien> S@n
<ci>(?=at) SE
V.*<ci>(?=[ao]) S
<ce>(?=an$|ous|ans$) S
<ck> k
<cq> k
<cz> C
s<c>(?=[eiy])
<c>(?=[eiy]) s
<c> k

<dd> d
<dge> j
<dg>(?=[iym]) j
<dj> j
<dual> j@w@l
<du>(?=l[ae]) j@
<du>(?=a|cat) jU
<d> d

<ff> f
<f> f

V<gh>(?![eo])
<gh> g
<gn>$ n
^<gn> n
<gg> g
<gue>$ g
<gu>(?=[aei]) g
<g>(?=[eiy]) j
<g> g

^ex<h>
<h>(?=V) h
<h>

<j> j

^<kn> n
<kk> k
<k> k

C<le>$ @l
<ll> l
<l> l

^<mc>(?=C) m@k
<mm> m
<mn>$ m
<m> m

<ncle>$ Nk@l
<nc>(?=t) Nk
<ng>$ N
<ng>(?=C) N
<ngu>(?=[aeio]) Ngw
<n>(?=g[aloru]) N
<n>(?=k|x|q|ch(?:or|[rl])) N
<nn> n
<n> n

<pph> f
<ph> f
<pp> p
^<ps> s
^<pn> n
<p> p

<qu>e$ k
<qu> kw
<q> k

C<re>$ R
<rrh> r
<rr> r
<rh> r
<r> r

<sch> sk
<sh> S
<ssion> S@n
r<sion> Z@n
V<sion> Z@n
<sion> S@n
<ssi>(?=[ao]) S
<ss>(?=ure) S
<ssu>(?=[ea]) SU
V<s>(?=ure) Z
V<su>(?=al) ZU
<s>(?=ure) S
<sc>(?=[eiy]) s
<st>(?=le$|en$) s
<s>(?=m$|ms$) z
<ss> s
[aeiouy]<s>e$ z
V<s>(?=V) z
<s> s

<tt> t
V<th>(?=er|e$|ing$) D
<th> T
s<tion> C@n
<tion> S@n
s<ti>(?=a) CE
<ti>(?=at) SE
<ti>(?=[ao]|en) S
<tu>(?=a) CU
<tu>(?=l[aei]) C@
<t>(?=ure|ural|ury) C
<tz> ts
<t> t

<vv> v
<v> v

^<wh>(?=o) h
<wh> w
<wr> r
<w>(?=V) w
<w>

^<x> z
<xc>(?=[eiy]) ks
<xi>(?=ou) kS
<x> ks

<zz> z
<z> z
`;

type LetterRule = { letters: string; before: RegExp | null; after: RegExp | null; sounds: string };

const RULE = /^(?<before>.*?)<(?<letters>[a-z]+)>(?<after>\S*) ?(?<sounds>\S*)$/;

const context = (pattern: string) =>
  pattern.replaceAll('V', '[aeiouy]').replaceAll('C', '[bcdfghjklmnpqrstvwxz]');

function readRule(line: string): LetterRule {
  const { before, letters = '', after, sounds = '' } = RULE.exec(line)?.groups ?? {};
  return {
    letters,
    before: before ? new RegExp(`(?:${context(before)})$`) : null,
    after: after ? new RegExp(`^(?:${context(after)})`) : null,
    sounds,
  };
}

/** The rules by the first of their letters; made when the first word is read. */
let rulesByLetter: ReadonlyMap<string, readonly LetterRule[]> | null = null;

function readRules(): ReadonlyMap<string, readonly LetterRule[]> {
  const read = new Map<string, LetterRule[]>();
  for (const rule of RULES.trim().split(/\n+/).map(readRule)) {
    const first = rule.letters.charAt(0);
    read.set(first, [...(read.get(first) ?? []), rule]);
  }
  return read;
}

/** The sounds of a word by its letters alone, in lower case; every vowel as if it were stressed. */
export function soundsByRule(word: string): string {
  rulesByLetter ??= readRules();
  let sounds = '';
  for (let at = 0; at < word.length;) {
    const rule = rulesByLetter.get(word[at] ?? '')?.find((each) => fits(each, word, at));
    sounds += rule?.sounds ?? '';
    at += rule?.letters.length ?? 1;
  }
  return sounds;
}

function fits({ letters, before, after }: LetterRule, word: string, at: number): boolean {
  return (
    word.startsWith(letters, at) &&
    (before?.test(word.slice(0, at)) ?? true) &&
    (after?.test(word.slice(at + letters.length)) ?? true)
  );
}
