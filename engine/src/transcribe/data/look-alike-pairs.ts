/**
 * Pairs of drug names that are mistaken for each other when they are spoken or heard. The pairs are facts from public safety lists: the
 * FDA and ISMP lists of look-alike drug names with recommended tall man letters, and the ISMP list of confused drug names; own choice of
 * those in common US use, and own arrangement.
 */
export const lookAlikePairs: readonly (readonly [string, string])[] = (
  'hydroxyzine hydralazine|clonidine clonazepam|clonidine klonopin|metformin metronidazole|celebrex celexa|bupropion buspirone|' +
  'prednisone prednisolone|chlorpromazine chlorpropamide|glipizide glyburide|lamotrigine lamivudine|lamictal lamisil|lorazepam alprazolam|' +
  'losartan valsartan|zyrtec zyprexa|zantac xanax|tramadol trazodone|quetiapine olanzapine|sertraline cetirizine|fluoxetine paroxetine|' +
  'fluoxetine duloxetine|sumatriptan sitagliptin|sitagliptin saxagliptin|risperidone ropinirole|medroxyprogesterone methylprednisolone|' +
  'hydrocodone oxycodone|hydrochlorothiazide hydralazine|cyclobenzaprine cyproheptadine|guanfacine guaifenesin|carvedilol captopril|' +
  'amlodipine amiloride|atenolol albuterol|propranolol pravastatin|allopurinol haloperidol|benazepril donepezil|lisinopril fosinopril|' +
  'nifedipine nicardipine|topamax toprol|plavix paxil|prilosec prozac|zocor zoloft|neurontin noroxin|januvia jantoven|lasix luvox|' +
  'methadone methylphenidate|mirtazapine metolazone|pioglitazone rosiglitazone|levothyroxine liothyronine|spironolactone sertraline|' +
  'doxycycline dicyclomine|cefuroxime cefixime|azithromycin erythromycin|venlafaxine desvenlafaxine|valacyclovir valganciclovir|' +
  'oxcarbazepine carbamazepine|levetiracetam levofloxacin|baclofen bactroban|tizanidine tiagabine|rosuvastatin rifampin'
)
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);

/**
 * What the drugs of the pairs are for, and the strengths in mg of their usual oral forms where `drugs.ts` lists none: nonproprietary name,
 * words of a dictation that speak for it, strengths. Own words, from labelled indications.
 */
