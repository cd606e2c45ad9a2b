/**
 * What shows that a condition is there without naming it: drugs given for hardly anything else, measurements and words of its
 * care. One line: prefixes of codes | generic drugs | words. Own list, from common practice.
 */
export const clueLines = `
I10 I11 I12 I13 I15 I16|lisinopril losartan amlodipine hydrochlorothiazide valsartan olmesartan benazepril chlorthalidone metoprolol atenolol carvedilol clonidine hydralazine irbesartan telmisartan enalapril ramipril nifedipine diltiazem candesartan spironolactone|bp antihypertensive
E10 E11 E13 E08 E09 O24|insulin metformin glipizide glyburide glimepiride sitagliptin empagliflozin dapagliflozin semaglutide liraglutide dulaglutide pioglitazone tirzepatide linagliptin canagliflozin|a1c glucose glucometer cgm diabet
E78|atorvastatin rosuvastatin simvastatin pravastatin lovastatin ezetimibe fenofibrate pitavastatin gemfibrozil|ldl triglycerid statin hdl
E03 E89.0 E06|levothyroxine liothyronine|tsh thyroid
E05|methimazole propylthiouracil|tsh thyroid
E66||bmi weight
E55|cholecalciferol ergocalciferol|vitamin
E53 D51|cyanocobalamin|b12
D50|ferrous|ferritin iron hemoglobin
D63 D64 D62|ferrous|hemoglobin hgb
E87 E86||sodium potassium lyte fluids
M10 M1A|allopurinol colchicine febuxostat|uric
M80 M81|alendronate risedronate ibandronate denosumab zoledronic_acid|dexa dxa density
M05 M06|methotrexate hydroxychloroquine adalimumab etanercept leflunomide|rheumatoid
J44 J43 J45|albuterol fluticasone budesonide tiotropium montelukast ipratropium umeclidinium salmeterol formoterol|inhaler spirometri wheez fev1
J30|loratadine cetirizine fexofenadine fluticasone|allerg rhin nasal
J01 J32||sinus
J02 J03||throat tonsil strep
J06 J20||cough congest uri
J18 J15 J13 J69|ceftriaxone azithromycin levofloxacin|infiltrat consolid crackl
K21|omeprazole pantoprazole famotidine esomeprazole lansoprazole|heartburn reflux
K59.0|polyethylene_glycol senna docusate lactulose bisacodyl|stool bowel
K58 K50 K51|mesalamine dicyclomine|bowel
N40|tamsulosin finasteride dutasteride|prostat
N39.0 N30|nitrofurantoin ciprofloxacin|urin dysur
N18||gfr egfr creatinin ckd
N17||creatinin aki
N92 N93 N94||menses menstru period bleed
I48|apixaban warfarin rivaroxaban dabigatran amiodarone diltiazem flecainide|irregular afib
I50|furosemide torsemide bumetanide sacubitril carvedilol spironolactone|ejection bnp lvef
I25 I20|nitroglycerin clopidogrel ranolazine|coronar stent cath
I21||troponin
I63 I69 G45||stroke hemipar
I82 I26|apixaban rivaroxaban enoxaparin warfarin heparin|doppler ultrasound
I73||claudic abi
F32 F33 F34|sertraline escitalopram fluoxetine citalopram bupropion venlafaxine duloxetine mirtazapine paroxetine trazodone desvenlafaxine vortioxetine|phq mood depres
F41 F40|buspirone sertraline escitalopram hydroxyzine lorazepam alprazolam clonazepam|gad anxi worri panic
F31|lithium lamotrigine quetiapine valproate|mania manic bipolar mood
F20 F25|risperidone olanzapine aripiprazole haloperidol clozapine paliperidone|psychos hallucin delus
F43|prazosin|trauma nightmar ptsd stressor adjust
F90|methylphenidate amphetamine lisdexamfetamine atomoxetine|attent adhd inattent
F10|naltrexone acamprosate disulfiram|alcohol ciwa
F11|buprenorphine methadone naltrexone|opioid
F17|varenicline|tobacco pack
F03 F01 G30|donepezil memantine rivastigmine|memor cognit
F50||eating weight
F51 G47.0|zolpidem trazodone melatonin|sleep insomn
G47.3||cpap apnea
G43|sumatriptan rizatriptan topiramate|migrain headach
G40|levetiracetam lamotrigine phenytoin|seiz
G20|carbidopa levodopa|parkinson tremor
G62 G63|gabapentin pregabalin duloxetine|numb neuropath monofilament
G56||tinel phalen carpal numb tingl
H25 H26||catarac vision
H40|latanoprost timolol|intraocular
H66 H65|amoxicillin|tympan otiti
H60|ciprofloxacin|canal
H61||wax cerumen
H10||conjunctiv eye
L20 L30|triamcinolone hydrocortisone|eczem rash itch
L40||psoria plaque
L70|tretinoin doxycycline isotretinoin|acne comedon
L03 L02|cephalexin clindamycin sulfamethoxazole doxycycline|erythem warm abscess
L89 L97 L98||wound ulcer
B35|terbinafine clotrimazole|fung
M17 M16 M19 M15||osteoarthr crepit arthrit space narrow
M54||back neck spine lumbar
M75||shoulder rotat
M62||spasm weak
M79||pain
O|prenatal|pregnan fundal fetal gestat prenatal
Z34 Z3A Z33||pregnan fundal fetal gestat prenatal ga ega
Z23||immuniz
Z00||physic wellnes annual well exam
Z95||pacemak stent bypass cabg valve
Z96||replac arthroplast prosthes implant
Z92.3||irradi radia radiotherap xrt
Z90||hysterectom cholecystectom mastectom nephrectom
Z91||noncompli adher allerg fall
Z59 Z60 Z63 Z55 Z56 Z62 Z64 Z65||housing homeles food job alone famil
Z99||oxygen dialys wheelchair ventilat
W00 W01 W10 W18 W19 W06 W07||fall
V||motor crash collis mvc pedestri bicycl
W54||dog bite
Y92 Y93 Y99||home work
`;
