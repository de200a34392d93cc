/** The rules for letters that are consonants; letterRules.ts says how they read. */
export const CONSONANT_RULES = String.raw`
<bb> b
<bt>$ t
m<b>$
m<b>(?=s$|ing|er$)
<b> b

<cch> k
<cc>(?=[eiy]) ks
<cc> k
<tch> C
^dis<ch> C
<ch>(?=[rl]|n|oru|em|ao|or$) k
t<ech>(?=n) ek
(?:me|ar)<ch>(?=[ai]) k
<ch>(?=ara[ck]|ar[im]s|ole|ord|oir|o$) k
<ch> C
^s<cien> I@n
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
<dge>(?!t) j
<dg>(?=[iyme]) j
<dj> j
<dual> j@w@l
<du>(?=l[aeou]) j@
<du>(?=a|cat) jU
<d> d

C<folk>$ f@k
<ff> f
<f> f

V<gh>(?![eo])
<gh> g
<gn>$ n
^<gn> n
<gg> g
<gue>$ g
<gu>(?=[aei]) g
^<g>(?=ea|ee|et|i[fgtv]|il[bld]|irl|imm|ib[bs]) g
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

^<mcg> m@g
^<mc>(?=C) m@k
C<mouth>$ m@T
<mm> m
<mn>$ m
<m> m

<ncle>$ Nk@l
<nc>(?=t) Nk
<ng>$ N
<ng>(?=C) N
<ngu>(?=[aeio]) Ngw
<n>(?=g[aloru]|c$) N
<n>(?=k|x|q|ch(?:or|[rl])) N
<nn> n
<n> n

<pph> f
<ph> f
<pp> p
^<psych> sIk
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

V.*<shire>$ SR
^<sch>(?=[mnrwua]) S
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
<tue>$ CU
<tuou> CU@
<tu>(?=nat) C@
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
