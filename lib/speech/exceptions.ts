/**
 * English words that are not said as the rules (letterRules.ts) would have it, written by hand: a word
 * and its sounds, in the letters of phonemes.ts. An apostrophe stands before the stressed vowel where
 * that is not the first full one. Words made of these by an ending follow them.
 */
export const EXCEPTIONS = `
aaron er@n above @buv abraham Abr@ham abroad @brcd absorb @bzcrb abstract abstrakt abuse @byUs accent aksent
accept @ksept access akses accompany @kump@nE accuracy akyR@sE accurate akyR@t ache Ak acknowledge ikn'olij acre AkR
adam ad@m adequate ad@kw@t admit @dmit adrian AdrE@n advance @dvans adventure @dvenCR adverb advRb advice @dvIs
advise @dvIz aesthetic esT'etik afraid @frAd afternoon aftRn'Un afterward aftRwRd again @gen against @genst
agency Aj@nsE agent Aj@nt aggressive @gresiv ago @gO ahead @hed ai AI ain't Ant aisle Il alcohol alk@hol alex al@ks
alexander al@gz'andR algorithm algRiD@m alien AlE@n alive @lIv alliance @lI@ns allow @lW almost clmOst
alphabet alf@bet already clr'edE alright clr'It also clsO alternative clt'Rn@tiv although clDO altogether clt@g'eDR
always clwAz amateur am@CR amazon am@zon ambassador amb'as@dR amber ambR ambulance amby@l@ns america @mer@k@
american @mer@k@n among @muN amsterdam amstRdam amuse @myUz analysis @nal@s@s ancestor ansestR and @nd
anderson andRs@n andrea andrE@ angela anj@l@ anger aNgR angle aNg@l angry aNgrE anniversary an@v'RsRE another @nuDR
answer ansR antenna ant'en@ anxiety aNz'I@tE any enE anybody enEbudE anything enETiN api ApE'I apostrophe @postr@fE
apparent @per@nt appeal @pEl appear @pir appliance @plI@ns applicant apl@k@nt apply @plI appreciate @prESEAt
appropriate @prOprE@t approve @prUv april Apr@l apron Apr@n arab er@b architect ork@tekt architecture ork@tekCR
archive orkIv are or area erE@ arena R'En@ argentina orj@nt'En@ argue orgyU arrival R'Iv@l arrive R'Iv article ort@k@l
as az ashamed @SAmd asia AZ@ asian AZ@n asleep @slEp assembly @semblE asset aset association @sOsE'AS@n assure @Sqr
astronomer @stron@mR astronomy @stron@mE atmosphere atm@sfir attorney @tRnE aunt ant australia cstr'Aly@
authentic cT'entik avenue av@nU average avrij avoid @vYd awake @wAk award @wcrd aware @wer away @wA awesome cs@m
bach bok backward bakwRd bacon bAk@n ballet bal'A banana b@nan@ barcelona bors@l'On@ bargain borg@n basic bAsik
basin bAs@n bass bAs bead bEd bear ber beatrice bE@tris beauty byUtE become bik'um been bin beethoven bAtOv@n
began big@n begin big'in begun big@n behavior bih'AvyR behaviour bih'AvyR belgium belj@m below bil'O
bennett ben@t berlin bRl'in bernard bRn'ord beside bis'Id beta bAt@ beyond biy'ond bias bI@s bicycle bIsik@l
bilingual bIl'iNgw@l binary bInerE biscuit biskit bizarre biz'or blood blud blossom blos@m body bodE borough bRO
botany bot@nE bother boDR bough bW boulder bOldR boundary bWndrE bouquet bUk'A boutique bUt'Ek bowl bOl
bracelet brAsl@t brazil br@zil break brAk breakfast brekf@st breast brest breath breT britain brit@n broad brcd
brochure brOS'qr bryan brI@n budapest bUd@pest buddha bUd@ budget buj@t buffet b@fA build bild built bilt bull bql
bullet bql@t bully bqlE burger bRgR burial berE@l bury berE bush bqS business biznis busy bizE butcher bqCR bye bI
caesar sEzR cafe kaf'A cairo kIrO caleb kAl@b calendar kal@ndR california kal@f'crny@ calorie kal@rE camera kamr@
campaign kamp'An campbell kamb@l can't kant canal k@nal cannot kanot canyon kany@n capable kAp@b@l captain kapt@n
carolyn ker@lin carriage kerij casual kaZ@w@l catalogue kat@lcg category kat@gcrE cathedral k@TEdr@l catherine kaTRin
catholic kaTlik cello CelO cemetery sem@terE cereal sirE@l ceremony ser@mOnE certain sRt@n certificate sRt'if@k@t
champagne Samp'An champion CampE@n chaos kAos character keriktR characteristic keriktR'istik charles Corlz
charlotte Sorl@t chef Sef chemical kem@k@l chemistry kem@strE cheryl Ser@l chestnut Cesnut chic SEk chicago Sik'ogO
chile CilE china CIn@ chinese CIn'Ez chloe klOE chocolate Ccklit choir kwIR chord kcrd christian krisC@n
christina krist'En@ christine krist'En christmas krism@s churchill CRCil cipher sIfR circuit sRk@t
circumstance sRk@mstans city sitE cleanse klenz client klI@nt climate klIm@t climb klIm closer klOsR closest klOs@st
clothes klOz cocoa kOkO coconut kOk@nut coffee kcfE coincidence kO'ins@d@ns colleague kolEg college kolij
colonel kRn@l color kulR colour kulR column kol@m comb kOm come kum comfort kumfRt comment koment commerce komRs
committee k@mitE communicate k@myUn@kAt communication k@myUn@k'AS@n companion k@mpany@n company kump@nE compass kump@s
complain k@mplAn complex kompleks compliance k@mplI@ns complicate kompl@kAt comply k@mplI component k@mpOn@nt
comprehensive komprEh'ensiv computational kompyUt'AS@n@l concept konsept concert konsRt concertina konsRt'En@
concise k@nsIs concrete konkrEt conduct kond@kt conflict konflikt confront k@nfrunt congratulations k@ngraC@l'AS@nz
congress koNgr@s conquer koNkR conscience konS@ns conscious konS@s consent k@nsent consequence kons@kwens
consider k@nsidR contact kontakt contain k@ntAn content kontent contest kontest context kontekst continue k@ntinyU
contract kontrakt contrast kontrast contribute k@ntribyUt control k@ntrOl controversial kontr@v'RS@l
controversy kontr@vRsE convenient k@nvEny@nt convey k@nvA coordinate kO'crd@nAt copy kopE copyright kopErIt
corporate kcrpR@t correct kR'ekt correspond kcr@sp'ond cough kcf coup kU couple kup@l courage kRij courtesy kRt@sE
cover kuvR create krE'At creature krECR criteria krIt'irE@ criterion krIt'irE@n cucumber kyUkumbR cuisine kwiz'En
cupboard kubRd curiosity kyqrE'os@tE curriculum kR'iky@l@m curtain kRt@n cushion kqS@n czech Cek daniel dany@l
danish dAniS data dAt@ david dAv@d davis dAv@s deaf def dealt delt death deT debris d@brE debut dAby'U decade dekAd
december dis'embR decent dEs@nt decline dikl'In decrease dikr'Es dedicate ded@kAt defence dif'ens defer dif'R
definite def@n@t delegate del@gAt delhi delE deliberate dil'ibR@t delicate del@k@t deliver dil'ivR democrat dem@krat
denise d@nEs dennis den@s deny din'I deposit d@poz@t deprive dipr'Iv derek derik derive dR'Iv descent dis'ent
desert dezRt desperate despr@t dessert diz'Rt determine dit'Rm@n detroit ditr'Yt develop div'el@p device div'Is
devil dev@l diabetes dI@b'EtEz diagram dI@gram dialogue dI@lcg diamond dIm@nd diana dI'an@ diane dI'an
difference difr@ns different difr@nt difficulty dif@k@ltE digest dIj'est dilemma dil'em@ dinosaur dIn@scr
diplomat dipl@mat direct dR'ekt discipline dis@pl@n dissolve diz'olv distribute distr'ibyUt district distrikt
diverse dIv'Rs divide div'Id divorce div'crs do dU document doky@m@nt documentary doky@m'entRE
documentation doky@ment'AS@n does duz dog dcg doll dol domain dOm'An don't dOnt donald don@ld done dun door dcr
dough dO douglas dugl@s dove duv downtown dWnt'Wn downward dWnwRd dozen duz@n dr doktR drama drom@ draught draft
dreamt dremt driven driv@n drought drWt duo dUO during dqriN dylan dil@n dynasty dIn@stE eager EgR echo ekO
edinburgh ed@nbRO educate ej@kAt education ej@k'AS@n educational ej@k'AS@n@l effort efRt egypt Ej@pt eighth AtT
einstein InstIn eldest eld@st eleanor el@ncr electricity ilektr'is@tE electronic ilektr'onik element el@m@nt
elementary el@m'entrE eleven il'ev@n elijah il'Ij@ elite il'Et ellis el@s email EmAl embarrass imb'er@s embed imb'ed
empire empIR enable en'Ab@l encode enk'Od encourage enk'Rij encrypt enkr'ipt encryption enkr'ipS@n energy enRjE
engine enj@n engineer enj@n'ir england iNgl@nd english iNgliS enhance enh'ans ensemble ons'omb@l ensure inS'qr
entertain entRt'An enthusiasm inT'UzEaz@m entrepreneur ontr@pr@n'R environment inv'Ir@nm@nt
environmental invIr@nm'ent@l episode ep@sOd equality ikw'ol@tE equate ikw'At equation ikw'AZ@n erase ir'As essay esA
essential es'enS@l establish ist'abliS ethan ET@n eu E'U eugene yUj'En europe yqr@p european yqr@p'E@n eva Ev@
evasive iv'Asiv even Ev@n evening EvniN event iv'ent eventual iv'enC@w@l ever evR every evrE everything evrETiN
evil Ev@l examine igz'am@n excel iks'el excuse iksky'Us execute eks@kyUt executive igz'eky@tiv exercise eksRsIz
exhibit igz'ib@t experience iksp'irE@ns expert ekspRt expertise ekspRt'Ez explain ikspl'An exponent eksp'On@nt
export eksport exposure iksp'OZR extent ikst'ent extraordinary ikstr'crd@nerE eye I eyebrow IbrW false fcls
familiar f@milyR famous fAm@s fantasy fant@sE farewell ferwel fashion faS@n fatal fAt@l father foDR fatigue f@tEg
favorite fAvr@t favour fAvR favourite fAvr@t february febyUerE felix fEliks female fEmAl feminine fem@n@n
fertile fRt@l festival fest@v@l fever fEvR fibre fIbR fiend fEnd fiftieth fiftE@T finance fin'ans financial f@nanS@l
finger fiNgR fiona fE'On@ flavour flAvR flood flud florida flcrid@ flourish flRiS flower flWR fluent flU@nt
fluid flU@d folk fOk foot fqt forbid fRb'id foreign fcr@n forever fR'evR forfeit fcrf@t forget fRg'et forgive fRg'iv
forgot fRg'ot forgotten fRg'ot@n format fcrmat formula fcrmy@l@ fortunate fcrC@n@t fortune fcrC@n fossil fos@l
fountain fWnt@n four fcr fragile fraj@l frederick fredrik friday frIdA friend frend from frum front frunt
frontier frunt'ir fuel fyU@l full fql fully fqlE gabriel gAbrE@l gadget gaj@t galaxy gal@ksE galileo gal@l'AO
gallery galRE garage gR'oZ garcia gors'E@ gasoline gas@lEn gauge gAj gear gir geek gEk geese gEs geneva j@nEv@
genius jEny@s genre Zonr@ genuine jeny@w@n geoffrey jefrE geography jE'ogr@fE geometry jE'om@trE george jcrj
gerald jer@ld germany jRm@nE get get ghost gOst gift gift gig gig giggle gig@l gimme gimE gimmick gimik giraffe jR'af
girl gRl git git give giv given giv@n glove gluv gone gcn gonzalez gonz'olez goodbye gqdb'I goose gUs gorgeous gcrj@s
gorilla gR'il@ gossip gos@p gourmet gqrm'A govern guvRn government guvRm@nt graduate graj@wAt graffiti gr@fEtE
graham gram grandma grandmo grandpa grandpo granite gran@t great grAt grocery grOsRE gross grOs guild gild
guitar git'or guru gUrU halloween hal@w'En hamilton ham@lt@n handsome hans@m handwriting handrItiN harold her@ld
harriet herE@t harrison heris@n has haz hatred hAtrid have hav hawaii h@wIE hazard hazRd heard hRd heart hort
hearth horT heavy hevE height hIt heir er helicopter hel@koptR herb Rb heritage herit@j hernandez hRn'andez hero hirO
herself hRs'elf hi hI hibernate hIbRnAt hierarchy hIRorkE himself hims'elf hindu hindU his hiz holland hol@nd
holmes hOmz honest on@st honey hunE honor onR honour onR horizon hR'Iz@n host hOst hostage host@j hostile host@l
hotel hOt'el hour WR house hWs houston hyUst@n however hW'evR hughes hyUz humanity hyUm'an@tE hundred hundr@d
hunger huNgR hungry huNgrE hurricane hR@kAn husband huzb@nd hybrid hIbr@d hydrogen hIdr@j@n hygiene hIj'En
hypothesis hIp'oT@s@s ian E@n ibm IbE'em icon Ikon idea Id'E@ ideal Id'El ideology IdE'ol@jE ignore ign'cr
imagine im'aj@n immediate im'EdE@t immigrant im@gr@nt impulse impuls inclined inkl'Ind
increase inkr'Es indent ind'ent index indeks individual ind@v'ij@w@l indonesia ind@n'EZ@ industry ind@strE
inevitable in'ev@t@b@l infamous inf@m@s infinite inf@n@t influence inflU@ns inform inf'crm ingredient ingr'EdE@nt
inherit inh'er@t initiative in'iS@tiv injure injR injury injRE inquiry inkw'IrE insect insekt inside ins'Id
inspire insp'Ir instinct instiNkt instrument instr@m@nt intelligent int'el@j@nt intent int'ent interact intR'akt
interest intr@st interface intRfAs intermediate intRm'EdE@t internet intRnet interrupt intR'upt interval intRv@l
intimate int@m@t into intU introduce intr@d'Us invent inv'ent iran ir'an iraq ir'ok ireland IRl@nd irene Ir'En
iron IRn irony Ir@nE is iz isaac Iz@k isabel iz@bel isabella iz@b'el@ island Il@nd isle Il isolate Is@lAt
isolation Is@l'AS@n israel izrE@l istanbul istonb'Ul italian it'aly@n italy it@lE itself its'elf ivan Iv@n ivory IvRE
jacob jAk@b jacqueline jakw@lin japan j@pan jasmine jazm@n jason jAs@n java jov@ jealousy jel@sE jennifer jen@fR
jerusalem jR'Us@l@m jesse jesE jesus jEz@s jewelry jU@lrE joel jO@l john jon johnson jons@n jose hOz'A
joseph jOs@f josephine jOs@fEn joshua joSU@ journal jRn@l journalist jRn@l@st journey jRnE juan won judith jUd@T
julia jUly@ july jUl'I junior jUnyR karaoke kerE'OkE katherine kaTRin kenya keny@ key kE kilometer k@lom@tR
kimberly kimbRlE knead nEd knowledge nolij korea kcr'E@ laboratory labr@tcrE labour lAbR language laNgwij laugh laf
laughter laftR lawyer lcyR lead lEd legal lEg@l legitimate l@jit@m@t length leNkT leonard lenRd leonardo lEn'ordO
lettuce let@s liam lE@m liberty libRtE librarian lIbr'erE@n library lIbrerE licence lIs@ns
license lIs@ns lieutenant lUt'en@nt lily lilE lincoln liNk@n linear linER linger liNgR liquor likR lisa lEs@
lisbon lizb@n live liv liverpool livRpUl lizard lizRd logan lOg@n logarithm logRiD@m london lund@n longer lcNgR
longest lcNg@st lopez lOpez lose lUz louis lUis lounge lWnj love luv lucas lUk@s luxury lugZRE machine m@SEn
machinery m@SEnRE madrid m@drid magazine mag@zEn maintain mAnt'An malaysia m@lAZ@ malcolm malk@m
manufacture many@f'akCR many menE marathon mer@Ton margaret morgr@t maria mR'E@ marie mR'E marilyn mer@lin
marine m@rEn marriage merij marshall morS@l martinez mort'Enez masculine masky@l@n mason mAs@n massage m@soZ
material m@tirE@l maternity m@tRn@tE matrix mAtriks matthew maTyU maurice mcr'Es maybe mAbE mechanic m@kanik
mechanical m@kanik@l mechanism mek@niz@m medicine med@s@n megan mAg@n melissa m@lis@ memorable memR@b@l meter mEtR
metre mEtR miami mI'amE michael mIk@l michelle miS'el michigan miSig@n microphone mIkr@fOn microsoft mIkrOscft
miguel mig'el milan m@lon mileage mIl@j millionaire mily@n'er miniature minE@CR minister min@stR ministry min@strE
minority mIn'cr@tE minute min@t miracle mir@k@l mischief misC@f miserable mizR@b@l missile mis@l mobile mOb@l
moderate modR@t module mojUl molecule mol@kyUl monday mundA money munE monkey muNkE monopoly m@nop@lE month munT
montreal muntrE'cl monument mony@m@nt moor mqr moreover mcr'OvR morocco mR'okO moscow moskW moses mOz@s
mosquito m@skEtO most mOst motivate mOt@vAt motor mOtR mountain mWnt@n move mUv mow mO mozart mOtsort mr mistR
mrs misiz ms miz multiply mult@plI munich myUnik muscle mus@l museum myUz'E@m muslim muzl@m mutation myUt'AS@n
myself mIs'elf naive nI'Ev naked nAkid naomi nA'OmE napoleon n@pOlE@n nasty nastE nathan nAT@n national naS@n@l
nationality naS@n'al@tE native nAtiv nausea ncZ@ naval nAv@l neglect nigl'ekt neil nEl nephew nefyU
nevertheless nevRD@l'es nicholas nik@l@s nicole nik'Ol nigel nIj@l nigeria nIj'irE@ nina nEn@ nineteen nInt'En
ninety nIntE ninth nInT nitrogen nItr@j@n noah nO@ none nun nonetheless nunD@l'es nonsense nonsens norwegian ncrw'Ej@n
nothing nuTiN notification nOt@f@k'AS@n notify nOt@fI november nOv'embR now nW nuclear nUklER nucleus nUklE@s
oasis O'As@s obey Ob'A object objekt obscure @bskyqr observe @bzRv obstacle obst@k@l obtain @btAn occupy oky@pI
ocean OS@n october okt'ObR of uv offence @fens often cf@n ohio Oh'IO ok Ok'A okay Ok'A olive ol@v olivia Ol'ivE@
omit Om'it once wuns one wun onion uny@n online cnlIn only OnlE onset onset onto ontU opera opr@ opinion @piny@n
opponent @pOn@nt opposite op@z@t oracle cr@k@l orange crinj orchard crCRd orchestra crk@str@ organism crg@niz@m
organization crg@n@z'AS@n origin cr@j@n original R'ij@n@l oslo ozlO ourselves WRs'elvz outward WtwRd oven uv@n
overall OvRcl owen Owin oxygen oks@j@n pajamas p@jom@z pakistan pak@stan palace pal@s panama pan@mo parachute per@SUt
parade pR'Ad paradise per@dIs paragraph per@graf parallel per@lel parliament porl@m@nt particular pRt'iky@lR
passenger pas@njR passionate paS@n@t pasta post@ patent pat@nt patient pAS@nt patricia p@triS@ patriot pAtrE@t
patrol p@trOl patron pAtr@n pear per peculiar p@kyUlyR penelope p@nel@pE penguin peNgwin people pEp@l percent pRs'ent
perfect pRfikt period pirE@d personnel pRs@n'el persuade pRsw'Ad peter pEtR phenomenon f@nom@non philippines fil@p'Enz
philosophy f@los@fE phoebe fEbE phoenix fEniks photograph fOt@graf photographer f@togr@fR physician f@ziS@n
piano pE'anO picasso p@kosO pineapple pInap@l pint pInt pirate pIr@t pity pitE pizza pEts@ plague plAg plateau plat'O
plaza ploz@ plead plEd plough plW poem pO@m poet pO@t poetic pO'etik poetry pO@trE poland pOl@nd polar pOlR
police p@lEs polite p@lIt political p@lit@k@l politics pol@tiks polygon polEgon poor pqr popcorn popkcrn
portrait pcrtr@t portugal pcrC@g@l portuguese pcrC@gEz possess p@zes possibility pos@b'il@tE possible pos@b@l
post pOst postage pOst@j postpone pOstp'On potato p@tAtO potential p@tenS@l pour pcr poverty povRtE prague prog
precise pris'Is predict prid'ikt prefer prif'R preference prefR@ns prejudice prej@d@s premiere prem'ir
premise prem@s prepare prip'er preserve priz'Rv prestige prest'EZ prestigious prest'ij@s pretense prEtens pretty pritE
prevent priv'ent primary prImerE princess prinses prior prIR privacy prIv@sE private prIv@t privilege privlij
procedure pr@sEjR process proses product prod@kt professor pr@fesR profound prOf'Wnd program prOgram programme prOgram
progress progres prohibit prOh'ib@t project projekt promise prom@s pronunciation pr@nunsE'AS@n proper propR
proposal pr@pOz@l prospect prospekt protein prOtEn protocol prOt@kol prototype prOt@tIp prove prUv proverb provRb
province prov@ns psychological sIk@l'ojik@l psychologist sIk'ol@j@st psychology sIk'ol@jE
pudding pqdiN pull pql punish puniS purchase pRC@s purpose pRp@s pursue pRs'U pursuit pRs'Ut push pqS put pqt
pyramid pir@mid python pITon quarrel kwcr@l query kwirE queue kyU quota kwOt@ quotation kwOt'AS@n quotient kwOS@nt
rachel rAC@l racism rAsiz@m racist rAs@st radar rAdor ratio rASEO rational raS@n@l raw ro read rEd
reality rE'al@tE realm relm rebecca rib'ek@ recall rik'cl receipt ris'Et receive ris'Ev recent rEs@nt recipe res@pE
recommend rek@m'end record rik'crd recover rik'uvR recruit rikr'Ut recycle rEs'Ik@l redo rEd'U
reduce rid'Us redundant rid'und@nt refer rif'R reference refR@ns referral rif'R@l reflect rifl'ekt
reflection rifl'ekS@n reform rif'crm refuse rify'Uz regard rig'ord regime r@ZEm register rejistR regret rigr'et
rehearse rEh'Rs reign rAn reinforce rEinf'crs relief ril'Ef religion ril'ij@n religious ril'ij@s
reluctant ril'ukt@nt remain rim'An remember rim'embR repair rip'er repeat rip'Et repetition rep@t'iS@n reply ripl'I
represent repriz'ent representation repr@zent'AS@n require rikw'IR rescue reskyU research rEsRC reset rEs'et
resign riz'In resist riz'ist resolution rez@l'US@n resolve riz'olv respect risp'ekt
respond risp'ond response risp'ons restaurant restRont restore rist'cr result riz'ult resume riz'Um retain rit'An
return rit'Rn reveal riv'El revenge riv'enj revenue rev@nU revive riv'Iv reward riw'crd reynolds ren@ldz rhythm riD@m
richard riCRd richardson riCRds@n ridiculous rid'iky@l@s rita rEt@ river rivR robert robRt robinson rob@ns@n
robot rObot rodriguez rodr'Egez roger rojR romania rOm'AnE@ romantic rOm'antik ronald ron@ld rotate rOtAt route rUt
routine rUt'En ruin rU@n ruth rUT ryan rI@n sacred sAkrid sacrifice sakr@fIs safari s@forE safety sAftE said sed
salmon sam@n salon s@lon salsa scls@ samuel samyU@l sanchez sanCez satellite sat@lIt saturday satRdA sausage scs@j
says sez scalar skAlR scarce skers scenario sin'erEO scenic sEnik schedule skejUl schema skEm@ science sI@ns
scientific sI@nt'ifik scientist sI@nt@st scissors sizRz sean Scn season sEz@n seattle sE'at@l secret sEkr@t
secure siky'qr select sil'ekt seminar sem@nor senate sen@t senior sEnyR seoul sOl september sept'embR sergeant sorj@nt
series sirEz sesame ses@mE seventy sev@ntE several sevr@l severe siv'ir sew sO sexual sekSU@l shakespeare SAkspEr
shall Sal shanghai SaNh'I sheila SEl@ shepherd SepRd shoe SU shoulder SOldR shove Suv shovel Suv@l shower SWR
siberia sIb'irE@ sibling sibliN silence sIl@ns silent sIl@nt simon sIm@n simone sim'On sincere sins'ir
singapore siNg@pcr singer siNR single siNg@l slogan slOg@n smooth smUD soccer sokR soften scf@n solar sOlR solder sodR
soldier sOljR some sum somebody sumbudE something sumTiN son sun soot sqt sophia sOf'E@ soul sOl southern suDRn
soviet sOvEet spaghetti sp@getE species spESEz spiral spIr@l spiritual spiriCU@l sponge spunj
spontaneous spont'AnE@s squirrel skwRl statue staCU steak stAk stephanie stef@nE stephen stEv@n sterile ster@l
steven stEv@n stockholm stokhOlm stomach stum@k strategic str@tEjik strength streNkT stronger strcNgR stuart stURt
study studE subject subjikt subscribe s@bskrIb subsequent subs@kw@nt subtle sut@l suburb subRb sugar SqgR
suggest s@jest suicide sU@sId suite swEt supply s@plI support s@pcrt sure Sqr surface sRf@s surprise sRpr'Iz
survey sRvA survival sRv'Iv@l survive sRv'Iv sushi sUSE swear swer sweat swet sweden swEd@n swedish swEdiS sword scrd
sworn swcrn sync siNk synthesis sinT@s@s taiwan tIw'on takeaway tAk@wA target torg@t tear ter tech tek
telephone tel@fOn television tel@viZ@n temperament tempr@m@nt temperature tempr@CR teresa tR'Es@ terrain tR'An
territory ter@tcrE texas teks@s than Dan that Dat the D@ theater TE@tR theatre TE@tR their Der them Dem
themselves Dems'elvz then Den theorem TEr@m theory TirE therapy Ter@pE there Der therefore Derfcr theresa tR'Es@
these DEz theta TAt@ they DA they're Der thirtieth TRtE@T this Dis thomas tom@s thompson tomps@n thorough TRO
those DOz though DO threat Tret through TrU throughout TrUW't thus Dus tiger tIgR timber timbR to tU tobacco t@bakO
todo tUd'U together t@geDR tokyo tOkEO tomato t@mAtO tomb tUm tomorrow t@morO ton tun tongue tuN toronto tR'ontO
touch tuC tour tqr tourist tqrist tournament tqrn@m@nt toward t@wcrd transparent transp'er@nt transport transpcrt
trauma trom@ travel trav@l tremendous trim'end@s triangle trIaNg@l trophy trOfE tropical trop@k@l truth trUT
tuition tU'iS@n turing tqriN twentieth twentE@T twilight twIlIt two tU typical tip@k@l ui yU'I uk yUk'A
ukraine yUkr'An ultimate ult@m@t undefined undif'Ind understand undRst'and undo und'U uniform yUn@fcrm
universe yUn@vRs university yUn@v'Rs@tE unusual uny'UZU@l upon @pon upset ups'et usual yUZ@w@l utility yUt'il@tE
vacancy vAk@nsE vacant vAk@nt vacation vAk'AS@n vaccine vaks'En vacuum vakyUm vague vAg valerie val@rE
valuable valy@b@l value valyU vancouver vank'UvR vanilla v@nil@ variable verE@b@l variety v@rI@tE vegetable vejt@b@l
vehicle vEhik@l venue venyU vera vir@ verbatim vRb'At@m versatile vRs@t@l vertical vRt@k@l veterinary vetr@nerE
vibrant vIbr@nt vienna vE'en@ vietnam vE'etn'om villain vil@n violin vI@l'in viral vIr@l virginia vRj'iny@ virtue vRCU
virus vIr@s visa vEz@ visual viZ@w@l visually viZw@lE vitamin vIt@m@n vocabulary vOk'aby@lerE volcano volk'AnO
volume volyUm voyage vYij vs vRs@s vulnerable vulnR@b@l wallace wol@s warrant wcr@nt warranty wcr@ntE warren wcr@n
warrior wcryR was wuz washington woSiNt@n water wctR watson wots@n we're wir wear wer weary wirE wednesday wenzdA
weird wird were wR what wut whatever wut'evR where wer who hU whom hUm whoops wUps whose hUz
wicked wik@d widget wij@t wifi wIfI william wily@m wind wind wisdom wizd@m with wiD within wiD'in without wiD'Wt
wizard wizRd wolf wqlf wolves wqlvz woman wqm@n womb wUm women wim@n won wun won't wOnt wonder wundR wont wOnt
wool wql worn wcrn worry wRE worship wRS@p wound wUnd yacht yot yeah ya yesterday yestRdA yoga yOg@ yogurt yOgRt
yolk yOk you yU you're yqr younger yuNgR your ycr yourself ycrs'elf youth yUT yvonne iv'on zachary zakRE zebra zEbr@
zero zirO zoe zOE zurich zqrik
`;

