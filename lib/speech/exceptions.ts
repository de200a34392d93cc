/**
 * English words that are not said as the rules (letterRules.ts) would have it, written by hand: a word
 * and its sounds, in the letters of phonemes.ts. An apostrophe stands before the stressed vowel where
 * that is not the first full one. Words made of these by an ending follow them.
 */
export const EXCEPTIONS = `
aaron er@n above @buv abraham Abr@ham abroad @brcd absorb @bzcrb abstract abstrakt abuse @byUs accent aksent
accept @ksept access akses accompany @kump@nE accuracy akyR@sE accurate akyR@t ache Ak acknowledge akn'olij acre AkR
adam ad@m adequate ad@kw@t adjacent @j'As@nt admit @dmit adrian AdrE@n advance @dvans adventure @dvenCR adverb advRb
advice @dvIs advise @dvIz aerial erE@l aesthetic esT'etik afghanistan afg'an@stan afraid @frAd afternoon aftRn'Un
afterward aftRwRd again @gen against @genst agile aj@l ago @gO ahead @hed ai AI ain't Ant aisle Il alcohol alk@hol
alex al@ks alexander al@gz'andR algorithm algRiD@m alien AlE@n alive @lIv allege @l'ej allergy alRjE alliance @lI@ns
allocate al@kAt allow @lW ally alI almost clmOst alphabet alf@bet already clr'edE alright clr'It also clsO
although clDO altitude alt@tUd altogether clt@g'eDR always clwAz amateur am@CR amazon am@zon ambassador amb'as@dR
amber ambR ambiguity ambigy'U@tE america @mer@k@ american @mer@k@n among @muN amsterdam amstRdam amuse @myUz
analysis @nal@s@s ancestor ansestR and @nd anderson andRs@n andrea andrE@ angela anj@l@ anger aNgR angle aNg@l
angry aNgrE anniversary an@v'RsRE another @nuDR answer ansR anxiety aNz'I@tE any enE anybody enEbudE anything enETiN
api ApE'I apostrophe @postr@fE apparatus apR'at@s apparent @per@nt appear @pir appliance @plI@ns applicant apl@k@nt
apply @plI appreciate @prESEAt appropriate @prOprE@t approve @prUv approximately @proks@m@tlE april Apr@l apron Apr@n
arab er@b architecture ork@tekCR archive orkIv are or area erE@ arena R'En@ argue orgyU arrive R'Iv article ort@k@l
as az ascii askE ashamed @SAmd asia AZ@ asian AZ@n asleep @slEp aspire @sp'Ir assembly @semblE asset aset
association @sOsE'AS@n assure @Sqr astronomer @stron@mR astronomy @stron@mE async Asink asynchronous As'iNkr@n@s
atmosphere atm@sfir attorney @tRnE attribute atr@byUt aunt ant australia cstr'Aly@ authenticate cT'ent@kAt
authentication cTent@k'AS@n average avrij avoid @vYd awake @wAk award @wcrd aware @wer away @wA awesome cs@m bach bok
backward bakwRd bacon bAk@n ballet bal'A bangkok baNkok bargain borg@n basic bAsik basin bAs@n bass bAs bead bEd
bear ber beatrice bE@tris beauty byUtE become bik'um been bin beethoven bAtOv@n began big@n begin big'in begun big@n
behavior bih'AvyR behaviour bih'AvyR beijing bAj'iN belgium belj@m below bil'O bennett ben@t berlin bRl'in
bernard bRn'ord beside bis'Id beta bAt@ beware biw'er beyond biy'ond bianca bE'oNk@ bias bI@s bicycle bIsik@l
bilingual bIl'iNgw@l binary bInerE biscuit biskit bizarre biz'or blood blud body bodE boolean bUlE@n borough bRO
botany bot@nE bother boDR bough bW boulder bOldR boundary bWndrE bouquet bUk'A boutique bUt'Ek bowl bOl
bracelet brAsl@t brazil br@zil break brAk breakfast brekf@st breast brest breath breT broad brcd brochure brOS'qr
bryan brI@n budapest bUd@pest buddha bUd@ buffet b@fA burger bRgR burial berE@l bury berE business biznis busy bizE
butterfly butRflI bye bI cache kaS caesar sEzR cafe kaf'A cairo kIrO caleb kAl@b california kal@f'crny@ calorie kal@rE
camera kamr@ campaign kamp'An campbell kamb@l can't kant canada kan@d@ canal k@nal cannot kanot canyon kany@n
capable kAp@b@l caribbean kR'ibE@n carolina ker@l'In@ carolyn ker@lin carriage kerij casual kaZ@w@l catalogue kat@lcg
category kat@gcrE cathedral k@TEdr@l catherine kaTRin catholic kaTlik cello CelO cement s@m'ent cemetery sem@terE
cereal sirE@l ceremony ser@mOnE certainty sRt@ntE certificate sRt'if@k@t champagne Samp'An chaos kAos chaotic kA'otik
character keriktR characteristic keriktR'istik charles Corlz charlotte Sorl@t chef Sef chemical kem@k@l cheryl Ser@l
chestnut Cesnut chic SEk chicago Sik'ogO chile CilE china CIn@ chinese CIn'Ez chloe klOE chocolate Ccklit choir kwIR
christian krisC@n christine krist'En christmas krism@s churchill CRCil circuit sRk@t circumstance sRk@mstans
citizenship sit@z@nSip city sitE cleanse klenz climate klIm@t climax klImaks climb klIm closer klOsR closest klOs@st
cloth klcT clothes klOz coalition kO@l'iS@n cocoa kOkO coconut kOk@nut coffee kcfE cohen kO@n coherent kOh'ir@nt
coincide kOins'Id coincidence kO'ins@d@ns colleague kolEg college kolij colombia k@l'umbE@ colonel kRn@l color kulR
colorado kol@r'odO colour kulR column kol@m comb kOm come kum comfort kumfRt commence k@m'ens comment koment
commerce komRs committee k@mitE communicate k@myUn@kAt communication k@myUn@k'AS@n communist komy@n@st
companion k@mpany@n company kump@nE compass kump@s compel k@mp'el complex kompleks compliance k@mplI@ns
complicate kompl@kAt comply k@mplI component k@mpOn@nt composite k@mp'oz@t comprehend komprEh'end
comprehensive komprEh'ensiv comprise k@mpr'Iz computational kompyUt'AS@n@l concept konsept concert konsRt
concise k@nsIs concrete konkrEt concurrent k@nk'R@nt conduct kond@kt conductor k@nd'uktR confer k@nf'R
configure k@nf'igyR conflict konflikt confront k@nfrunt congratulations k@ngraC@l'AS@nz congress koNgr@s
connectivity k@nekt'iv@tE conquer koNkR conscience konS@ns conscious konS@s consecutive k@ns'eky@tiv consent k@nsent
consequence kons@kwens consider k@nsidR considerate k@ns'idR@t contact kontakt content kontent contest kontest
context kontekst continue k@ntinyU continuity kont@n'U@tE contract kontrakt contradict kontr@d'ikt contrary kontrerE
contrast kontrast contribute k@ntribyUt contributor k@ntr'iby@tR control k@ntrOl controversial kontr@v'RS@l
controversy kontr@vRsE convenient k@nvEny@nt convey k@nvA cooperative kO'opR@tiv coordinate kO'crd@nAt copy kopE
copyright kopErIt corporate kcrpR@t correspond kcr@sp'ond cough kcf coup kU couple kup@l courage kRij courtesy kRt@sE
cover kuvR coverage kuvrij create krE'At creature krECR criteria krIt'irE@ criterion krIt'irE@n cucumber kyUkumbR
cuisine kwiz'En cupboard kubRd curiosity kyqrE'os@tE cushion kqS@n cyberspace sIbRspAs czech Cek dana dAn@
daniel dany@l danielle danEy'el data dAt@ david dAv@d davis dAv@s deaf def dealt delt death deT debris d@brE
debut dAby'U decade dekAd december dis'embR decline dikl'In decrease dikr'Es dedicate ded@kAt defence dif'ens
defer dif'R definite def@n@t defy dif'I delegate del@gAt delhi delE deliberate dil'ibR@t delicacy del@k@sE
delicate del@k@t deliver dil'ivR democrat dem@krat demon dEm@n denial din'I@l denise d@nEs deny din'I deposit d@poz@t
deprive dipr'Iv derek derik derive dR'Iv descent dis'ent desert dezRt desperate despr@t dessert diz'Rt
determine dit'Rm@n detroit ditr'Yt device div'Is devil dev@l diabetes dI@b'EtEz diagnose dI@gn'Os diagnosis dI@gn'Os@s
dialogue dI@lcg diamond dIm@nd diana dI'an@ diane dI'an diego dE'AgO difference difr@ns different difr@nt
difficulty dif@k@ltE digest dIj'est dilemma dil'em@ dinosaur dIn@scr diplomat dipl@mat direct dR'ekt
discipline dis@pl@n disclosure disklOZR discretion diskr'eS@n dissolve diz'olv distribute distr'ibyUt
distributor distr'iby@tR district distrikt diverse dIv'Rs do dU document doky@m@nt documentary doky@m'entRE
documentation doky@ment'AS@n does duz dog dcg doll dol domain dOm'An dominic dom@nik don't dOnt donald don@ld
donation dOn'AS@n done dun donor dOnR door dcr dough dO douglas dugl@s dove duv downtown dWnt'Wn downward dWnwRd
dozen duz@n dr doktR drama drom@ draught draft dreamt dremt driven driv@n drought drWt dubai dUb'I duncan duNk@n
duo dUO duration dqr'AS@n during dqriN dye dI dylan dil@n dynasty dIn@stE eager EgR ecosystem EkOsist@m
edinburgh ed@nbRO edith Ed@T educate ej@kAt education ej@k'AS@n educational ej@k'AS@n@l effort efRt ego EgO
egypt Ej@pt eighth AtT eileen Il'En einstein InstIn eldest eld@st eleanor el@ncr electricity ilektr'is@tE
electron il'ektron electronic ilektr'onik element el@m@nt elementary el@m'entrE eleven il'ev@n eligible el@j@b@l
elijah il'Ij@ elise @l'Es elite il'Et email EmAl embarrass imb'er@s embed imb'ed emmanuel im'anyU@l empire empIR
enable en'Ab@l encounter ink'WntR encourage enk'Rij engine enj@n engineer enj@n'ir england iNgl@nd english iNgliS
enhance enh'ans ensemble ons'omb@l ensure inS'qr entertain entRt'An enthusiasm inT'UzEaz@m enthusiastic inTUzE'astik
entirely int'IRlE entitle ent'It@l entrepreneur ontr@pr@n'R environment inv'Ir@nm@nt environmental invIr@nm'ent@l
episode ep@sOd equality ikw'ol@tE equate ikw'At equation ikw'AZ@n equilibrium Ekw@l'ibrE@m erase ir'As essay esA
essential es'enS@l etc ets'etR@ ethan ET@n ethernet ETRnet eu E'U europe yqr@p european yqr@p'E@n eva Ev@
evacuate iv'aky@wAt evasive iv'Asiv even Ev@n evening EvniN event iv'ent eventual iv'enC@w@l ever evR every evrE
everything evrETiN evil Ev@l exaggerate igz'ajRAt examine igz'am@n excel iks'el excellence eks@l@ns excuse iksky'Us
execute eks@kyUt executive igz'eky@tiv exercise eksRsIz expel iksp'el experience iksp'irE@ns expert ekspRt
expertise ekspRt'Ez exponent eksp'On@nt exponential ekspOn'enS@l export ekspcrt exposure iksp'OZR extent ikst'ent
extraordinary ikstr'crd@nerE eye I eyebrow IbrW false fcls familiar f@milyR familiarity f@mily'er@tE famous fAm@s
fantasy fant@sE fashion faS@n father foDR fatigue f@tEg faulkner fcknR favorite fAvr@t favourite fAvr@t
february febyUerE felix fEliks female fEmAl feminine fem@n@n ferguson fRg@s@n fertile fRt@l festival fest@v@l
fever fEvR fiend fEnd fiftieth fiftE@T finance fin'ans financial f@nanS@l finger fiNgR finite fInIt fiona fE'On@
flood flud florida flcrid@ flourish flRiS fluent flU@nt fluid flU@d folk fOk foot fqt forbid fRb'id foreign fcr@n
forever fR'evR forfeit fcrf@t forget fRg'et forgive fRg'iv forgot fRg'ot forgotten fRg'ot@n format fcrmat
fortunate fcrC@n@t fortune fcrC@n four fcr fragile fraj@l frederick fredrik freud frYd friday frIdA friend frend
from frum front frunt frontier frunt'ir fuel fyU@l fulfil fqlf'il fulfill fqlf'il furnace fRn@s gabriel gAbrE@l
galaxy gal@ksE galileo gal@l'AO gallery galRE gandhi gondE garage gR'oZ garcia gors'E@ gasoline gas@lEn gauge gAj
geese gEs geneva j@nEv@ genius jEny@s genome jEnOm genre Zonr@ genuine jeny@w@n geoffrey jefrE george jcrj
gerald jer@ld ghost gOst gigahertz gig@hRts gimme gimE giovanni jEOv'onE giraffe jR'af give giv given giv@n glove gluv
gomez gOmez gone gcn gonzalez gonz'olez goodbye gqdb'I goose gUs gourmet gqrm'A govern guvRn government guvRm@nt
gradually grajUlE graduate graj@wAt graffiti gr@fEtE graham gram grandma grandmo grandpa grandpo granite gran@t
great grAt grocery grOsRE gross grOs guild gild guitar git'or guru gUrU halloween hal@w'En hamilton ham@lt@n
handful handfql handsome hans@m harold her@ld harriet herE@t harrison heris@n has haz hatred hAtrid have hav
hawaii h@w'IE hazard hazRd hazardous hazRd@s heard hRd heart hort hearth horT heavy hevE heidi hIdE height hIt heir er
helicopter hel@koptR herb Rb heritage herit@j heroic hir'Oik herself hRs'elf heuristic hyqr'istik hi hI
hibernate hIbRnAt hierarchy hIRorkE himself hims'elf hindu hindU his hiz holland hol@nd holmes hOmz
homogeneous hOm@j'EnE@s homomorphic hOm@m'crfik honest on@st honey hunE honor onR honour onR horizon hR'Iz@n host hOst
hostage host@j hostile host@l hotel hOt'el hour WR house hWs houston hyUst@n however hW'evR hughes hyUz hunger huNgR
hungry huNgrE hurricane hR@kAn husband huzb@nd hybrid hIbr@d hydrogen hIdr@j@n hygiene hIj'En hypothesis hIp'oT@s@s
ian E@n ibm IbE'em icon Ikon ida Id@ idea Id'E@ ideal Id'El imagine im'aj@n immediate im'EdE@t immigrant im@gr@nt
imperative imp'er@tiv implementation impl@m@nt'AS@n imply impl'I impulse impuls inclined inkl'Ind increase inkr'Es
indent ind'ent index indeks indiana indE'an@ individual ind@v'ij@w@l indonesia ind@n'EZ@ indoor indcr
inevitable in'ev@t@b@l infamous inf@m@s infinite inf@n@t influence inflU@ns inform inf'crm ingredient ingr'EdE@nt
inherent inh'ir@nt initiative in'iS@tiv injure injR innovative in@vAtiv inquiry inkw'IrE insect insekt inside ins'Id
inspire insp'Ir instinct instiNkt instrument instr@m@nt intelligent int'el@j@nt intent int'ent interact intR'akt
interest intr@st interface intRfAs interfere intRf'ir intermediate intRm'EdE@t intermittent intRm'it@nt
internet intRnet interrupt intR'upt interval intRv@l intimacy int@m@sE intimate int@m@t into intU intricate intr@k@t
introduce intr@d'Us intuitive int'U@tiv invent inv'ent inventory inv@ntcrE iran ir'an iraq ir'ok ireland IRl@nd
iris Iris iron IRn irony Ir@nE is iz isaac Iz@k isabel iz@bel isaiah Iz'A@ island Il@nd isle Il isolate Is@lAt
isolation Is@l'AS@n israel izrE@l istanbul istonb'Ul italian it'aly@n italy it@lE iterative itRAtiv itself its'elf
ivan Iv@n jacob jAk@b jacqueline jakw@lin japan j@pan jared jer@d jasmine jazm@n jason jAs@n java jov@ jennifer jen@fR
jerome jR'Om jerusalem jR'Us@l@m jesse jesE jesus jEz@s jewelry jU@lrE joel jO@l john jon johnson jons@n jorge hcrhA
jose hOz'A joseph jOs@f josephine jOs@fEn joshua joSU@ json jAs@n juan won juanita wonEt@ judith jUd@T julia jUly@
july jUl'I junior jUnyR karaoke kerE'OkE katherine kaTRin kenya keny@ key kE kilometer k@lom@tR kimberly kimbRlE
klein klIn knead nEd knowledge nolij korea kcr'E@ kubernetes kUbRn'EtEz laboratory labr@tcrE language laNgwij
laugh laf laughter laftR lawyer lcyR lead lEd legal lEg@l legislative lej@slAtiv legitimate l@jit@m@t length leNkT
leon lEon leonard lenRd leonardo lEn'ordO leroy lErY lettuce let@s liable lI@b@l liam lE@m library lIbrerE
licence lIs@ns license lIs@ns lieutenant lUt'en@nt lily lilE lincoln liNk@n linear linER linen lin@n linger liNgR
liquor likR lisa lEs@ lisbon lizb@n live liv lively lIvlE liverpool livRpUl lizard lizRd logarithm logRiD@m
login lcgin london lund@n longer lcNgR longest lcNg@st lopez lOpez lose lUz louis lUis louise lU'Ez
louisiana lU'EzE'an@ lounge lWnj love luv lowe lO lucas lUk@s luis lU'Es luther lUTR luxury lugZRE machine m@SEn
machinery m@SEnRE madrid m@drid mae mA magazine mag@zEn maintain mAnt'An malaysia m@lAZ@ malcolm malk@m
manifest man@fest manufacture many@f'akCR manuscript many@skript many menE marathon mer@Ton margaret morgr@t
maria mR'E@ marie mR'E marilyn mer@lin marine m@rEn mario morEO marriage merij marshall morS@l martinez mort'Enez
maryland mer@l@nd masculine masky@l@n mason mAs@n massage m@soZ matrix mAtriks matthew maTyU mature m@C'qr
maturity m@C'qr@tE maurice mcr'Es maya mI@ maybe mAbE medicine med@s@n megan mAg@n memorable memR@b@l menace men@s
mercedes mRs'AdEz metaphor met@fcr meteor mEtER meyer mIR miami mI'amE michael mIk@l michelle miS'el michigan miSig@n
microsoft mIkrOscft microwave mIkr@wAv miguel mig'el milan m@lon mildred mildrid mileage mIl@j militia m@liS@
miniature minE@CR minister min@stR minority mIn'cr@tE minute min@t miracle mir@k@l mischief misC@f miserable mizR@b@l
missile mis@l mobile mOb@l modem mOd@m moderate modR@t module mojUl molecule mol@kyUl monday mundA money munE
monique mOn'Ek monkey muNkE monopoly m@nop@lE monroe m@nr'O month munT montreal montrE'cl monument mony@m@nt moor mqr
moreover mcr'OvR morocco mR'okO mosaic mOz'Aik moscow moskW moses mOz@s mosquito m@skEtO most mOst motel mOt'el
motivate mOt@vAt move mUv mow mO mozart mOtsort mr mistR mrs misiz ms miz multiply mult@plI munich myUnik muscle mus@l
museum myUz'E@m muslim muzl@m myself mIs'elf mysql mIesEkyU'el nadia nodE@ naive nI'Ev naked nAkid naomi nA'OmE
napoleon n@pOlE@n nasty nastE natalia n@t'olE@ natasha n@t'oS@ nathan nAT@n national naS@n@l nationality naS@n'al@tE
nausea ncZ@ nearby nirb'I necklace nekl@s neglect nigl'ekt neil nEl nephew nefyU nevertheless nevRD@l'es
nginx enjin'eks nguyen nUy'en nicholas nik@l@s nicole nik'Ol nigel nIj@l nigeria nIj'irE@ nina nEn@ nineteen nInt'En
ninety nIntE ninth nInT nitrogen nItr@j@n noah nO@ none nun nonetheless nunD@l'es nonsense nonsens norwegian ncrw'Ej@n
nothing nuTiN notification nOt@f@k'AS@n notorious nOt'crE@s november nOv'embR now nW nuclear nUklER nucleus nUklE@s
oasis O'As@s obama Ob'om@ obedient Ob'EdE@nt obesity Ob'Es@tE obey Ob'A object objekt observe @bzRv obstacle obst@k@l
occupy oky@pI ocean OS@n october okt'ObR of uv offence @fens offend @fend often cf@n ohio Oh'IO ok Ok'A okay Ok'A
olive ol@v omar Omor omit Om'it once wuns one wun ongoing ongOiN onion uny@n online cnlIn only OnlE onset onset
onto ontU opaque Op'Ak opera opr@ opinion @piny@n opponent @pOn@nt opposite op@z@t optimization opt@m@z'AS@n
oracle cr@k@l orange crinj orchard crCRd orchestra crk@str@ organization crg@n@z'AS@n origin cr@j@n oslo ozlO
otis Ot@s ottawa ot@wo ourselves WRs'elvz outward WtwRd oven uv@n overall OvRcl owen Owin oxygen oks@j@n ozone OzOn
pablo poblO paillier pIyA pajamas p@jom@z pakistan pak@stan palace pal@s palette pal@t panama pan@mo parachute per@SUt
paradigm per@dIm paradise per@dIs parallel per@lel parliament porl@m@nt particular pRt'iky@lR passionate paS@n@t
pasta post@ patent pat@nt patricia p@triS@ patrol p@trOl pear per peculiar p@kyUlyR pedro pAdrO penelope p@nel@pE
penguin peNgwin people pEp@l percent pRs'ent perfect pRfikt period pirE@d personnel pRs@n'el persuade pRsw'Ad
phenomena f@n'om@n@ phenomenon f@nom@non philippines fil@p'Enz philosophy f@los@fE phoebe fEbE phoenix fEniks
photograph fOt@graf photographer f@togr@fR photographic fOt@gr'afik physician f@ziS@n piano pE'anO picasso p@kosO
pierre pE'er pineapple pInap@l pint pInt pirate pIr@t pity pitE pizza pEts@ plague plAg plateau plat'O plaza ploz@
plead plEd plough plW plugin plugin poem pO@m poet pO@t poetic pO'etik poetry pO@trE poland pOl@nd police p@lEs
polite p@lIt political p@lit@k@l politics pol@tiks polygon polEgon poor pqr popcorn popkcrn portrait pcrtr@t
portugal pcrC@g@l portuguese pcrC@gEz possess p@zes post pOst postage pOst@j postpone pOstp'On potato p@tAtO
potential p@tenS@l pour pcr prague prog precise pris'Is predator pred@tR predict prid'ikt prefer prif'R
preference prefR@ns prejudice prej@d@s premiere prem'ir premise prem@s prepare prip'er presentation prez@nt'AS@n
presented pris'ent@d presenting pris'entiN preserve priz'Rv presidency prez@d@nsE prestige prest'EZ
prestigious prest'ij@s pretense prEtens pretty pritE prevent priv'ent primary prImerE princess prinses prior prIR
private prIv@t privilege privlij procedure pr@sEjR process proses proclaim prOkl'Am product prod@kt
productivity prOd@kt'iv@tE professor pr@fesR profound prOf'Wnd program prOgram programme prOgram progress progres
prohibit prOh'ib@t project projekt projector pr@j'ektR prolong pr@lcNg promise prom@s pronunciation pr@nunsE'AS@n
proper propR prosecute pros@kyUt prospect prospekt protein prOtEn protocol prOt@kol prototype prOt@tIp prove prUv
proverb provRb province prov@ns psychiatric sIkE'atrik pudding pqdiN punish puniS purchase pRC@s purpose pRp@s
pursue pRs'U pursuit pRs'Ut put pqt pyramid pir@mid python pITon quantitative kwont@tAtiv quebec kw@b'ek query kwirE
queue kyU quota kwOt@ quotation kwOt'AS@n quotient kwOS@nt rachel rAC@l radar rAdor ratio rASEO rational raS@n@l
raw ro read rEd ready redE reality rE'al@tE realm relm rebecca rib'ek@ rebellion rib'ely@n recall rik'cl
receipt ris'Et receive ris'Ev recipe res@pE recommend rek@m'end reconcile rek@nsIl record rik'crd recover rik'uvR
recruit rikr'Ut rectangle rektaNg@l rectangular rekt'aNgy@lR recycle rEs'Ik@l redo rEd'U reduce rid'Us
redundant rid'und@nt refer rif'R reference refR@ns referral rif'R@l refine rif'In reflect rifl'ekt
reflection rifl'ekS@n reform rif'crm refuse rify'Uz regard rig'ord regex rejeks regime r@ZEm register rejistR
regret rigr'et rehearse rEh'Rs reign rAn reinforce rEinf'crs reliable ril'I@b@l relief ril'Ef religion ril'ij@n
religious ril'ij@s reluctant ril'ukt@nt remain rim'An remember rim'embR remind rim'Ind removal rim'Uv@l renee r@n'A
renew rin'U repair rip'er repeat rip'Et reply ripl'I represent repriz'ent representation repr@zent'AS@n
require rikw'IR requirement rikw'Irm@nt rescue reskyU research rEsRC resent riz'ent reset rEs'et resign riz'In
resist riz'ist resolve riz'olv respect risp'ekt respond risp'ond response risp'ons restaurant restRont restore rist'cr
result riz'ult resume riz'Um retain rit'An return rit'Rn reveal riv'El revenge riv'enj revenue rev@nU revive riv'Iv
reward riw'crd reynolds ren@ldz rhythm riD@m richard riCRd righteous rIC@s rita rEt@ river rivR robert robRt
robot rObot robotics rOb'otiks robust rOb'ust rodriguez rodr'Egez roger rojR romance rOm'ans romania rOm'AnE@
romantic rOm'antik ronald ron@ld roosevelt rOz@velt route rUt routine rUt'En ruin rU@n ryan rI@n sacred sAkrid
sacrifice sakr@fIs safari s@forE safety sAftE said sed salmon sam@n salon s@lon salsa scls@ samuel samyU@l
santiago santE'ogO saturday satRdA sausage scs@j says sez scalar skAlR scarce skers scenario sin'erEO scenic sEnik
schedule skejUl schema skEm@ schneider SnIdR schultz Sqlts scissors sizRz sean Scn season sEz@n seattle sE'at@l
secret sEkr@t secure siky'qr select sil'ekt seminar sem@nor senate sen@t senior sEnyR seoul sOl separately sepR@tlE
september sept'embR sequential s@kw'enS@l sergeant sorj@nt series sirEz sesame ses@mE several sevr@l severe siv'ir
sew sO sexual sekSU@l shadowy SadOE shakespeare SAkspEr shall Sal shanghai SaNh'I sheila SEl@ shepherd SepRd
shiver SivR shoe SU shoulder SOldR shove Suv shovel Suv@l siberia sIb'irE@ sibling sibliN signature sign@CR
simon sIm@n simone sim'On simultaneous sIm@lt'AnE@s sincere sins'ir singapore siNg@pcr singer siNR single siNg@l
smooth smUD soccer sokR soften scf@n solder sodR soldier sOljR some sum somebody sumbudE something sumTiN son sun
sonia sOny@ soot sqt sophia sOf'E@ soul sOl southern suDRn soviet sOvEet spaghetti sp@getE species spESEz
spiritual spiriCU@l sponge spunj squirrel skwRl stability st@b'il@tE steak stAk stephanie stef@nE stephen stEv@n
sterile ster@l steven stEv@n stomach stum@k strategic str@tEjik strength streNkT stronger strcNgR stuart stURt
study studE stylish stIliS subject subjikt subtitle subtIt@l subtle sut@l suburb subRb sudo sUdU sugar SqgR
suggest s@jest suggestion s@gj'esC@n suicide sU@sId suitable sUt@b@l suite swEt supply s@plI support s@pcrt
supposedly s@p'Oz@dlE sure Sqr surface sRf@s surprise sRpr'Iz survey sRvA survive sRv'Iv sushi sUSE suzanne sUz'an
swear swer sweat swet sweden swEd@n swedish swEdiS sword scrd sworn swcrn synthesis sinT@s@s taiwan tIw'on
takeaway tAk@wA tanya tony@ target torg@t tear ter tech tek telephone tel@fOn television tel@viZ@n
temperament tempr@m@nt temperature tempr@CR teresa tR'Es@ terrain tR'An territory ter@tcrE testimony test@mOnE
texas teks@s thailand tIland thames temz than Dan that Dat the D@ theater TE@tR theatre TE@tR theatrical TE'atrik@l
their Der them Dem themselves Dems'elvz then Den theodore TE@dcr theorem TEr@m theoretical TER'etik@l theory TirE
therapy Ter@pE there Der therefore Derfcr theresa tR'Es@ these DEz theta TAt@ they DA they're Der thirtieth TRtE@T
this Dis thomas tom@s thompson tomps@n thorough TRO those DOz though DO threat Tret threshold TreSOld through TrU
throughout TrUW't thus Dus tiger tIgR timber timbR to tU tobacco t@bakO todo tUd'U together t@geDR tokyo tOkEO
tomato t@mAtO tomb tUm tomorrow t@morO ton tun tongue tuN touch tuC tour tqr tourist tqrist tournament tqrn@m@nt
tow tO toward t@wcrd transparent transp'er@nt transport transpcrt trauma trom@ tremendous trim'end@s triangle trIaNg@l
trophy trOfE tropical trop@k@l tuition tU'iS@n turing tqriN twentieth twentE@T twilight twIlIt two tU typical tip@k@l
ui yU'I uk yUk'A ukraine yUkr'An ultimate ult@m@t undefined undif'Ind understand undRst'and undo und'U
uniform yUn@fcrm universe yUn@vRs university yUn@v'Rs@tE unusual uny'UZU@l upon @pon upset ups'et usual yUZ@w@l
vacation vAk'AS@n vaccine vaks'En vacuum vakyUm vague vAg valerie val@rE valuable valy@b@l value valyU valve valv
vancouver vank'UvR variable verE@b@l variety v@rI@tE vegetable vejt@b@l vehicle vEhik@l venezuela ven@zw'Al@
venue venyU verbatim vRb'At@m versatile vRs@t@l vertical vRt@k@l veterinary vetr@nerE viable vI@b@l vienna vE'en@
vietnam vE'etn'om villain vil@n violin vI@l'in virginia vRj'iny@ visa vEz@ visual viZ@w@l visually viZw@lE
vitamin vIt@m@n vocabulary vOk'aby@lerE volatile vol@t@l volcano volk'AnO volleyball volEbcl volume volyUm voyage vYij
vs vRs@s vulnerable vulnR@b@l wallace wol@s walsh wclS warrior wcryR was wuz wasm woz@m water wctR watson wots@n
watts wots we're wir wear wer weary wirE webgl webjE'el wednesday wenzdA weird wird were wR what wut whatever wut'evR
where wer whereas wer'az wherever wer'evR who hU wholly hOlE whom hUm whoops wUps whose hUz wicked wik@d wifi wIfI
wikipedia wikip'EdE@ william wily@m wind wind wisdom wizd@m with wiD withdraw wiTdr'c withdrawal wiTdr'c@l
within wiD'in without wiD'Wt wizard wizRd wolf wqlf wolfe wqlf wolves wqlvz woman wqm@n womb wUm women wim@n won wun
won't wOnt wonder wundR wont wOnt wool wql worn wcrn worry wRE worship wRS@p wound wUnd xavier zAvyR yacht yot yeah ya
yesterday yestRdA yoga yOg@ yogurt yOgRt yolk yOk you're yqr younger yuNgR your ycr yourself ycrs'elf yvonne iv'on
zachary zakRE zebra zEbr@ zhang Zong zoe zOE zuckerberg zukRbRg zurich zqrik
`;

