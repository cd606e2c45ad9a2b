/**
 * Drugs that are taken for few conditions: their generic names, codes of what they are taken for, and words (beginnings of stems) by which charts name that.
 * Only drugs that say little else: beta blockers, opioids or steroids tell no condition. Uses as in the labels of the FDA and in common practice.
 */
export interface TellingDrug {
  readonly drugs: ReadonlySet<string>;
  readonly codes: RegExp;
  readonly words: RegExp;
}

const row = (drugs: string, codes: RegExp, words: RegExp): TellingDrug => ({
  drugs: new Set(drugs.split(' ')),
  codes,
  words,
});

export const tellingDrugs: readonly TellingDrug[] = [
  row('insulin glipizide glyburide glimepiride sitagliptin linagliptin repaglinide pioglitazone', /^(?:E0[89]|E1[0-3]|O24|R73|E89\.1)/, /\b(?:diabet\w*|dm|dm[12]|t[12]dm|iddm|niddm|dka|hyperglyc\w*|hyperkal\w*|blood sugars?)\b/i),
  row('metformin', /^(?:E0[89]|E1[0-3]|O24|R73|E28|E66|E88)/, /\b(?:diabet\w*|dm|dm2|t2dm|prediabet\w*|hyperglyc\w*|insulin resist\w*|pcos|polycystic|weight|metabolic)\b/i),
  row('levothyroxine liothyronine', /^(?:E0[0-7]|E89\.0|C73|E2[0-3])/, /\b(?:thyroid\w*|hypothyroid\w*|hashimoto\w*|thyroidectomy|goiter|tsh)\b/i),
  row('methimazole propylthiouracil', /^E0[5-7]/, /\b(?:hyperthyroid\w*|graves|thyro\w*|goiter)\b/i),
  row('donepezil rivastigmine memantine', /^(?:F0[0-3]|G3[01]|G20|R41)/, /\b(?:dementia|alzheimer\w*|memory|cognit\w*|parkinson\w*)\b/i),
  row('allopurinol febuxostat', /^(?:M10|M1A|E79|N20|C8|C9)/, /\b(?:gout\w*|uric|urate|stones?|tumor lysis|tophi|lesch)\b/i),
  row('tiotropium umeclidinium', /^(?:J4[0-7])/, /\b(?:copd|emphysema|asthma|bronchi\w*|obstructive)\b/i),
  row('tamsulosin finasteride dutasteride', /^(?:N40|N13|N2[0-3]|N3[19]|R3[39]|L64|Z)/, /\b(?:bph|prostat\w*|stones?|urin\w*|retention|voiding|nocturia|luts|alopecia|hair|ureter\w*|renal colic)\b/i),
  row('lithium', /^F(?:3|25)/, /\b(?:bipolar|mania|manic|mood|depress\w*|schizoaffect\w*|cluster)\b/i),
  row('olanzapine risperidone aripiprazole clozapine paliperidone haloperidol ziprasidone lurasidone', /^(?:F|R4[1-5]|G25|R11)/, /\b(?:schizo\w*|bipolar|psycho\w*|mania|manic|depress\w*|mood|autis\w*|irritab\w*|agitat\w*|delir\w*|tic|tics|tourette\w*|dementia|behavio\w*|delusion\w*|hallucinat\w*|nausea|ptsd|anxiety|borderline|insomnia|sleep)\b/i),
  row('sertraline escitalopram citalopram fluoxetine paroxetine bupropion mirtazapine vortioxetine desvenlafaxine', /^(?:F|Z87\.891|N95|R4[1-5]|G47)/, /\b(?:depress\w*|mdd|anxi\w*|gad|panic|ocd|obsessive|ptsd|mood|dysthym\w*|pmdd|smok\w*|tobacco|cessation|hot flash\w*|appetite|insomnia|sleep|bulimi\w*|seasonal|phobia|stress|adhd|bipolar|postpartum|grief)\b/i),
  row('methylphenidate atomoxetine lisdexamfetamine dexmethylphenidate', /^(?:F90|G47|F50)/, /\b(?:adhd|add|attention\w*|narcolep\w*|binge|fatigue)\b/i),
  row('levetiracetam lacosamide phenytoin', /^(?:G4[01]|R56|S06|C7|G93)/, /\b(?:seiz\w*|epilep\w*|convuls\w*|prophyla\w*|craniotomy|brain|subdural)\b/i),
  row('lamotrigine divalproex valproate carbamazepine oxcarbazepine', /^(?:G4[0134]|R56|F3|F25|G50|R51|F60)/, /\b(?:seiz\w*|epilep\w*|bipolar|mania|manic|mood|migraine\w*|neuralgia|schizo\w*|depress\w*|agitat\w*|behavio\w*|borderline|cyclothym\w*|headaches?)\b/i),
  row('carbidopa-levodopa levodopa carbidopa rasagiline', /^(?:G2[0-5])/, /\b(?:parkinson\w*|restless|dystonia|tremor|msa)\b/i),
  row('apixaban rivaroxaban dabigatran warfarin edoxaban', /^(?:I48|I26|I82|Z95|Z86|D68|I2[0-5]|I63|I51|I74|Z79\.01)/, /\b(?:fibrillation|flutter|afib|a-?fib|af|paf|dvt|pe|embol\w*|thromb\w*|clots?|valve|mechanical|stroke|vte|hypercoag\w*|lupus anticoagulant|factor v)\b/i),
  row('clopidogrel ticagrelor prasugrel', /^(?:I2[0-5]|I6[3-9]|I7[0-3]|Z95|G45|Z86)/, /\b(?:stent\w*|cad|coronary|stroke|tia|pad|peripheral|mi|nstemi|stemi|infarct\w*|angina|carotid|pci|acs|cva)\b/i),
  row('atorvastatin rosuvastatin simvastatin pravastatin ezetimibe lovastatin', /^(?:E78|I2[0-5]|I6[3-9]|I7|E1[0-3]|Z95|Z86|G45|N18)/, /\b(?:lipid\w*|hyperlipid\w*|hld|dyslipid\w*|cholesterol\w*|ldl|statin for|cad|coronary|stroke|tia|pad|diabet\w*|dm2?|t2dm|mi|infarct\w*|stent\w*|ascvd|prevention|risk)\b/i),
  row('buprenorphine methadone naltrexone', /^(?:F1[01]|F63|G89|Z)/, /\b(?:opioid|oud|heroin|opiate|alcohol|aud|pain|dependence|use disorder|weight)\b/i),
  row('tenofovir dolutegravir bictegravir', /^(?:B20|Z21|B18|Z20|Z29|Z79)/, /\b(?:hiv|prep|hepatitis|exposure|pep)\b/i),
  row('alendronate risedronate denosumab', /^(?:M8[01]|M85|C|M88|Z)/, /\b(?:osteopor\w*|osteopen\w*|bone|fracture|paget|metasta\w*|dxa|dexa)\b/i),
  row('latanoprost timolol brimonidine dorzolamide', /^(?:H40|H2|Z)/, /\b(?:glaucoma|ocular|intraocular|iop|eye|eyes)\b/i),
  row('sumatriptan rizatriptan erenumab', /^(?:G43|G44|R51)/, /\b(?:migraine\w*|headaches?|cluster)\b/i),
  row('hydroxychloroquine methotrexate adalimumab etanercept', /^(?:M|L|K5|C|H20|B5)/, /\b(?:lupus|sle|rheumat\w*|arthritis|psoria\w*|crohn\w*|colitis|sjogren\w*|uveitis|ankylos\w*|malaria|ectopic|hidradenitis|spondyl\w*|ra)\b/i),
];