export const lookAlikeUses: readonly (readonly [drug: string, uses: string, strengths?: string])[] = [
  ['hydroxyzine', 'itch|pruritus|hives|urticaria|anxiety|sleep|allerg'], ['hydralazine', 'blood pressure|hypertension|heart failure|preeclampsia'],
  ['clonidine', 'blood pressure|hypertension|withdrawal|hot flash|adhd'], ['clonazepam', 'anxiety|panic|seizure|restless|tremor'],
  ['metformin', 'diabet|sugar|a1c|glucose|pcos|polycystic'], ['metronidazole', 'infection|vaginosis|difficile|c diff|trichomon|abscess|diverticulitis|giardia'],
  ['celecoxib', 'pain|arthritis|inflammation|knee|back|joint'], ['citalopram', 'depress|anxiety|mood|panic'],
  ['bupropion', 'depress|smok|mood|tobacco'], ['buspirone', 'anxiety|anxious|worry'],
  ['prednisone', '', '1 2.5 5 10 20 50'], ['prednisolone', '', '5 10 15 30'],
  ['lamotrigine', 'seizure|epilep|bipolar|mood'], ['lamivudine', 'hiv|hepatitis b', '100 150 300'], ['terbinafine', 'fung|nail|tinea|toe|athlete'],
  ['cetirizine', 'allerg|itch|rhinitis|hives|sneez|urticaria|congestion'], ['olanzapine', 'schizo|bipolar|psychosis|agitat|mania'],
  ['ranitidine', 'reflux|heartburn|gerd|ulcer|acid', '75 150 300'], ['alprazolam', 'anxiety|panic|anxious'], ['lorazepam', 'anxiety|panic|seizure|agitat'],
  ['tramadol', 'pain|arthritis|back|knee'], ['trazodone', 'sleep|insomnia|depress|bedtime'], ['quetiapine', 'schizo|bipolar|psychosis|mania|agitat|sleep'],
  ['sertraline', 'depress|anxiety|panic|ptsd|mood|ocd'], ['fluoxetine', 'depress|anxiety|bulimia|ocd|mood'], ['paroxetine', 'depress|anxiety|panic|hot flash|ptsd'],
  ['duloxetine', 'depress|neuropath|fibromyalgia|pain|anxiety'], ['sumatriptan', 'migraine|headache'], ['sitagliptin', 'diabet|sugar|a1c|glucose'],
  ['risperidone', 'schizo|psychosis|bipolar|agitat|autism', '0.25 0.5 1 2 3 4'], ['ropinirole', 'restless|parkinson', '0.25 0.5 1 2 3 4 5'],
  ['medroxyprogesterone', 'contracepti|bleeding|amenorrh|menopaus', '2.5 5 10 150'], ['methylprednisolone', 'inflammation|asthma|arthritis|flare|rash|back|knee|joint', '4 8 16 32 40 80 125'],
  ['guanfacine', 'adhd|attention|blood pressure|hypertension', '1 2 3 4'], ['guaifenesin', 'cough|congestion|mucus|phlegm'],
  ['atenolol', 'blood pressure|hypertension|heart|angina|rate'], ['albuterol', 'wheez|asthma|breath|copd|cough', '2 4'],
  ['propranolol', 'blood pressure|tremor|migraine|anxiety|heart|rate|palpitation'], ['pravastatin', 'cholesterol|lipid'],
  ['allopurinol', 'gout|uric'], ['haloperidol', 'psychosis|agitat|schizo|delirium', '0.5 1 2 5 10 20'],
  ['benazepril', 'blood pressure|hypertension|heart failure|kidney'], ['donepezil', 'dementia|alzheimer|memory'],
  ['topiramate', 'seizure|migraine|headache|epilep'], ['metoprolol', 'blood pressure|hypertension|heart|rate|fibrillation|angina'],
  ['clopidogrel', 'stent|stroke|coronary|platelet|heart'], ['omeprazole', 'reflux|heartburn|gerd|ulcer|acid|stomach'],
  ['simvastatin', 'cholesterol|lipid'], ['gabapentin', 'neuropath|nerve|pain|seizure|shingles'],
  ['furosemide', 'edema|swelling|heart failure|fluid|diure'], ['mirtazapine', 'depress|sleep|appetite'], ['metolazone', 'edema|swelling|fluid|heart failure', '2.5 5 10'],
  ['spironolactone', 'heart failure|edema|ascites|acne|fluid|aldosteron|blood pressure'],
  ['doxycycline', 'infection|lyme|acne|pneumonia|sinusitis|cellulitis|tick|rosacea'], ['dicyclomine', 'irritable|ibs|cramp|bowel spasm'],
  ['levetiracetam', 'seizure|epilep'], ['levofloxacin', 'infection|pneumonia|uti|sinusitis|pyelonephritis'],
  ['baclofen', 'spasm|spastic|muscle'], ['mupirocin', 'impetigo|skin|mrsa|wound'], ['rosuvastatin', 'cholesterol|lipid'], ['rifampin', 'tubercul|mrsa', '150 300 600'],
  ['carvedilol', 'heart failure|blood pressure|hypertension'], ['captopril', 'heart failure|blood pressure|hypertension', '12.5 25 50 100'],
  ['methadone', 'pain|opioid|withdrawal', '5 10 40'], ['methylphenidate', 'adhd|attention|focus|narcolep', '5 10 18 20 27 36 54'],
  ['hydrochlorothiazide', 'blood pressure|hypertension|edema|fluid'],
];