/** Words that the rules have right, and that others are made of by an ending. */
export const REGULAR = `
a abandon able absolute academic acquire activity add adjust adjustment affirm african agency agree alley along
amplify amy analyze ann arrange arrow assert assess assign assignment assume assurance attach attack badge balance
bang bathe battle behave believe belong billion bind blind bloody blow borrow breathe bridge build buy cable calm
cambridge candidate capital career carry cascade catalog change charge circle cleveland clothe colonial combine commit
common compare compensate competence complete compress concede conceive conception condition confine confirm console
construct consume copper correct country credit curious debt decency decent declare defense define delete deploy
describe design desire develop devote dial die direction director discover dispatch dispose distinguish dollar double
doubt dragon drive earn easy echo economic editorial efficient election emphasize encode enforce enroll enzyme equal
era escape establish estimate eve examination exchange excite explode explore extend fasten fatal favor federal figure
final find focus follow food footnote for forward frequent friendly furious future gas general generate generation
generator get giant gig git glorious gossip grind grow guide guy habit hamburg handle hear hedge here hero hey holy
honesty humanity i'm identify idle ignite imperial impose incident industry inhabit inherit inhibit inspection install
institute insurance insure integrate intentional international interpret invade invite issue ivy james jealous joe
kidnap knife know label labor lang layer lecture leo level link liquid listen location long low magnetic magnify
manage manner mantle market marry match material measure media member menu metal mild million millionaire minimal
mobility model modern modify moral motor motorcycle mountain murmur narrow native natural notice nurture occupation
occur off office open operate operation oppress orbit order organic organize our oversee own owner package palm panel
parade partner patient patriot perform person peter pilot pittsburgh pleasure position prescribe presume price prison
processor produce profit promote pronounce propose provoke qualify racial range rape realise realize reason recognize
regional regular relative relevance relevant residence ring riot roll row ruth sale salt scale scheme search service
settle ship silence silver size slow snow solid sour spa stable staple state stereotype store story stroll stupid
style subscribe success supervise supervisor suppose survival swing table task taste throw tidy tiny toll torture
trace transmit travel treasure trial tribal type undermine union unite upgrade use utility via village violence
violent vision vocal vulnerability war waste watch weather widow wing wrestle written year you young zero
`;
