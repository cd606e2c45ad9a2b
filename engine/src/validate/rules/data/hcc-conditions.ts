/** A family of conditions that a payment model counts, with the words and drugs by which a note shows that it is cared for. */
export interface PayingCondition {
  readonly name: string;
  /** ICD-10-CM codes of the family, with their dot. */
  readonly codes: RegExp;
  readonly words: RegExp;
  /** Nonproprietary names of drugs that are given for it. */
  readonly treatedWith?: RegExp;
  /** Tests and findings that show that it is watched. */
  readonly shownBy?: RegExp;
}

/**
 * Families that CMS-HCC V28 is publicly known to pay (CMS Announcement of Calendar Year 2024 Medicare Advantage Capitation Rates). Own
 * words and groups; an imported mapping says it code by code.
 */
export const payingConditions: readonly PayingCondition[] = [
  { name: 'diabetes', codes: /^E(?:08|09|10|11|13)/, words: /\b(?:diabet\w+|t[12]dm|dm ?[12]?|iddm|niddm)\b/i, treatedWith: /metformin|insulin|gliflozin|gliptin|glutide|glipizide|glimepiride|glyburide|pioglitazone|tirzepatide/, shownBy: /\b(?:a1c|hba1c|fasting glucose|home glucose|fingersticks?|cgm)\b/i },
  { name: 'heart failure', codes: /^I50|^I11\.0|^I13\.[02]/, words: /\b(?:heart failure|chf|hfr?[pm]?ref|hfpef|cardiomyopathy)\b/i, treatedWith: /furosemide|torsemide|bumetanide|spironolactone|eplerenone|sacubitril|carvedilol/, shownBy: /\b(?:bnp|ejection fraction|nyha|dry weight)\b/i },
  { name: 'COPD', codes: /^J4[34]/, words: /\b(?:copd|chronic obstructive|emphysema)\b/i, treatedWith: /tiotropium|umeclidinium|albuterol|ipratropium|formoterol|salmeterol|vilanterol|roflumilast|budesonide|fluticasone/, shownBy: /\b(?:spirometry|fev1|pfts?)\b/i },
  { name: 'chronic kidney disease', codes: /^N18\.(?:3[12]|4|5|6)/, words: /\b(?:ckd|chronic kidney|renal (?:disease|failure|insufficiency)|esrd)\b/i, shownBy: /\b(?:egfr|gfr|creatinine|nephrolog\w+|dialysis|uacr|microalbumin)\b/i },
  { name: 'cancer', codes: /^C(?!44)/, words: /\b(?:cancer|carcinoma|malignan\w+|lymphoma|leukemia|myeloma|melanoma|sarcoma|metasta\w+|tumou?r)\b/i, treatedWith: /tamoxifen|letrozole|anastrozole|exemestane|leuprolide|enzalutamide|abiraterone|zumab|tinib|ximab|platin|taxel|rubicin/, shownBy: /\b(?:oncolog\w+|chemo\w*|radiation|immunotherapy|surveillance|psa|cea)\b/i },
  { name: 'major depression', codes: /^F32\.[1-5]|^F33\.[1-9]|^F33\.4/, words: /\b(?:depress\w+|mdd)\b/i, treatedWith: /oxetine|sertraline|citalopram|bupropion|venlafaxine|mirtazapine|trazodone|vortioxetine|triptyline/, shownBy: /\b(?:phq|psychotherapy|counseling|mood)\b/i },
  { name: 'bipolar disorder', codes: /^F31/, words: /\bbipolar\b/i, treatedWith: /lithium|valpro\w+|lamotrigine|quetiapine|lurasidone|aripiprazole|olanzapine|cariprazine/, shownBy: /\b(?:mania|manic|mood)\b/i },
  { name: 'schizophrenia', codes: /^F2[05]/, words: /\bschizo\w+\b/i, treatedWith: /peridone|piprazole|apine|haloperidol|ziprasidone|fluphenazine/, shownBy: /\b(?:hallucinat\w+|delusion\w*|psychosis)\b/i },
  { name: 'dementia', codes: /^F0[123]|^G30/, words: /\b(?:dementia|alzheimer\w*)\b/i, treatedWith: /donepezil|memantine|rivastigmine|galantamine/, shownBy: /\b(?:mmse|moca|cognit\w+|memory)\b/i },
  { name: 'rheumatoid arthritis', codes: /^M0[56]/, words: /\brheumatoid\b|\bRA\b/, treatedWith: /methotrexate|hydroxychloroquine|leflunomide|sulfasalazine|etanercept|adalimumab|tofacitinib|zumab|ximab/, shownBy: /\b(?:synovitis|rheumatolog\w+|das28|cdai)\b/i },
  { name: 'multiple sclerosis', codes: /^G35/, words: /\bmultiple sclerosis\b|\bMS\b/, treatedWith: /ocrelizumab|natalizumab|fingolimod|interferon|glatiramer|fumarate|teriflunomide/ },
  { name: "Parkinson's disease", codes: /^G20/, words: /\bparkinson\w*/i, treatedWith: /levodopa|carbidopa|pramipexole|ropinirole|rasagiline/, shownBy: /\b(?:tremor|bradykinesia|rigidity)\b/i },
  { name: 'epilepsy', codes: /^G40/, words: /\b(?:epilep\w+|seizures?)\b/i, treatedWith: /levetiracetam|lamotrigine|phenytoin|carbamazepine|valpro\w+|topiramate|lacosamide|zonisamide/ },
  { name: 'cirrhosis', codes: /^K7(?:0\.3|4\.6|4\.[345])|^K76\.6|^K72\.[19]/, words: /\b(?:cirrho\w+|portal hypertension|end[- ]stage liver)\b/i, treatedWith: /lactulose|rifaximin|nadolol|spironolactone/, shownBy: /\b(?:meld|child[- ]pugh|varices|hepatolog\w+|ascites)\b/i },
  { name: 'HIV', codes: /^B20/, words: /\b(?:hiv|aids)\b/i, treatedWith: /tegravir|tenofovir|emtricitabine|abacavir|lamivudine|darunavir|rilpivirine/, shownBy: /\b(?:cd4|viral load)\b/i },
  { name: 'atrial fibrillation', codes: /^I48/, words: /\b(?:atrial (?:fib\w*|flutter)|a-?fib|afib|AF)\b/i, treatedWith: /xaban|warfarin|dabigatran|amiodarone|diltiazem|metoprolol|flecainide|sotalol|digoxin|dofetilide/, shownBy: /\b(?:irregularly irregular|inr|rate[- ]controlled|cha2ds2)\b/i },
  { name: 'vascular disease', codes: /^I70\.(?:2[3-6]|[3-7][3-6])|^I71|^I82\.[5]/, words: /\b(?:atheroscleros\w+|aneurysm|pad|pvd|peripheral (?:arterial|vascular)|dvt|thrombosis)\b/i, treatedWith: /cilostazol|xaban|warfarin/, shownBy: /\b(?:abi|vascular surgery|claudication)\b/i },
  { name: 'amputation status', codes: /^Z89\.[45]/, words: /\b(?:amputat\w+|aka|bka)\b/i, shownBy: /\b(?:stump|prosthe\w+|residual limb)\b/i },
  { name: 'ostomy status', codes: /^Z93\.[1-6]|^Z93\.3/, words: /\b(?:\w*ostomy|stoma)\b/i, shownBy: /\b(?:stoma|appliance|output|pouch)\b/i },
  { name: 'morbid obesity', codes: /^E66\.01|^E66\.813|^Z68\.(?:4[1-5]|3[5-9])/, words: /\b(?:obes\w+|bmi)\b/i, treatedWith: /glutide|tirzepatide|phentermine/, shownBy: /\b(?:weight loss|bariatric|diet|calorie\w*|exercise|nutrition)\b/i },
  { name: 'chronic respiratory failure', codes: /^J96\.1/, words: /\brespiratory failure\b/i, shownBy: /\b(?:home oxygen|o2|oxygen|nc|liters?)\b/i },
  { name: 'inflammatory bowel disease', codes: /^K5[01]/, words: /\b(?:crohn\w*|ulcerative colitis|ibd)\b/i, treatedWith: /mesalamine|azathioprine|limumab|ximab|zumab|budesonide/, shownBy: /\b(?:colonoscopy|calprotectin|flares?|gastroenterolog\w+)\b/i },
  { name: 'lupus', codes: /^M32/, words: /\b(?:lupus|sle)\b/i, treatedWith: /hydroxychloroquine|mycophenolate|belimumab|azathioprine/, shownBy: /\brheumatolog\w+\b/i },
  { name: 'substance use disorder', codes: /^F1[0-9]\.2(?!1)/, words: /\b(?:(?:alcohol|opioid|cocaine|stimulant|sedative|substance) (?:use disorder|dependence)|aud|oud)\b/i, treatedWith: /buprenorphine|methadone|naltrexone|acamprosate|disulfiram/, shownBy: /\b(?:sobriety|recovery|aa meetings|relapse|withdrawal|sober)\b/i },
];
