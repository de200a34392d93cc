/**
 * English words that are not said as the rules (letterRules.ts) would have it, written by hand: a word
 * and its sounds, in the letters of phonemes.ts. An apostrophe stands before the stressed vowel where
 * that is not the first full one. Words made of these by an ending follow them.
 */
export const EXCEPTIONS = `
aaron er@n above @buv abraham Abr@ham abroad @brcd absorb @bzcrb abstract abstrakt abuse @byUs accent aksent
accept @ksept access akses accompany @kump@nE accuracy akyR@sE accurate akyR@t ache Ak acre AkR adam ad@m
adequate ad@kw@t admit @dmit advance @dvans adventure @dvenCR adverb advRb advice @dvIs advise @dvIz
aesthetic esT'etik afraid @frAd afternoon aftRn'Un afterward aftRwRd again @gen against @genst agency Aj@nsE
agent Aj@nt aggressive @gresiv ago @gO ahead @hed ai AI ain't Ant aisle Il albert albRt alcohol alk@hol alex al@ks
alexander al@gz'andR algorithm algRiD@m alien AlE@n alive @lIv alliance @lI@ns allow @lW almost clmOst
alphabet alf@bet already clr'edE alright clr'It also clsO alternative clt'Rn@tiv although clDO altogether clt@g'eDR
always clwAz amateur am@CR amazon am@zon amber ambR america @mer@k@ american @mer@k@n among @muN amsterdam amstRdam
amuse @myUz analysis @nal@s@s and @nd anderson andRs@n andrea andrE@ andrew andrU angela anj@l@ anger aNgR angle aNg@l
angry aNgrE another @nuDR answer ansR antenna ant'en@ anxiety aNz'I@tE any enE anybody enEbudE anything enETiN
api ApE'I apostrophe @postr@fE apparent @per@nt appeal @pEl appear @pir applicant apl@k@nt apply @plI
appreciate @prESEAt appropriate @prOprE@t approve @prUv april Apr@l apron Apr@n arab er@b architect ork@tekt
architecture ork@tekCR archive orkIv are or area erE@ arena R'En@ argentina orj@nt'En@ argue orgyU arrival R'Iv@l
arrive R'Iv arthur orTR article ort@k@l artist ort@st as az ashamed @SAmd asia AZ@ asian AZ@n asleep @slEp
aspect aspekt asset aset association @sOsE'AS@n assure @Sqr asthma azm@ astronomer @stron@mR astronomy @stron@mE
athlete aTlEt atmosphere atm@sfir attorney @tRnE audio cdEO aunt ant australia cstr'Aly@ austria cstrE@
authentic cT'entik avenue av@nU average avrij avoid @vYd awake @wAk award @wcrd aware @wer away @wA awesome cs@m
awful cf@l bach bok backward bakwRd bacon bAk@n bacteria bakt'irE@ ballet bal'A banana b@nan@ bargain borg@n
barrier berER basic bAsik basin bAs@n bass bAs bead bEd bear ber beauty byUtE become bik'um been bin beethoven bAtOv@n
began big@n begin big'in begun big@n behavior bih'AvyR behaviour bih'AvyR beige bAZ belgium belj@m below bil'O
bennett ben@t berlin bRl'in beside bis'Id beta bAt@ beyond biy'ond bias bI@s bicycle bIsik@l bilingual bIl'iNgw@l
binary bInerE biscuit biskit bizarre biz'or blood blud body bodE borough bRO bother boDR bough bW boundary bWndrE
bouquet bUk'A boutique bUt'Ek bowl bOl brazil br@zil break brAk breakfast brekf@st breast brest breath breT
britain brit@n broad brcd brochure brOS'qr bryan brI@n budapest bUd@pest buddha bUd@ budget buj@t buffet b@fA
build bild built bilt bull bql bullet bql@t bully bqlE bureaucracy byqr'okr@sE burger bRgR bury berE bush bqS
business biznis busy bizE butcher bqCR bye bI caesar sEzR cafe kaf'A cairo kIrO calendar kal@ndR
california kal@f'crny@ calorie kal@rE camera kamr@ campaign kamp'An campbell kamb@l can't kant canal k@nal
cannot kanot capable kAp@b@l captain kapt@n carolyn ker@lin carriage kerij casual kaZ@w@l catalogue kat@lcg
catastrophe k@tastr@fE category kat@gcrE cathedral k@TEdr@l catherine kaTRin catholic kaTlik cemetery sem@terE
certain sRt@n certificate sRt'if@k@t chalet Sal'A champagne Samp'An champion CampE@n chaos kAos character keriktR
characteristic keriktR'istik charles Corlz charlotte Sorl@t chef Sef chemical kem@k@l chemistry kem@strE cheryl Ser@l
chic SEk chicago Sik'ogO chile CilE china CIn@ chinese CIn'Ez chocolate Ccklit choir kwIR chord kcrd christian krisC@n
christina krist'En@ christine krist'En christmas krism@s churchill CRCil cipher sIfR circuit sRk@t
circumstance sRk@mstans city sitE cleanse klenz cliche klES'A client klI@nt climate klIm@t climb klIm closer klOsR
closest klOs@st clothes klOz coffee kcfE coincidence kO'ins@d@ns colleague kolEg college kolij colonel kRn@l
color kulR colour kulR column kol@m comb kOm come kum comfort kumfRt comment koment commerce komRs committee k@mitE
communicate k@myUn@kAt communication k@myUn@k'AS@n companion k@mpany@n company kump@nE compass kump@s complain k@mplAn
complex kompleks compliance k@mplI@ns complicate kompl@kAt comply k@mplI component k@mpOn@nt
comprehensive komprEh'ensiv computational kompyUt'AS@n@l concept konsept concert konsRt concertina konsRt'En@
concise k@nsIs concrete konkrEt conduct kond@kt conflict konflikt confront k@nfrunt congratulations k@ngraC@l'AS@nz
congress koNgr@s conquer koNkR conscience konS@ns conscious konS@s consent k@nsent consequence kons@kwens
consider k@nsidR contact kontakt contain k@ntAn contemporary k@ntempRerE content kontent contest kontest
context kontekst continue k@ntinyU contract kontrakt contrast kontrast contribute k@ntribyUt control k@ntrOl
controversial kontr@v'RS@l controversy kontr@vRsE convenient k@nvEny@nt convey k@nvA coordinate kO'crd@nAt copy kopE
copyright kopErIt corporate kcrpR@t corps kcr correct kR'ekt correspond kcr@sp'ond cough kcf coup kU couple kup@l
courage kRij courtesy kRt@sE cover kuvR create krE'At creature krECR criteria krIt'irE@ criterion krIt'irE@n
cuisine kwiz'En cupboard kubRd curiosity kyqrE'os@tE curriculum kR'iky@l@m curtain kRt@n cushion kqS@n
cylinder sil@ndR cynthia sinTE@ daniel dany@l danish dAniS data dAt@ david dAv@d davis dAv@s deaf def dealt delt
death deT debris d@brE debut dAby'U decade dekAd december dis'embR decent dEs@nt decline dikl'In decrease dikr'Es
dedicate ded@kAt defence dif'ens defer dif'R definite def@n@t delegate del@gAt deliberate dil'ibR@t delicate del@k@t
deliver dil'ivR democrat dem@krat denise d@nEs dennis den@s deny din'I deposit d@poz@t depot dEpO deprive dipr'Iv
derive dR'Iv descent dis'ent desert dezRt desperate despr@t dessert diz'Rt determine dit'Rm@n develop div'el@p
device div'Is diabetes dI@b'EtEz diagram dI@gram dialogue dI@lcg diamond dIm@nd diana dI'an@ diane dI'an
dictionary dikS@nerE difference difr@ns different difr@nt difficulty dif@k@ltE digest dIj'est dilemma dil'em@
diplomat dipl@mat direct dR'ekt discipline dis@pl@n distribute distr'ibyUt district distrikt diverse dIv'Rs
divide div'Id divorce div'crs do dU document doky@m@nt documentary doky@m'entRE documentation doky@ment'AS@n does duz
dog dcg doll dol domain dOm'An don't dOnt donald don@ld done dun door dcr dough dO dove duv downtown dWnt'Wn
downward dWnwRd dozen duz@n dr doktR drama drom@ draught draft dreamt dremt driven driv@n drought drWt duo dUO
during dqriN dylan dil@n dynasty dIn@stE eager EgR echo ekO edinburgh ed@nbRO educate ej@kAt education ej@k'AS@n
educational ej@k'AS@n@l effort efRt egypt Ej@pt eighth AtT einstein InstIn eldest eld@st electricity ilektr'is@tE
electronic ilektr'onik element el@m@nt elementary el@m'entrE eleven il'ev@n elijah il'Ij@ elite il'Et email EmAl
embarrass imb'er@s embed imb'ed empire empIR enable en'Ab@l encode enk'Od encourage enk'Rij encrypt enkr'ipt
encryption enkr'ipS@n energy enRjE engine enj@n engineer enj@n'ir england iNgl@nd english iNgliS enhance enh'ans
ensemble ons'omb@l ensure inS'qr entertain entRt'An enthusiasm inT'UzEaz@m entrepreneur ontr@pr@n'R
entrepreneurial ontr@pr@n'RE@l environment inv'Ir@nm@nt environmental invIr@nm'ent@l episode ep@sOd equality ikw'ol@tE
equate ikw'At equation ikw'AZ@n erase ir'As essay esA essential es'enS@l establish ist'abliS ethan ET@n eu E'U
eugene yUj'En europe yqr@p european yqr@p'E@n eva Ev@ evasive iv'Asiv even Ev@n evening EvniN event iv'ent
eventual iv'enC@w@l ever evR every evrE everything evrETiN evil Ev@l examination igzam@n'AS@n examine igz'am@n
excel iks'el excuse iksky'Us execute eks@kyUt executive igz'eky@tiv exercise eksRsIz exhibit igz'ib@t
experience iksp'irE@ns expert ekspRt expertise ekspRt'Ez explain ikspl'An exponent eksp'On@nt export eksport
exposure iksp'OZR extent ikst'ent extraordinary ikstr'crd@nerE eye I facade f@sod false fcls familiar f@milyR
famous fAm@s fantasy fant@sE farewell ferwel fashion faS@n fatal fAt@l father foDR fatigue f@tEg favorite fAvr@t
favour fAvR favourite fAvr@t february febyUerE felix fEliks female fEmAl feminine fem@n@n festival fest@v@l fever fEvR
fiance fEons'A fiend fEnd fiftieth fiftE@T finance fin'ans financial f@nanS@l finger fiNgR flavour flAvR flood flud
florida flcrid@ flower flWR fluent flU@nt fluid flU@d folk fOk foot fqt forbid fRb'id foreign fcr@n forever fR'evR
forfeit fcrf@t forget fRg'et forgive fRg'iv forgot fRg'ot forgotten fRg'ot@n format fcrmat formula fcrmy@l@
fortunate fcrC@n@t fortune fcrC@n fossil fos@l fountain fWnt@n four fcr fragile fraj@l friday frIdA friend frend
from frum front frunt fuel fyU@l full fql fully fqlE gabriel gAbrE@l gadget gaj@t galaxy gal@ksE galileo gal@l'AO
gallery galRE garage gR'oZ gasoline gas@lEn gauge gAj gear gir gecko gekO geek gEk geese gEs geneva j@nEv@
genius jEny@s genre Zonr@ genuine jeny@w@n geography jE'ogr@fE geometry jE'om@trE george jcrj gerald jer@ld
germany jRm@nE get get ghost gOst gift gift gig gig giggle gig@l gimme gimE gimmick gimik giraffe jR'af girl gRl
git git give giv given giv@n glacier glASR gloria glcrE@ glove gluv gone gcn goodbye gqdb'I gorilla gR'il@
gourmet gqrm'A govern guvRn government guvRm@nt graduate graj@wAt graffiti gr@fEtE grandma grandmo grandpa grandpo
granite gran@t great grAt grocery grOsRE gross grOs guerrilla gR'il@ guild gild guitar git'or guru gUrU
halloween hal@w'En handkerchief haNkRCif handsome hans@m handwriting handrItiN harass hR'as harmonica hormonik@
harold her@ld has haz have hav hazard hazRd heard hRd heart hort hearth horT heavy hevE height hIt heir er
helicopter hel@koptR hero hirO herself hRs'elf hi hI hibernate hIbRnAt hierarchy hIRorkE himself hims'elf hindu hindU
his hiz holland hol@nd honest on@st honey hunE honor onR honour onR horizon hR'Iz@n host hOst hostage host@j
hostile host@l hotel hOt'el hour WR house hWs however hW'evR hughes hyUz humanity hyUm'an@tE hundred hundr@d
hunger huNgR hungry huNgrE husband huzb@nd hybrid hIbr@d hygiene hIj'En hyperbole hIp'Rb@lE hypothesis hIp'oT@s@s
ibm IbE'em icon Ikon idea Id'E@ ideal Id'El ideology IdE'ol@jE ignore ign'cr imaginary im'aj@nerE imagine im'aj@n
immediate im'EdE@t immigrant im@gr@nt implement impl@m@nt impulse impuls inclined inkl'Ind increase inkr'Es
indent ind'ent index indeks india indE@ individual ind@v'ij@w@l industry ind@strE inevitable in'ev@t@b@l
infamous inf@m@s infinite inf@n@t influence inflU@ns inform inf'crm ingredient ingr'EdE@nt inherit inh'er@t
initiative in'iS@tiv injure injR injury injRE inquiry inkw'IrE insect insekt inside ins'Id inspire insp'Ir
instinct instiNkt instrument instr@m@nt intelligent int'el@j@nt intent int'ent interact intR'akt interest intr@st
interface intRfAs intermediate intRm'EdE@t internet intRnet interrupt intR'upt interval intRv@l intimate int@m@t
into intU introduce intr@d'Us invent inv'ent ireland IRl@nd irene Ir'En iron IRn irony Ir@nE is iz isaac Iz@k
isabella iz@b'el@ island Il@nd isle Il isolate Is@lAt isolation Is@l'AS@n israel izrE@l italian it'aly@n italy it@lE
itself its'elf ivory IvRE jacob jAk@b jacqueline jakw@lin january janyUerE japan j@pan jason jAs@n java jov@
jealousy jel@sE jennifer jen@fR jeopardy jepRdE jesse jesE jesus jEz@s jewelry jU@lrE john jon johnson jons@n
jose hOz'A joseph jOs@f joshua joSU@ journal jRn@l journalist jRn@l@st journey jRnE juan won judith jUd@T julia jUly@
july jUl'I junior jUnyR kangaroo kaNgR'U karaoke kerE'OkE karate kR'otE katherine kaTRin key kE kimberly kimbRlE
knead nEd knowledge nolij kudos kUdOs laboratory labr@tcrE labour lAbR language laNgwij laugh laf laughter laftR
lawyer lcyR lead lEd legal lEg@l legitimate l@jit@m@t length leNkT leonardo lEn'ordO leopard lepRd lettuce let@s
liberty libRtE librarian lIbr'erE@n library lIbrerE licence lIs@ns license lIs@ns lieutenant lUt'en@nt lily lilE
lincoln liNk@n linear linER linger liNgR lisa lEs@ literary litRerE live liv liverpool livRpUl lizard lizRd
logan lOg@n logarithm logRiD@m london lund@n longer lcNgR longest lcNg@st lose lUz louis lUis love luv lucas lUk@s
luxury lugZRE machine m@SEn madrid m@drid magazine mag@zEn maintain mAnt'An manufacture many@f'akCR many menE
marathon mer@Ton margaret morgr@t margarine morjR@n marie mR'E marilyn mer@lin marine m@rEn marriage merij
masculine masky@l@n mason mAs@n massage m@soZ material m@tirE@l maternity m@tRn@tE matrix mAtriks matthew maTyU
maybe mAbE mechanic m@kanik mechanical m@kanik@l mechanism mek@niz@m media mEdE@ medicine med@s@n megan mAg@n
melissa m@lis@ memorable memR@b@l meter mEtR metre mEtR michael mIk@l michelle miS'el michigan miSig@n micro mIkrO
microphone mIkr@fOn microscope mIkr@skOp microscopic mIkr@sk'opik microsoft mIkrOscft migrant mIgr@nt migrate mIgrAt
mileage mIl@j military mil@terE millionaire mily@n'er minister min@stR ministry min@strE minority mIn'cr@tE
minute min@t miracle mir@k@l miserable mizR@b@l missile mis@l mobile mOb@l moderate modR@t module mojUl
molecule mol@kyUl monarch monork monday mundA money munE monkey muNkE monopoly m@nop@lE month munT monument mony@m@nt
moor mqr moreover mcr'OvR moscow moskW moses mOz@s mosquito m@skEtO most mOst motivate mOt@vAt motor mOtR
mountain mWnt@n move mUv mow mO mozart mOtsort mozzarella mots@r'el@ mr mistR mrs misiz ms miz multiply mult@plI
munich myUnik muscle mus@l muslim muzl@m mutation myUt'AS@n myself mIs'elf naive nI'Ev naked nAkid napoleon n@pOlE@n
nasty nastE nathan nAT@n national naS@n@l nationality naS@n'al@tE native nAtiv nausea ncZ@ naval nAv@l nazi notsE
necessary nes@serE neglect nigl'ekt nephew nefyU nevertheless nevRD@l'es nicholas nik@l@s nicole nik'Ol nina nEn@
nineteen nInt'En ninety nIntE ninth nInT nitrogen nItr@j@n noah nO@ nomad nOmad none nun nonetheless nunD@l'es
nonsense nonsens norwegian ncrw'Ej@n nothing nuTiN notification nOt@f@k'AS@n notify nOt@fI november nOv'embR now nW
nuance nUons nuclear nUklER oasis O'As@s obey Ob'A object objekt obscure @bskyqr observe @bzRv obstacle obst@k@l
obtain @btAn occupy oky@pI ocean OS@n october okt'ObR of uv offence @fens often cf@n ok Ok'A okay Ok'A oliver ol@vR
olivia Ol'ivE@ omit Om'it once wuns one wun onion uny@n online cnlIn only OnlE onset onset onto ontU opera opr@
opinion @piny@n opponent @pOn@nt opposite op@z@t oracle cr@k@l orange crinj orchestra crk@str@ ordinary crd@nerE
organism crg@niz@m organization crg@n@z'AS@n origin cr@j@n original R'ij@n@l ourselves WRs'elvz outward WtwRd
oven uv@n overall OvRcl overt Ov'Rt oxygen oks@j@n pajamas p@jom@z palace pal@s parachute per@SUt parade pR'Ad
paradise per@dIs paragraph per@graf parallel per@lel parliament porl@m@nt particular pRt'iky@lR passenger pas@njR
passionate paS@n@t pasta post@ patent pat@nt patient pAS@nt patricia p@triS@ patriot pAtrE@t patrol p@trOl
patron pAtr@n pear per peculiar p@kyUlyR penguin peNgwin peninsula p@nins@l@ people pEp@l percent pRs'ent
perfect pRfikt perform pRf'crm period pirE@d persian pRZ@n personnel pRs@n'el persuade pRsw'Ad peter pEtR
phenomenon f@nom@non philosophy f@los@fE phoenix fEniks photograph fOt@graf photographer f@togr@fR piano pE'anO
picasso p@kosO pineapple pInap@l pint pInt pirate pIr@t pity pitE pizza pEts@ placebo pl@sEbO plateau plat'O
plaza ploz@ plead plEd plough plW poem pO@m poet pO@t poetic pO'etik poetry pO@trE poland pOl@nd polar pOlR
police p@lEs polite p@lIt political p@lit@k@l politics pol@tiks polygon polEgon poor pqr popcorn popkcrn
portrait pcrtr@t portugal pcrC@g@l portuguese pcrC@gEz possess p@zes possibility pos@b'il@tE possible pos@b@l
post pOst postage pOst@j postpone pOstp'On potato p@tAtO potential p@tenS@l poultry pOltrE pour pcr poverty povRtE
prague prog precede pris'Ed precise pris'Is predict prid'ikt prefer prif'R preference prefR@ns prejudice prej@d@s
premier prem'ir premiere prem'ir premise prem@s prepare prip'er preserve priz'Rv preside priz'Id prestige prest'EZ
prestigious prest'ij@s pretense prEtens pretty pritE prevent priv'ent primary prImerE princess prinses prior prIR
privacy prIv@sE private prIv@t privilege privlij procedure pr@sEjR process proses product prod@kt professor pr@fesR
profound prOf'Wnd program prOgram programme prOgram progress progres prohibit prOh'ib@t project projekt promise prom@s
pronunciation pr@nunsE'AS@n proper propR proposal pr@pOz@l prospect prospekt protein prOtEn protocol prOt@kol
prototype prOt@tIp prove prUv proverb provRb province prov@ns psychiatrist s@kI@tr@st psychological sIk@l'ojik@l
psychologist sIk'ol@j@st psychology sIk'ol@jE pudding pqdiN pull pql punish puniS purchase pRC@s purpose pRp@s
pursue pRs'U pursuit pRs'Ut push pqS put pqt pyramid pir@mid python pITon quarrel kwcr@l query kwirE queue kyU
quota kwOt@ quotation kwOt'AS@n quotient kwOS@nt rachel rAC@l racism rAsiz@m racist rAs@st radar rAdor radio rAdEO
radius rAdE@s raspberry razberE ratio rASEO rational raS@n@l raw ro read rEd reality rE'al@tE realm relm
rebecca rib'ek@ recall rik'cl receipt ris'Et receive ris'Ev recent rEs@nt recipe res@pE recipient ris'ipE@nt
recommend rek@m'end record rik'crd recover rik'uvR recruit rikr'Ut recycle rEs'Ik@l redo rEd'U reduce rid'Us
redundant rid'und@nt refer rif'R reference refR@ns referral rif'R@l reflect rifl'ekt reflection rifl'ekS@n
reform rif'crm refuse rify'Uz regard rig'ord regime r@ZEm register rejistR regret rigr'et rehearsal rih'Rs@l
rehearse rEh'Rs reign rAn reinforce rEinf'crs relief ril'Ef religion ril'ij@n religious ril'ij@s reluctant ril'ukt@nt
remain rim'An remember rim'embR rendezvous rondAvU repair rip'er repeat rip'Et repertoire repRtwor
repetition rep@t'iS@n reply ripl'I represent repriz'ent representation repr@zent'AS@n require rikw'IR rescue reskyU
research rEsRC reservoir rez@vwor reset rEs'et resign riz'In resilient riz'ily@nt resist riz'ist resolution rez@l'US@n
resolve riz'olv respect risp'ekt respond risp'ond response risp'ons responsibility rEspons@b'il@tE restaurant restRont
restore rist'cr result riz'ult resume riz'Um retain rit'An return rit'Rn reveal riv'El revenge riv'enj revenue rev@nU
revive riv'Iv reward riw'crd rhythm riD@m richard riCRd richardson riCRds@n ridiculous rid'iky@l@s river rivR
robert robRt robinson rob@ns@n robot rObot roger rojR romantic rOm'antik ronald ron@ld rotate rOtAt rouge rUZ
route rUt routine rUt'En ruin rU@n ruth rUT ryan rI@n sacred sAkrid sacrifice sakr@fIs safari s@forE safety sAftE
said sed salmon sam@n salon s@lon salsa scls@ samuel samyU@l satellite sat@lIt satire satIr saturate saCRAt
saturday satRdA sausage scs@j says sez scalar skAlR scarce skers scenario sin'erEO scenic sEnik schedule skejUl
schema skEm@ science sI@ns scientific sI@nt'ifik scientist sI@nt@st scissors sizRz sean Scn season sEz@n
secondary sek@nderE secret sEkr@t secretary sekr@terE secure siky'qr select sil'ekt seminar sem@nor senate sen@t
senior sEnyR september sept'embR sergeant sorj@nt series sirEz sesame ses@mE seventy sev@ntE several sevr@l
severe siv'ir sew sO sexual sekSU@l shakespeare SAkspEr shall Sal shepherd SepRd shoe SU shoulder SOldR shove Suv
shower SWR sibling sibliN silence sIl@ns silent sIl@nt simile sim@lE simon sIm@n simone sim'On sincere sins'ir
singapore siNg@pcr singer siNR single siNg@l soccer sokR soften scf@n solar sOlR solder sodR soldier sOljR
solitary sol@terE some sum somebody sumbudE something sumTiN son sun soot sqt sophia sOf'E@ soul sOl southern suDRn
sovereign sovr@n soviet sOvEet spaghetti sp@getE species spESEz spiral spIr@l spiritual spiriCU@l sponge spunj
spontaneous spont'AnE@s statue staCU steak stAk stephanie stef@nE stephen stEv@n stereo sterEO sterile ster@l
steven stEv@n stomach stum@k strategic str@tEjik strength streNkT stronger strcNgR studio stUdEO study studE
subject subjikt subscribe s@bskrIb subsequent subs@kw@nt subtle sut@l suburb subRb sugar SqgR suggest s@jest
suicide sU@sId suite swEt supply s@plI support s@pcrt sure Sqr surface sRf@s surprise sRpr'Iz survey sRvA
survival sRv'Iv@l survive sRv'Iv sushi sUSE swear swer sweat swet sweden swEd@n swedish swEdiS sword scrd sworn swcrn
synagogue sin@gog sync siNk synthesis sinT@s@s takeaway tAk@wA target torg@t tear ter tech tek telephone tel@fOn
television tel@viZ@n temperament tempr@m@nt temperature tempr@CR temporary tempRerE teresa tR'Es@ terrain tR'An
territory ter@tcrE texas teks@s than Dan that Dat the D@ theater TE@tR theatre TE@tR their Der them Dem
themselves Dems'elvz then Den theorem TEr@m theory TirE therapy Ter@pE there Der therefore Derfcr theresa tR'Es@
these DEz theta TAt@ they DA they're Der thirtieth TRtE@T this Dis thomas tom@s thompson tomps@n thorough TRO
those DOz though DO threat Tret through TrU throughout TrUW't thursday TRzdA thus Dus tiger tIgR timber timbR to tU
tobacco t@bakO todo tUd'U together t@geDR tokyo tOkEO tomato t@mAtO tomb tUm tomorrow t@morO ton tun tongue tuN
toronto tR'ontO tortoise tcrt@s touch tuC tour tqr tourist tqrist tournament tqrn@m@nt toward t@wcrd
transparent transp'er@nt transport transpcrt trauma trom@ travel trav@l traverse tr@vRs tremendous trim'end@s
triangle trIaNg@l trophy trOfE tropical trop@k@l truth trUT tuesday tUzdA tuition tU'iS@n turbulent tRby@l@nt
turing tqriN twentieth twentE@T twilight twIlIt two tU ui yU'I uk yUk'A ukraine yUkr'An ultimate ult@m@t
ultimatum ult@m'At@m umbrella umbr'el@ unanimous yUn'an@m@s undefined undif'Ind understand undRst'and undo und'U
uniform yUn@fcrm universe yUn@vRs university yUn@v'Rs@tE unusual uny'UZU@l upon @pon upset ups'et uranium yUr'AnE@m
usual yUZ@w@l utensil yUt'ens@l utility yUt'il@tE vacancy vAk@nsE vacant vAk@nt vacation vAk'AS@n vaccine vaks'En
vacuum vakyUm vague vAg valuable valy@b@l value valyU vancouver vank'UvR vanilla v@nil@ variable verE@b@l
variety v@rI@tE vegetable vejt@b@l vehicle vEhik@l venue venyU verbatim vRb'At@m versatile vRs@t@l vertical vRt@k@l
veterinary vetr@nerE veto vEtO vibrant vIbr@nt victoria vikt'crE@ video vidEO vienna vE'en@ villain vil@n
violin vI@l'in viral vIr@l virginia vRj'iny@ virtue vRCU virus vIr@s visa vEz@ viscount vIkWnt visual viZ@w@l
visually viZw@lE vitamin vIt@m@n vocabulary vOk'aby@lerE volcano volk'AnO volume volyUm voluntary vol@nterE
voyage vYij vs vRs@s vulnerable vulnR@b@l warrant wcr@nt warranty wcr@ntE warren wcr@n warrior wcryR was wuz
washington woSiNt@n water wctR watson wots@n we're wir wear wer wednesday wenzdA weird wird were wR what wut
whatever wut'evR where wer who hU wholesale hOlsAl whom hUm whoops wUps whose hUz wicked wik@d widget wij@t wifi wIfI
william wily@m wind wind wisdom wizd@m with wiD within wiD'in without wiD'Wt wizard wizRd wolf wqlf wolves wqlvz
woman wqm@n womb wUm women wim@n won wun won't wOnt wonder wundR wont wOnt wool wql worn wcrn worry wRE worship wRS@p
wound wUnd yacht yot yeah ya yesterday yestRdA yoga yOg@ yogurt yOgRt yolk yOk you yU you're yqr younger yuNgR
your ycr yourself ycrs'elf youth yUT zachary zakRE zebra zEbr@ zero zirO zurich zqrik
`;

