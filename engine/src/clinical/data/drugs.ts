/**
 * Drug names in common US use: `generic[=brand/brand][ strengths]`, strengths in mg of the usual oral forms. Own list, written
 * from general knowledge of names and labelled strengths; it holds no text of a licensed drug database. A strength is listed only
 * where the number alone cannot mean another unit.
 */
export const drugRows: readonly string[] = `
acetaminophen=Tylenol/Paracetamol 325 500 650 1000
ibuprofen=Advil/Motrin 200 400 600 800
naproxen=Aleve/Naprosyn 220 250 375 500
aspirin=Ecotrin/ASA 81 325
celecoxib=Celebrex 100 200
meloxicam=Mobic 7.5 15
diclofenac=Voltaren 50 75
ketorolac=Toradol
indomethacin=Indocin 25 50
etodolac=Lodine
nabumetone=Relafen
tramadol=Ultram 50 100
oxycodone=Percocet/Oxycontin/Roxicodone
hydrocodone=Norco/Vicodin/Lortab
morphine=MS-Contin
hydromorphone=Dilaudid
fentanyl=Duragesic
codeine
methadone
buprenorphine=Suboxone/Subutex
naloxone=Narcan
naltrexone=Vivitrol 50
gabapentin=Neurontin 100 300 400 600 800
pregabalin=Lyrica 25 50 75 100 150
cyclobenzaprine=Flexeril 5 10
methocarbamol=Robaxin 500 750
baclofen=Lioresal 10 20
tizanidine=Zanaflex 2 4
carisoprodol=Soma
lisinopril=Zestril/Prinivil 2.5 5 10 20 30 40
enalapril=Vasotec 2.5 5 10 20
ramipril=Altace 2.5 5 10
benazepril=Lotensin 5 10 20 40
captopril=Capoten
quinapril=Accupril
losartan=Cozaar/Hyzaar 25 50 100
valsartan=Diovan 40 80 160 320
irbesartan=Avapro 75 150 300
olmesartan=Benicar 5 20 40
telmisartan=Micardis 20 40 80
candesartan=Atacand 4 8 16 32
sacubitril=Entresto
amlodipine=Norvasc 2.5 5 10
nifedipine=Procardia 30 60 90
diltiazem=Cardizem 120 180 240
verapamil=Calan
metoprolol=Lopressor/Toprol 12.5 25 50 100 200
atenolol=Tenormin 25 50 100
carvedilol=Coreg 3.125 6.25 12.5 25
propranolol=Inderal 10 20 40 80
bisoprolol=Zebeta 2.5 5 10
nebivolol=Bystolic 2.5 5 10 20
labetalol=Trandate 100 200 300
hydralazine=Apresoline 10 25 50 100
clonidine=Catapres 0.1 0.2 0.3
hydrochlorothiazide=HCTZ/Microzide 12.5 25 50
chlorthalidone=Hygroton 12.5 25 50
furosemide=Lasix 20 40 80
torsemide=Demadex 5 10 20 40
bumetanide=Bumex 0.5 1 2
spironolactone=Aldactone 12.5 25 50 100
eplerenone=Inspra 25 50
triamterene=Dyazide/Maxzide
metolazone=Zaroxolyn
digoxin=Lanoxin
amiodarone=Pacerone 100 200 400
sotalol=Betapace
flecainide=Tambocor
ranolazine=Ranexa 500 1000
isosorbide=Imdur/Isordil 30 60
nitroglycerin=Nitrostat
warfarin=Coumadin
apixaban=Eliquis 2.5 5
rivaroxaban=Xarelto 10 15 20
dabigatran=Pradaxa 75 150
heparin
enoxaparin=Lovenox
clopidogrel=Plavix 75
ticagrelor=Brilinta 60 90
prasugrel=Effient 5 10
atorvastatin=Lipitor 10 20 40 80
rosuvastatin=Crestor 5 10 20 40
simvastatin=Zocor 5 10 20 40
pravastatin=Pravachol 10 20 40 80
lovastatin=Mevacor 10 20 40
ezetimibe=Zetia 10
fenofibrate=Tricor 48 145
gemfibrozil=Lopid 600
niacin=Niaspan
metformin=Glucophage 500 750 850 1000
glipizide=Glucotrol 2.5 5 10
glyburide=Diabeta 1.25 2.5 5
glimepiride=Amaryl 1 2 4
pioglitazone=Actos 15 30 45
sitagliptin=Januvia 25 50 100
linagliptin=Tradjenta 5
empagliflozin=Jardiance 10 25
dapagliflozin=Farxiga 5 10
canagliflozin=Invokana 100 300
semaglutide=Ozempic/Wegovy/Rybelsus
liraglutide=Victoza/Saxenda
dulaglutide=Trulicity
tirzepatide=Mounjaro/Zepbound
exenatide=Byetta/Bydureon
insulin
glargine=Lantus/Basaglar/Toujeo
lispro=Humalog
aspart=Novolog
detemir=Levemir
degludec=Tresiba
levothyroxine=Synthroid/Levoxyl
liothyronine=Cytomel
methimazole=Tapazole 5 10
propylthiouracil
prednisone=Deltasone 1 2.5 5 10 20 40 50 60
methylprednisolone=Medrol/Solu-Medrol
prednisolone=Orapred
dexamethasone=Decadron
hydrocortisone=Cortef
cortisone
triamcinolone=Kenalog
fludrocortisone=Florinef
alendronate=Fosamax 35 70
denosumab=Prolia
raloxifene=Evista
testosterone=Androgel
estradiol=Estrace
estrogen=Premarin
progesterone=Prometrium
medroxyprogesterone=Provera/Depo-Provera
tamoxifen=Nolvadex 10 20
anastrozole=Arimidex 1
letrozole=Femara
albuterol=Ventolin/Proventil/Proair
levalbuterol=Xopenex
fluticasone=Flonase/Flovent/Advair
budesonide=Pulmicort/Symbicort
mometasone=Nasonex
salmeterol=Serevent
formoterol
tiotropium=Spiriva
ipratropium=Atrovent/Duoneb/Combivent
umeclidinium=Anoro/Trelegy
montelukast=Singulair 4 5 10
loratadine=Claritin 10
cetirizine=Zyrtec 5 10
fexofenadine=Allegra 60 180
diphenhydramine=Benadryl 25 50
hydroxyzine=Vistaril/Atarax 10 25 50
meclizine=Antivert 12.5 25
guaifenesin=Mucinex/Robitussin 600 1200
pseudoephedrine=Sudafed
dextromethorphan=Delsym
benzonatate=Tessalon 100 200
epinephrine=Epipen
amoxicillin=Amoxil 250 500 875
clavulanate=Augmentin
penicillin
ampicillin
piperacillin=Zosyn
cephalexin=Keflex 250 500
cefazolin=Ancef
ceftriaxone=Rocephin
cefdinir=Omnicef 300
cefuroxime=Ceftin
cefepime
azithromycin=Zithromax/Z-Pak 250 500
clarithromycin=Biaxin 250 500
erythromycin
doxycycline=Vibramycin 50 100
minocycline=Minocin 50 100
tetracycline
ciprofloxacin=Cipro 250 500 750
levofloxacin=Levaquin 250 500 750
moxifloxacin=Avelox
sulfamethoxazole=Bactrim/Septra/Septrin/Cotrimoxazole
trimethoprim
nitrofurantoin=Macrobid/Macrodantin 50 100
clindamycin=Cleocin 150 300
metronidazole=Flagyl 250 500
vancomycin
linezolid=Zyvox
meropenem
gentamicin
tobramycin
rifampin
isoniazid
fluconazole=Diflucan 100 150 200
nystatin
terbinafine=Lamisil 250
acyclovir=Zovirax 200 400 800
valacyclovir=Valtrex 500 1000
oseltamivir=Tamiflu 75
nirmatrelvir=Paxlovid
ivermectin
hydroxychloroquine=Plaquenil 200
methotrexate=Trexall
azathioprine=Imuran
sulfasalazine=Azulfidine
leflunomide=Arava
adalimumab=Humira
etanercept=Enbrel
infliximab=Remicade
rituximab=Rituxan
tacrolimus=Prograf
cyclosporine=Neoral
mycophenolate=Cellcept
allopurinol=Zyloprim 100 300
febuxostat=Uloric 40 80
colchicine=Colcrys 0.6
omeprazole=Prilosec 10 20 40
pantoprazole=Protonix 20 40
esomeprazole=Nexium 20 40
lansoprazole=Prevacid 15 30
famotidine=Pepcid 10 20 40
ranitidine=Zantac
ondansetron=Zofran 4 8
promethazine=Phenergan 12.5 25
metoclopramide=Reglan 5 10
loperamide=Imodium
docusate=Colace 100
senna=Senokot
polyethylene=Miralax
bisacodyl=Dulcolax
lactulose
sucralfate=Carafate
mesalamine=Asacol
simethicone
dicyclomine=Bentyl 10 20
bismuth=Pepto-Bismol
calcium_carbonate=Tums/Maalox
sertraline=Zoloft 25 50 100
fluoxetine=Prozac 10 20 40
citalopram=Celexa 10 20 40
escitalopram=Lexapro 5 10 20
paroxetine=Paxil 10 20 30 40
venlafaxine=Effexor 37.5 75 150
duloxetine=Cymbalta 20 30 60
desvenlafaxine=Pristiq
bupropion=Wellbutrin 75 100 150 300
mirtazapine=Remeron 7.5 15 30 45
trazodone=Desyrel 50 100 150
amitriptyline=Elavil 10 25 50
nortriptyline=Pamelor 10 25 50
buspirone=Buspar 5 10 15
lorazepam=Ativan 0.5 1 2
alprazolam=Xanax 0.25 0.5 1 2
clonazepam=Klonopin 0.5 1 2
diazepam=Valium 2 5 10
temazepam=Restoril
zolpidem=Ambien 5 10
eszopiclone=Lunesta
melatonin
quetiapine=Seroquel 25 50 100 200 300
olanzapine=Zyprexa 2.5 5 10 20
risperidone=Risperdal
aripiprazole=Abilify 2 5 10 15
haloperidol=Haldol
ziprasidone=Geodon
lithium
lamotrigine=Lamictal 25 100 150 200
valproate=Depakote
carbamazepine=Tegretol
levetiracetam=Keppra 250 500 750 1000
topiramate=Topamax 25 50 100
phenytoin=Dilantin
oxcarbazepine=Trileptal
lacosamide=Vimpat
sumatriptan=Imitrex 25 50 100
rizatriptan=Maxalt 5 10
donepezil=Aricept 5 10
memantine=Namenda 5 10
levodopa=Sinemet
carbidopa
ropinirole=Requip
pramipexole=Mirapex
benztropine=Cogentin
methylphenidate=Ritalin/Concerta
amphetamine=Adderall
lisdexamfetamine=Vyvanse
atomoxetine=Strattera
guanfacine=Intuniv
prazosin=Minipress
tamsulosin=Flomax 0.4
finasteride=Proscar/Propecia 1 5
oxybutynin=Ditropan 5 10
tolterodine=Detrol
mirabegron=Myrbetriq 25 50
solifenacin=Vesicare 5 10
sildenafil=Viagra/Revatio 25 50 100
tadalafil=Cialis 5 10 20
phenazopyridine=Pyridium
lidocaine=Lidoderm/Xylocaine
bupivacaine=Marcaine
ropivacaine=Naropin
propofol=Diprivan
ketamine
midazolam=Versed
rocuronium
succinylcholine
glucagon
cyanocobalamin
multivitamin=MVI
hyaluronic=Synvisc
tretinoin=Retin-A
isotretinoin=Accutane
mupirocin=Bactroban
clobetasol
betamethasone
ketoconazole
latanoprost=Xalatan
timolol
varenicline=Chantix 0.5 1
nicotine=Nicorette
phentermine=Adipex
retinol
hydroquinone
`
  .trim()
  .split('\n');

/** Endings of nonproprietary names (USAN stems) long enough not to catch plain words. */
export const drugStem =
  /^[a-z]{2,}(?:opril|sartan|olol|statin|prazole|gliptin|gliflozin|glutide|dipine|xaban|parin|cillin|mycin|floxacin|cycline|conazole|ciclovir|cyclovir|zumab|ximab|tinib|triptan|setron|azepam|azolam|oxetine|lukast|terol|sonide|thiazide|caine|profen|coxib|barbital|gabalin)$/;

/** Plain words that look like a drug by their ending. */
export const notDrugs: ReadonlySet<string> = new Set(['cocaine', 'statin', 'statins', 'procaine', 'cholesterol', 'sterol', 'ergosterol', 'phytosterol']);