/** Words that the rules have right, and that others are made of by an ending. */
export const REGULAR = `
a abandon able absence absolute academic academy accident accomplish accuse achieve acid acquire actor actual acute
add address admire affair africa african after afterwards agenda agree alarm albert album algebra alice alike alley
alone along amanda amaze ambition amy analogy analyse analyst analyze anchor ancient andrew angel angus animal animate
ann anna announce annual anonymous anthony anticipate antique antonio anxious anyone apologise apologize apology
arctic arise army arrange arrogant arrow arthur artist ashley aspect assemble assign associate assume astronaut athens
athlete atom attach attack attention attitude audience audio august austin austria author automate automatic autumn
available aviation awful awkward axis baby bachelor bacteria balance balcony ballot barbara barbecue barrel barrier
barry battery beard because before behalf behave behind being believe belong beneath benjamin beverly billion
biography biology blow bomb bonus boston both brandon brian bristol british broccoli brother bruce bruise brussels
buffalo bureau buy cabbage cabin cable calculate calf calm cambridge camel canada canadian cancel cancer candidate
capital carbon career carl carol carrot carry castle caution ceiling celebrate central century chalk challenge change
chapter chemist cherish cherry chess children chimney chorus christopher cigarette circle claire clara clause clever
close closet clothe coleman collar combine comedy comfortable commercial commit common community compare compatible
compete competent complete compose compromise computation computer conclude condemn condition conference confirm
confuse constant contemporary continent conversation convince cooperate cooperation copper coral cottage cotton could
council country cousin coward craig crazy credit cruel cruise crystal cuba cure curious cynthia cyprus dairy damage
damn danger dangerous darwin daughter dave deborah debt decide decimal declare defense define degree delete delicious
denmark depth describe deserve design desire detective devote dial diary dictionary die diet digit direction director
disappear disaster discover discuss disease disguise distance distant distinguish dive division doing dollar dolphin
domestic dominant donkey donna doris dorothy double doubt dragon drive dublin duel dwarf eagle early earn earth easy
economic economics economist economy editor edward edwards efficient eight eighty either elbow elder electric elegant
elephant eliminate elizabeth else embassy emergency emily emma emotion emperor empty enemy enormous enough enter
entire entrance entry envelope envy enzyme equal equip equipment equivalent era eric error escape especially essence
estimate eternal ethics euro evaluate eve evelyn everyone evidence evolution evolve exam examination example exchange
excite exile exit expense expensive explode explore extra extreme facebook facility factory faculty failure fairy
family fascinate fasten favor feather feature federal feminist fiber fiction fierce fifth figure file final finish
finland firewall five flavor fletcher flexible floor florence flour flow focus follow food for forehead formal forum
forward foundation fourth fragment france franchise freight french frequent fruit frustrate funeral furious furniture
fury future gary gender gene general generate generation generous genetic gentle german gesture giant ginger glasgow
global gloria glorious goes going good google governor gracious gradual grammar graph gravy greece gregory grey group
grow guarantee guard guardian guess guest guide guilt guy habit half halves hamburg hamburger hamster hannah harbour
harris hazel health hear heather heaven helen henry here hesitate hey hidden history hive hobby holiday hollow hood
horrible horror hospital howard hugo human humor humour hungary i'm iceland illness illusion illustrate image
imaginary immune impatient imperial implement improve incident include income incredible india indian infant inference
inhabit inhabitant initial innocent innovation install installation instead institute insurance insure integer
integrate integrity intense interesting interim interior international interpret intolerant invisible invite involve
inward irish isn't issue italic ivy jamaica james janet january japanese javascript jealous jeffrey jeremy jerry
jessica jewel jewish joan joe jonathan jordan joyce juice julie jury justice justin karen keith kennedy kenneth kevin
kitchen know kyle label labor lady larry laser laundry laura lauren lawrence lazy leader league learn leather lecture
legacy legend leisure lemon leo leslie level lever lewis liability limit linda lion liquid listen literary liver local
lovely low loyal lucy luke lunar magic magnificent major majority male mammal manage manchester manual manufacturer
margin marry martha martin mary maximum mayor meadow meant meanwhile measure media medium melbourne melody melon
memory menu merchant message meta metal method mexico micro microscope microscopic midnight migrant migrate military
million mineral minimum minor minus mirror misery mission mistake model modern modest moisture moment monaco monitor
mood moral morgan mosque mother motive murphy mushroom music musical musician mutual myers mystery nancy naples narrow
natalie nation natural nature navy necessary neighbor neighbour neither nelson neutral never newton nickel niece noble
nobody noise nominate nominee normal norway notice novel novice nurture oath obvious occasion occur off offense office
official oliver open operate operation oppose oral orbit ordinary organ organic organise organize oscar other our
outcome oval over own owner oxford oyster palm palmer pamela panel panic paper parent paris parrot participant
participate paste patrick paul paula pause peanut pearl peasant pedal perceive perform permit person
perspective peru petal petition petrol pharmacy phase phenomena phone photography physical physics
picture pier pierce pilot pine pioneer planet pleasant pleasure plumber plumbing plural poison policy polish pollen
pollution pope popular population portal portion position powder powell power powerful practice prairie precious
present president pressure previous prey primitive principal principle priority prison prize probability probable
problem produce profession profit prominent promote promotion pronounce proof prophet proportion propose provide
provoke psalm public pupil pure quality quantity quart quarter queen question quick quiet quiz rabbit racial radio
radius rapid rather raven real realise realize really reason rebel recognise recognize refresh refugee region regular
relative relevant remedy remove reptile republic residence resident resistance responsibility responsible retire
reunion revolution rifle rigid riot ritual rival rome rosa ross row royal rural russell russia salad salary salt
samantha sanders sandra sara sarah scene scheme scholar school scotland scottish sculpture search second secondary
secretary secular security seeing separate separation serial serious service seven sharon shirley shouldn't show siege
sign silly silver similar simple simpson sincerely sixth skeleton slaughter slow snow social society solemn solid
solitary solution someone somewhere soothe sorry soup sour spa spain spanish spatial special specific spectacular
spirit squad square squash stable stadium statistics stereo stevens stewart stimulate stood strange strategy structure
student studio stupid success sunday superior suppose supreme surgery survivor susan swallow swamp swan swap sweater
switzerland sydney syllable symmetry symphony syria syrup table tactic talent talk technical technique technology
temporary terrible terrific terror terry theft theme therapist thirty thousand throw thursday tidy timid timothy tiny
tissue toilet torn torture total towards towel tower toxic tradition tragedy tragic translate treasure trevor trial
triple triumph trouble trousers truly tuesday tunnel turkey turkish tutorial twelfth tyler uncle union unique unit
unite until upward urban use used user usually utilities utter valid valley various vein venice venture verdict
veronica verse very via vicious victoria victory video village vincent violence violent violet virgin visible vision
visit vital vivid voluntary volunteer vowel vulnerability wales walk wallet walter want war warn warsaw
wash watch wealth wealthy weapon weather webpage website welcome whether whistle whole widow wilderness williams wood
would wrestle wright written year yearn yeast young
`;