/** Words that the rules have right, and that others are made of by an ending. */
export const REGULAR = `
a able about absence absolute accident accomplish accord accuse achieve across actor actual adapt add address admire
adopt adult affair affect afford africa african after afterwards agenda agree alarm album alert algebra alice alike
alley alone along aloud amanda amaze ambition amount amy analyse analyst analyze anchor ancient angel animal animate
ann anna announce annoy annual anonymous anthony antique anxious anyone apart apologise apologize apology appoint
approach arctic arise army around arrange arrest arrow ashley assign assist associate assume astronaut athens atom
attach attack attempt attend attention attitude attract audience august austin author automate automatic autumn
available awkward baby bachelor balance barbara barbecue battery beard because before behave behind being believe
belong beneath benjamin between beverly billion biography biology blow bomb bonus boston both brandon brian british
brother bruce brussels buffalo bureau buy cabin cable calculate calf calm cambridge camel canada canadian cancel
cancer candidate capital carbon career carl carol carrot carry castle ceiling celebrate central century chalk
challenge change chapter chemist chess children chorus christopher cigarette circle claire clara clever close closet
clothe collar collect combine comedy comfortable command commercial commit common community compare compatible compete
competent complete compose compromise computation computer concern conclude condemn condition conference confirm
confuse connect consist constant continent conversation convince cooperate cooperation could council country cousin
crazy credit cruel cruise crystal cuba cure curious damage damn danger dangerous darwin daughter dave deborah debt
decide declare defeat defend defense define degree delay delete delicious delight demand denmark depend depth descend
describe deserve design desire destroy detail detective dial diary die diet digit direction director disappear
disaster discover discuss disease distance distant distinguish dive division doing dollar dolphin domestic dominant
donna doris dorothy double doubt drive dublin duel eagle early earn earth easy economic economics economist economy
editor edward edwards effect efficient eight eighteen eighty either elder elect electric elegant elephant eliminate
elizabeth else embassy emergency emily emma emotion emperor employ empty enemy enormous enough enter entire entrance
entry envelope envy equal equip equipment equivalent era eric error escape especially estimate eternal ethics euro
evaluate eve evelyn everybody everyone evidence evolution evolve exact exam example exchange excite exhaust exile
exist exit expense expensive explode explore extra extreme facebook facility factory faculty failure family fasten
favor feather feature federal feminist fiction fierce fifteen fifth figure file final finish finland firefox firewall
five flavor flexible floor flour flow focus follow food for formal forum forward foundation fourteen fourth fragment
france franchise freight french frequent fruit frustrate funeral furniture fury future gary gelatin gender gene
general generate generation generous genetic gentle german gesture giant global goes going good google governor
gracious gradual grammar graph gravy greece gregory grey group grow guarantee guard guardian guess guest guide guilt
guy habit half halves hamburg hamburger hamster hannah harbour harris health hear heather heaven helen henry here
hesitate hey hidden history hive hobby holiday hollow hood horrible horror hospital howard hugo human humor humour
hymn i'm illness illusion illustrate image immune impatient imperial improve incident include income incredible indeed
indian infant inference initial innocent innovation install installation instead institute insurance insure integer
integrate integrity intend intense interesting interim interior international interpret intolerant invest invisible
invite involve inward irish isn't issue italic ivy james janet japanese javascript jealous jeffrey jeremy jerry
jessica jewel jewish joan joe jonathan jordan joyce juice julie jury justice justin karen kathleen keith kennedy
kenneth kevin kitchen know kyle label labor lady larry laser laura lauren lawrence lazy leader league learn leather
lecture legacy legend leisure lemon leo level lewis liability limit linda lion liquid listen liver local lovely low
loyal lucy luke lunar magic magnificent major majority male manage manchester manual manufacturer margin maria marry
martha martin mary maximum mayor meadow meant meanwhile measure medium melbourne melon memory menu merchant message
meta metal method mexico midnight million mineral minimum minor mirror mission mistake model modern modest moment
monitor mood moral morgan mother motive murphy museum mushroom music musical musician mutual myers mystery nancy
narrow natalie nation natural nature navy neighbor neighbour neither nelson neutral never newton niece noble nobody
noise nominate nominee normal norway notice novel novice nurture obvious occasion occur odyssey off offense office
official ominous open operate operation oppose orbit organ organic organise organize oscar other our outcome oval over
own owner oxford oyster palm pamela panel panic paper parent paris parrot participant participate passport paste
patrick paul pause pearl peasant perceive perfume perhaps permanent permit person perspective petition petrol pharmacy
phase phenomena philip phone photography physical physics picture pierce pigeon pilgrim pilot pine pioneer planet
playwright pleasant pleasure plumber plural poison policy polish pollution polymer pope popular population portal
portion position powder power powerful practice prairie precious present president pressure pretend previous prey
primitive principal principle priority prison prize probability probable problem proceed produce profession profit
prolific prominent promote promotion pronounce proof prophet proportion propose protect provide provoke prudent psalm
public pupil pure quality quantity quart quarter queen question quick quiet quiz rabbit racial rapid rather raven
react real realise realize really reason rebel recognise recognize refresh refugee region regular relative relevant
remedy remove reptile republic residence resident resistance responsible retire reunion revolution rifle rigid riot
ritual rival rome rosa ross row royal rural russell russia salad salary salt samantha sanders sandra sandwich sara
sarah scene scheme scholar school scotland scottish sculpture search second secular security sediment seeing separate
separation serial serious service seven seventeen sharon shirley shouldn't show siege sign silly silver similar simple
sixteen sixth skeleton slow snow social society solemn solid solution someone somewhere sorry soup sour spa spain
spanish spatial special specific spectacular spirit squad square squash stable stadium statistics stewart stimulate
stood strange strategy structure student stupid succeed success sunday superb superior suppose supreme surgeon surgery
surround survivor susan suspect swallow swan swap sweater switzerland sydney syllable symmetry symphony syrup table
tactic talent talk technical technique technology tenant terrible terrific terror terry textile theft theme therapist
thirteen thirty thousand throw tidy timid timothy tiny tissue today toilet tonight torn total towards towel tower
toxic tradition tragic translate treason treasure trial triumph trouble trousers truly tunnel turkey turkish tutorial
twelfth tyler tyranny unable union unique unit unite until upward urban use used user usually utilities utter valid
valley various vein venture verdict verse very via vicious victory village vincent violence violent virgin visible
vision visit vital vivid volunteer vowel vulnerability wales walk wallet want war warehouse warm warn warsaw wash
watch wealth wealthy weapon weather webpage website welcome whether whistle whole widow wilderness williams wood would
wrath wrestle wright written xylophone year yearn yeast young zealous
`;
