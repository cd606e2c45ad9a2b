/**
 * Classes of drugs as people name them, and the nonproprietary names of the drugs that belong to each; a drug may stand in several. Common
 * classes of outpatient and hospital practice. English and Spanish, without accents. Own list.
 */
export const drugClassRows: readonly (readonly [names: string, drugs: string])[] = [
  [
    'blood thinner|blood thinners|anticoagulant|anticoagulants|anticoagulation|doac|noac|anticoagulante|anticoagulantes',
    'warfarin|apixaban|rivaroxaban|dabigatran|edoxaban|heparin|enoxaparin|dalteparin|fondaparinux|argatroban|bivalirudin|acenocoumarol',
  ],
  [
    'antiplatelet|antiplatelets|antiplatelet drug|antiagregante|antiagregantes',
    'aspirin|clopidogrel|ticagrelor|prasugrel|dipyridamole|cilostazol',
  ],
  [
    'diuretic|diuretics|water pill|water pills|diuretico|diureticos',
    'furosemide|torsemide|bumetanide|hydrochlorothiazide|chlorthalidone|indapamide|metolazone|spironolactone|eplerenone|amiloride|triamterene|acetazolamide|chlorothiazide',
  ],
  ['loop diuretic|loop diuretics', 'furosemide|torsemide|bumetanide'],
  ['thiazide|thiazides|thiazide diuretic', 'hydrochlorothiazide|chlorthalidone|indapamide|metolazone|chlorothiazide'],
  [
    'ace inhibitor|ace inhibitors|acei|ace-i|ieca',
    'lisinopril|enalapril|ramipril|benazepril|captopril|perindopril|quinapril|fosinopril|trandolapril|moexipril',
  ],
  [
    'arb|arbs|angiotensin receptor blocker|ara ii|ara-ii',
    'losartan|valsartan|candesartan|irbesartan|olmesartan|telmisartan|azilsartan',
  ],
  [
    'beta blocker|beta blockers|beta-blocker|beta-blockers|bb|betabloqueante|betabloqueantes|betabloqueador',
    'metoprolol|atenolol|carvedilol|bisoprolol|propranolol|nebivolol|labetalol|nadolol|sotalol|timolol|esmolol',
  ],
  [
    'calcium channel blocker|calcium channel blockers|ccb|calcium blocker|calcioantagonista',
    'amlodipine|nifedipine|diltiazem|verapamil|felodipine|nicardipine',
  ],
  [
    'blood pressure medicine|blood pressure medication|blood pressure pill|blood pressure pills|bp meds|bp medication|antihypertensive|antihypertensives|antihipertensivo|antihipertensivos',
    'lisinopril|enalapril|ramipril|benazepril|captopril|perindopril|quinapril|losartan|valsartan|candesartan|irbesartan|olmesartan|telmisartan|metoprolol|atenolol|carvedilol|bisoprolol|propranolol|nebivolol|labetalol|amlodipine|nifedipine|diltiazem|verapamil|hydrochlorothiazide|chlorthalidone|indapamide|spironolactone|clonidine|hydralazine|doxazosin',
  ],
  [
    'statin|statins|estatina|estatinas|cholesterol medicine|cholesterol medication|cholesterol pill',
    'atorvastatin|rosuvastatin|simvastatin|pravastatin|lovastatin|pitavastatin|fluvastatin|ezetimibe',
  ],
  [
    'antiarrhythmic|antiarrhythmics|antiarritmico',
    'amiodarone|flecainide|sotalol|dofetilide|propafenone|dronedarone|digoxin',
  ],
  ['nitrate|nitrates|nitrato|nitratos', 'nitroglycerin|isosorbide mononitrate|isosorbide dinitrate|isosorbide'],
  [
    'insulin|insulins|insulina|insulinas',
    'insulin|insulin glargine|insulin lispro|insulin aspart|insulin detemir|insulin degludec|glargine|lispro|aspart|detemir|degludec',
  ],
  [
    'diabetes medicine|diabetes medication|diabetes drug|diabetes drugs|diabetes medicines|antidiabetic|antidiabetico',
    'metformin|glipizide|glyburide|glimepiride|gliclazide|sitagliptin|linagliptin|saxagliptin|pioglitazone|empagliflozin|dapagliflozin|canagliflozin|semaglutide|liraglutide|dulaglutide|exenatide|tirzepatide|insulin|insulin glargine|insulin lispro|insulin aspart|glargine|lispro|aspart',
  ],
  ['sglt2 inhibitor|sglt2 inhibitors|sglt2', 'empagliflozin|dapagliflozin|canagliflozin|ertugliflozin'],
  [
    'glp-1|glp1|glp-1 agonist|glp1 agonist|weight loss injection',
    'semaglutide|liraglutide|dulaglutide|exenatide|tirzepatide',
  ],
  ['sulfonylurea|sulfonylureas|sulfonilurea', 'glipizide|glyburide|glimepiride|gliclazide'],
  [
    'steroid|steroids|corticosteroid|corticosteroids|corticoide|corticoides|esteroide|esteroides',
    'prednisone|prednisolone|methylprednisolone|dexamethasone|hydrocortisone|budesonide|fluticasone|triamcinolone|betamethasone|mometasone|beclomethasone',
  ],
  [
    'inhaler|inhalers|puffer|inhalador|inhaladores',
    'albuterol|salbutamol|levalbuterol|ipratropium|tiotropium|umeclidinium|fluticasone|budesonide|salmeterol|formoterol|vilanterol|mometasone|beclomethasone',
  ],
  [
    'bronchodilator|bronchodilators|broncodilatador|broncodilatadores',
    'albuterol|salbutamol|levalbuterol|ipratropium|tiotropium|umeclidinium|salmeterol|formoterol|vilanterol',
  ],
  [
    'antibiotic|antibiotics|antibiotico|antibioticos',
    'amoxicillin|ampicillin|penicillin|piperacillin|dicloxacillin|cephalexin|cefazolin|ceftriaxone|cefuroxime|cefepime|cefdinir|azithromycin|clarithromycin|erythromycin|doxycycline|minocycline|ciprofloxacin|levofloxacin|moxifloxacin|sulfamethoxazole|trimethoprim|nitrofurantoin|fosfomycin|metronidazole|clindamycin|vancomycin|linezolid|meropenem|ertapenem|gentamicin|tobramycin|mupirocin|rifampin',
  ],
  [
    'antiviral|antivirals|antiviral drug|antivirales',
    'acyclovir|valacyclovir|famciclovir|oseltamivir|nirmatrelvir|remdesivir|tenofovir|emtricitabine',
  ],
  [
    'antifungal|antifungals|antifungico',
    'fluconazole|itraconazole|voriconazole|terbinafine|nystatin|clotrimazole|ketoconazole',
  ],
  [
    'nsaid|nsaids|anti-inflammatory|anti-inflammatories|anti inflammatory|aine|aines|antiinflamatorio|antiinflamatorios',
    'ibuprofen|naproxen|ketorolac|diclofenac|meloxicam|indomethacin|celecoxib|etodolac|nabumetone|ketoprofen|piroxicam',
  ],
  [
    'opioid|opioids|opiate|opiates|narcotic|narcotics|opioide|opioides',
    'morphine|oxycodone|hydrocodone|hydromorphone|codeine|tramadol|fentanyl|methadone|buprenorphine|oxymorphone|tapentadol|meperidine',
  ],
  [
    'painkiller|painkillers|pain medicine|pain medication|pain meds|pain reliever|analgesic|analgesics|analgesico|analgesicos',
    'acetaminophen|ibuprofen|naproxen|ketorolac|diclofenac|meloxicam|celecoxib|morphine|oxycodone|hydrocodone|hydromorphone|codeine|tramadol|fentanyl|methadone|gabapentin|pregabalin',
  ],
  ['triptan|triptans|triptanes', 'sumatriptan|rizatriptan|zolmitriptan|eletriptan|naratriptan'],
  [
    'muscle relaxant|muscle relaxants|muscle relaxer|relajante muscular',
    'cyclobenzaprine|methocarbamol|tizanidine|baclofen|carisoprodol|metaxalone',
  ],
  [
    'antidepressant|antidepressants|antidepresivo|antidepresivos',
    'sertraline|fluoxetine|escitalopram|citalopram|paroxetine|venlafaxine|duloxetine|desvenlafaxine|bupropion|mirtazapine|trazodone|amitriptyline|nortriptyline|vortioxetine',
  ],
  ['ssri|ssris|isrs', 'sertraline|fluoxetine|escitalopram|citalopram|paroxetine|fluvoxamine'],
  ['snri|snris', 'venlafaxine|duloxetine|desvenlafaxine'],
  [
    'benzodiazepine|benzodiazepines|benzo|benzos|benzodiacepina|benzodiacepinas',
    'lorazepam|alprazolam|diazepam|clonazepam|temazepam|midazolam|chlordiazepoxide',
  ],
  [
    'sleeping pill|sleeping pills|sleep aid|sleep medicine|sleep medication|hypnotic|hipnotico|pastillas para dormir',
    'zolpidem|eszopiclone|temazepam|trazodone|melatonin|doxepin|suvorexant|ramelteon',
  ],
  [
    'antipsychotic|antipsychotics|antipsicotico|antipsicoticos',
    'olanzapine|quetiapine|risperidone|aripiprazole|haloperidol|ziprasidone|clozapine|lurasidone|paliperidone|chlorpromazine',
  ],
  [
    'mood stabilizer|mood stabilizers|estabilizador del animo',
    'lithium|valproate|divalproex|lamotrigine|carbamazepine',
  ],
  [
    'stimulant|stimulants|adhd medication|estimulante|estimulantes',
    'methylphenidate|amphetamine|dextroamphetamine|lisdexamfetamine|dexmethylphenidate',
  ],
  [
    'anticonvulsant|anticonvulsants|antiepileptic|antiepileptics|seizure medicine|seizure medication|antiepileptico',
    'levetiracetam|phenytoin|valproate|divalproex|lamotrigine|carbamazepine|oxcarbazepine|topiramate|lacosamide|gabapentin|phenobarbital',
  ],
  [
    'ppi|ppis|proton pump inhibitor|proton pump inhibitors|acid reducer|stomach protector|ibp|protector de estomago',
    'omeprazole|pantoprazole|esomeprazole|lansoprazole|rabeprazole|dexlansoprazole',
  ],
  ['h2 blocker|h2 blockers', 'famotidine|ranitidine|cimetidine'],
  [
    'antiemetic|antiemetics|nausea medicine|antiemetico',
    'ondansetron|metoclopramide|promethazine|prochlorperazine|meclizine',
  ],
  [
    'laxative|laxatives|stool softener|laxante|laxantes',
    'polyethylene glycol|senna|docusate|bisacodyl|lactulose|magnesium citrate|psyllium',
  ],
  [
    'antihistamine|antihistamines|allergy pill|antihistaminico|antihistaminicos',
    'cetirizine|loratadine|fexofenadine|diphenhydramine|hydroxyzine|levocetirizine',
  ],
  [
    'thyroid medicine|thyroid medication|thyroid pill|thyroid hormone',
    'levothyroxine|liothyronine|methimazole|propylthiouracil',
  ],
  [
    'birth control|contraceptive|contraception|the pill|contraceptives|anticonceptivo|anticonceptivos',
    'ethinyl estradiol|norethindrone|levonorgestrel|drospirenone|medroxyprogesterone|etonogestrel|norgestimate',
  ],
  ['hormone therapy|estrogen|estrogens|estrogeno', 'estradiol|conjugated estrogens|progesterone|medroxyprogesterone'],
  [
    'immunosuppressant|immunosuppressants|immunosuppression|inmunosupresor|inmunosupresores',
    'methotrexate|azathioprine|mycophenolate|tacrolimus|cyclosporine|adalimumab|infliximab|etanercept|rituximab|tofacitinib|prednisone',
  ],
  [
    'biologic|biologics|biologico|biologicos',
    'adalimumab|infliximab|etanercept|rituximab|secukinumab|ustekinumab|dupilumab|omalizumab',
  ],
  ['gout medicine|gout medication', 'allopurinol|febuxostat|colchicine|probenecid'],
  [
    'osteoporosis medicine|bisphosphonate|bisphosphonates|bifosfonato',
    'alendronate|risedronate|ibandronate|zoledronic acid|denosumab',
  ],
  [
    'prostate medicine|alpha blocker|alpha blockers|alfabloqueante',
    'tamsulosin|doxazosin|terazosin|alfuzosin|finasteride|dutasteride',
  ],
  [
    'vitamin|vitamins|supplement|supplements|vitamina|vitaminas|suplementos',
    'vitamin d|cholecalciferol|ergocalciferol|vitamin b12|cyanocobalamin|folic acid|multivitamin|ferrous sulfate|calcium carbonate|fish oil|melatonin|thiamine',
  ],
];
