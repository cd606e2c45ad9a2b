/** Drugs of heart, vessels, blood, lungs, stomach, kidneys, hormones, skin and eyes; rows as in `drugs.ts`. */
export const bodyDrugRows: readonly string[] = `
perindopril=Aceon 2 4 8
trandolapril=Mavik 1 2 4
fosinopril=Monopril 10 20 40
moexipril=Univasc 7.5 15
azilsartan=Edarbi/Edarbyclor 40 80
eprosartan=Teveten
aliskiren=Tekturna 150 300
felodipine=Plendil 2.5 5 10
isradipine
nicardipine=Cardene
nimodipine=Nymalize
nisoldipine=Sular
clevidipine=Cleviprex
nadolol=Corgard 20 40 80
pindolol 5 10
acebutolol=Sectral
betaxolol=Kerlone
esmolol=Brevibloc
doxazosin=Cardura 1 2 4 8
terazosin=Hytrin 1 2 5 10
methyldopa=Aldomet 250 500
minoxidil=Loniten/Rogaine
amiloride=Midamor 5
indapamide=Lozol 1.25 2.5
chlorothiazide=Diuril
acetazolamide=Diamox 125 250 500
methazolamide
ivabradine=Corlanor 5 7.5
vericiguat=Verquvo
finerenone=Kerendia 10 20
tolvaptan=Samsca/Jynarque
conivaptan=Vaprisol
milrinone=Primacor
dobutamine=Dobutrex
dopamine
norepinephrine=Levophed
phenylephrine=Neo-Synephrine
vasopressin=Vasostrict
ephedrine
midodrine=Proamatine 2.5 5 10
droxidopa=Northera
nitroprusside=Nipride
adenosine=Adenocard
procainamide
quinidine
disopyramide=Norpace
mexiletine
propafenone=Rythmol 150 225 300
dofetilide=Tikosyn
dronedarone=Multaq 400
ibutilide=Corvert
bosentan=Tracleer
ambrisentan=Letairis
macitentan=Opsumit
riociguat=Adempas
selexipag=Uptravi
treprostinil=Remodulin/Tyvaso
epoprostenol=Flolan/Veletri
mavacamten=Camzyos
tafamidis=Vyndamax
pentoxifylline=Trental 400
cilostazol=Pletal 50 100
dipyridamole=Persantine/Aggrenox
vorapaxar=Zontivity
cangrelor=Kengreal
eptifibatide=Integrilin
tirofiban=Aggrastat
bivalirudin=Angiomax
argatroban
fondaparinux=Arixtra
dalteparin=Fragmin
edoxaban=Savaysa 30 60
alteplase=Activase
tenecteplase=Tnkase
idarucizumab=Praxbind
andexanet=Andexxa
phytonadione
tranexamic_acid=Lysteda/TXA
aminocaproic_acid=Amicar
desmopressin=DDAVP
pitavastatin=Livalo 1 2 4
fluvastatin=Lescol 20 40 80
ezetimibe=Vytorin
colesevelam=Welchol 625
cholestyramine=Questran
colestipol=Colestid
icosapent=Vascepa
omega-3=Lovaza
fish_oil
evolocumab=Repatha
alirocumab=Praluent
inclisiran=Leqvio
bempedoic_acid=Nexletol/Nexlizet
saxagliptin=Onglyza 2.5 5
alogliptin=Nesina 6.25 12.5 25
ertugliflozin=Steglatro 5 15
glargine=insulin_glargine
lispro=insulin_lispro
aspart=insulin_aspart
detemir=insulin_detemir
degludec=insulin_degludec
regular_insulin=insulin_regular
sotagliflozin=Inpefa
bexagliflozin=Brenzavvy
empagliflozin=Glyxambi/Synjardy/Trijardy
dapagliflozin=Xigduo
sitagliptin=Janumet
nateglinide=Starlix 60 120
repaglinide=Prandin 0.5 1 2
acarbose=Precose 25 50 100
miglitol=Glyset
rosiglitazone=Avandia 2 4 8
tolbutamide
tolazamide
chlorpropamide
lixisenatide=Soliqua/Adlyxin
pramlintide=Symlin
glulisine=Apidra/insulin_glulisine
nph=Humulin/Novolin/insulin_nph/nph_insulin
lispro=Lyumjev/Admelog
aspart=Fiasp
glargine=Semglee/Rezvoglar
degludec=Xultophy
diazoxide=Proglycem
levothyroxine=Unithroid/Euthyrox/Tirosint
cabergoline=Dostinex 0.5
bromocriptine=Parlodel/Cycloset 2.5
octreotide=Sandostatin
lanreotide=Somatuline
pasireotide=Signifor
somatropin=Genotropin/Norditropin/Humatrope
tesamorelin=Egrifta
pegvisomant=Somavert
cosyntropin=Cortrosyn
metyrapone
osilodrostat=Isturisa
mifepristone=Korlym/Mifeprex
betamethasone=Diprolene/Celestone
risedronate=Actonel/Atelvia 5 35 150
ibandronate=Boniva 150
zoledronic_acid=Reclast/Zometa
pamidronate=Aredia
teriparatide=Forteo
abaloparatide=Tymlos
romosozumab=Evenity
calcitonin=Miacalcin
calcitriol=Rocaltrol 0.25 0.5
paricalcitol=Zemplar
doxercalciferol=Hectorol
cinacalcet=Sensipar 30 60 90
etelcalcetide=Parsabiv
ergocalciferol=Drisdol
cholecalciferol
sevelamer=Renvela/Renagel 800
lanthanum_carbonate=Fosrenol
sucroferric=Velphoro
ferric_citrate=Auryxia
calcium_acetate=Phoslo 667
calcium_carbonate=Caltrate/Os-Cal/Adcal/Calcichew
calcium_citrate=Citracal
patiromer=Veltassa
zirconium_cyclosilicate=Lokelma
kayexalate
epoetin=Epogen/Procrit/Retacrit
darbepoetin=Aranesp
ferrous_sulfate=Feosol 325
ferrous_gluconate
ferrous_fumarate
iron_sucrose=Venofer
ferumoxytol=Feraheme
ferric_carboxymaltose=Injectafer
folic_acid 1
potassium_chloride=Klor-Con/K-Dur
potassium_citrate=Urocit-K
sodium_bicarbonate 650
sodium_chloride
magnesium_oxide=Mag-Ox 400
magnesium_sulfate
magnesium_citrate
zinc_sulfate
thiamine 100
pyridoxine
riboflavin
leucovorin
filgrastim=Neupogen/Zarxio
pegfilgrastim=Neulasta
romiplostim=Nplate
eltrombopag=Promacta
hydroxyurea=Hydrea/Droxia 500
deferasirox=Exjade/Jadenu
voxelotor=Oxbryta
emicizumab=Hemlibra
testosterone=Depo-Testosterone/Testim/Axiron
oxandrolone=Oxandrin
danazol
clomiphene=Clomid
norethindrone=Aygestin/Micronor/Loestrin/Junel
norgestimate=Sprintec/Tri-Sprintec/Ortho-Tricyclen
levonorgestrel=Mirena/Kyleena/Liletta/Seasonique
etonogestrel=Nexplanon/Nuvaring
drospirenone=Yaz/Slynd
desogestrel=Mircette
ulipristal
norelgestromin=Xulane
conjugated_estrogens=Prempro
estradiol=Vagifem/Estring/Climara/Vivelle/Divigel
ospemifene=Osphena
elagolix=Orilissa
relugolix=Orgovyx/Myfembree
leuprolide=Lupron/Eligard
misoprostol=Cytotec
oxytocin=Pitocin
methylergonovine=Methergine
carboprost=Hemabate
dinoprostone=Cervidil
terbutaline=Brethine
dutasteride=Avodart/Jalyn 0.5
alfuzosin=Uroxatral 10
silodosin=Rapaflo 4 8
vardenafil=Levitra/Staxyn 5 10 20
avanafil=Stendra
trospium=Sanctura 20
darifenacin=Enablex 7.5 15
fesoterodine=Toviaz 4 8
vibegron=Gemtesa 75
bethanechol=Urecholine 10 25 50
flavoxate
pentosan=Elmiron 100
methenamine=Hiprex
fosfomycin=Monurol
tiopronin
arformoterol=Brovana
indacaterol=Arcapta
olodaterol=Striverdi/Stiolto
vilanterol=Breo
aclidinium=Tudorza
glycopyrrolate=Robinul/Bevespi/Breztri
revefenacin=Yupelri
ciclesonide=Alvesco/Omnaris
beclomethasone=Qvar/Beconase
flunisolide
budesonide=Breyna
mometasone=Dulera/Asmanex/Elocon
fluticasone=Wixela/Airduo/Arnuity/Xhance
theophylline=Uniphyl
aminophylline
zafirlukast=Accolate 10 20
zileuton=Zyflo
roflumilast=Daliresp
cromolyn=Nasalcrom
omalizumab=Xolair
mepolizumab=Nucala
benralizumab=Fasenra
reslizumab=Cinqair
dupilumab=Dupixent
tezepelumab=Tezspire
pirfenidone=Esbriet
nintedanib=Ofev
acetylcysteine=Mucomyst
dornase=Pulmozyme
elexacaftor=Trikafta
ivacaftor=Kalydeco/Orkambi/Symdeko
azelastine=Astelin/Astepro/Dymista
olopatadine=Patanol/Pataday
ketotifen=Zaditor
levocetirizine=Xyzal 5
desloratadine=Clarinex 5
chlorpheniramine=Chlor-Trimeton
brompheniramine
cyproheptadine 4
doxylamine=Unisom/Diclegis
oxymetazoline=Afrin
saline_nasal
rabeprazole=Aciphex 20
dexlansoprazole=Dexilant 30 60
vonoprazan=Voquezna
cimetidine=Tagamet 200 300 400 800
nizatidine=Axid
aluminum_hydroxide=Mylanta/Gaviscon
milk_of_magnesia
prochlorperazine=Compazine 5 10
trimethobenzamide=Tigan
granisetron=Kytril
palonosetron=Aloxi
aprepitant
fosaprepitant
scopolamine=Transderm-Scop
dronabinol=Marinol
droperidol=Inapsine
diphenoxylate=Lomotil
linaclotide=Linzess
plecanatide=Trulance
lubiprostone=Amitiza
prucalopride=Motegrity
methylnaltrexone=Relistor
naloxegol=Movantik
tegaserod=Zelnorm
psyllium=Metamucil
methylcellulose=Citrucel
wheat_dextrin=Benefiber
glycerin_suppository
sennosides=Ex-Lax
polyethylene_glycol=Golytely/Glycolax/Nulytely
hyoscyamine=Levsin 0.125
alosetron=Lotronex
eluxadoline=Viberzi
rifaximin=Xifaxan 550
ursodiol=Actigall 300 500
obeticholic_acid=Ocaliva
pancrelipase=Creon/Zenpep
balsalazide=Colazal
olsalazine
mesalamine=Lialda/Pentasa/Apriso/Delzicol/Canasa/Rowasa
orlistat=Xenical
phentermine=Qsymia
naltrexone=Contrave
hydrocortisone=Anusol/Proctofoam/Preparation-H
fluocinonide=Lidex
fluocinolone=Synalar
desonide
halobetasol=Ultravate
clobetasol=Temovate
pimecrolimus=Elidel
crisaborole=Eucrisa
ruxolitinib=Opzelura
calcipotriene=Dovonex/Dovobet/calcipotriol
adapalene=Differin
tazarotene=Tazorac
benzoyl_peroxide
azelaic_acid=Finacea
salicylic_acid
imiquimod=Aldara
podofilox=Condylox
permethrin=Elimite
malathion=Ovide
silver_sulfadiazine=Silvadene
bacitracin
neomycin=Neosporin
capsaicin=Zostrix
menthol=Biofreeze
calamine
zinc_oxide
petrolatum
dapsone=Aczone
acitretin=Soriatane
methoxsalen
brimonidine=Alphagan/Mirvaso
dorzolamide=Trusopt/Cosopt
brinzolamide=Azopt
bimatoprost=Lumigan/Latisse
travoprost=Travatan
tafluprost=Zioptan
netarsudil=Rhopressa
pilocarpine=Salagen
loteprednol=Lotemax
nepafenac=Nevanac
bromfenac
lifitegrast=Xiidra
cyclosporine=Restasis/Cequa
aflibercept=Eylea
ranibizumab=Lucentis
faricimab=Vabysmo
atropine
cyclopentolate
tropicamide
prenatal_vitamins
prenatal_vitamin
`
  .trim()
  .split('\n');
