/** How a test is spoken of and what a note may take from talk about it. */
export interface SpokenTest {
  readonly name: string;
  /**
   * `value`: a number with a name. `shown`: shows what is there. `image`: the same, of a part of the body. `group`: several
   * tests, which are normal or not as a whole. `organ`: a part of the body that names its tests only where tests are spoken of.
   */
  readonly kind: 'value' | 'shown' | 'image' | 'group' | 'organ';
  /** Limits of plausibility of its number, not of health. */
  readonly low?: number;
  readonly high?: number;
  /** Its number is a share of a hundred, or has one place after its point that is said apart ("eleven eight"). */
  readonly isShare?: boolean;
  readonly isTenths?: boolean;
}

const value = (name: string, low = 0, high = 100_000): SpokenTest => ({ name, kind: 'value', low, high });

/** Tests as clinicians speak of them to patients. Own list. */
export const spokenTests: readonly (readonly [forms: string, test: SpokenTest])[] = [
  [
    'a1c|a one c|hba1c|hb a1c|h b a1c|h b a one c|hemoglobin a1c|haemoglobin a1c|three month sugar',
    { ...value('Hemoglobin A1c', 3, 200), isTenths: true },
  ],
  ['hemoglobin|haemoglobin|hb|hgb', { ...value('Hemoglobin', 3, 250), isTenths: true }],
  ['hematocrit|haematocrit', value('Hematocrit', 10, 75)],
  ['white count|white cell count|white blood cell count|white cells|wbc', value('White blood cell count', 0.1, 500)],
  ['platelets|platelet count', value('Platelets', 1, 3000)],
  ['sodium', value('Sodium', 90, 190)],
  ['potassium', value('Potassium', 1.5, 9.9)],
  ['creatinine', value('Creatinine', 0.2, 2500)],
  ['egfr|e g f r|gfr', value('eGFR', 1, 200)],
  ['urea', value('Urea', 0.5, 100)],
  ['calcium', value('Calcium', 0.5, 20)],
  ['magnesium level', value('Magnesium', 0.2, 10)],
  ['ferritin', value('Ferritin', 1, 50_000)],
  ['crp|c r p|c reactive protein', value('CRP', 0, 700)],
  ['esr|e s r|sed rate', value('ESR', 0, 200)],
  ['tsh|t s h|thyroid stimulating hormone', value('TSH', 0, 500)],
  ['free t4|free t 4', value('Free T4', 0.1, 200)],
  ['inr|i n r', value('INR', 0.5, 20)],
  ['troponin|first troponin|second troponin', value('Troponin')],
  ['d dimer|d-dimer', value('D-dimer')],
  ['bnp|b n p', value('BNP')],
  ['nt probnp|nt pro bnp', value('NT-proBNP')],
  ['ldl|l d l|bad cholesterol', value('LDL', 0.1, 600)],
  ['hdl|h d l|good cholesterol', value('HDL', 0.1, 200)],
  ['triglycerides', value('Triglycerides', 0.1, 9000)],
  ['cholesterol|total cholesterol', value('Total cholesterol', 1, 900)],
  ['vitamin b12|b12|b twelve|vitamin b twelve', value('Vitamin B12')],
  ['folate', value('Folate')],
  ['vitamin d', value('Vitamin D', 1, 500)],
  ['psa|p s a', value('PSA', 0, 10_000)],
  ['uric acid|urate', value('Uric acid')],
  ['fasting sugar|fasting glucose', value('Fasting glucose', 1, 900)],
  ['blood sugar|blood glucose|glucose|finger prick', value('Glucose', 1, 900)],
  ['eosinophils|eosinophil count', value('Eosinophils', 0, 100)],
  ['calprotectin', value('Fecal calprotectin', 1, 20_000)],
  ['alt|a l t', value('ALT', 1, 20_000)],
  ['bilirubin', value('Total bilirubin', 0.1, 1000)],
  ['albumin', value('Albumin', 0.5, 80)],
  ['lactate', value('Lactate', 0.1, 30)],
  ['lipase', value('Lipase')],
  ['ck|c k|creatine kinase', value('CK')],
  ['ejection fraction|ef', { ...value('Ejection fraction', 5, 85), isShare: true }],
  ['fev1|fev one|f e v one|f e v 1', value('FEV1', 0.2, 150)],
  ['fev1 ratio|fev1 fvc ratio', value('FEV1/FVC ratio', 0.1, 100)],
  ['phq nine|phq-9|phq9|p h q nine', value('PHQ-9', 0, 27)],
  ['gad seven|gad-7|gad7|g a d seven', value('GAD-7', 0, 21)],
  ['chest x-ray|chest xray|x-ray of your chest|x-ray of the chest|chest film', { name: 'Chest X-ray', kind: 'image' }],
  ['x-ray|x-rays|xray|xrays|plain film', { name: 'X-ray', kind: 'image' }],
  ['ct|ct scan|cat scan|c t scan', { name: 'CT', kind: 'image' }],
  ['mri|mri scan|m r i|m r i scan', { name: 'MRI', kind: 'image' }],
  ['ultrasound|ultrasound scan', { name: 'Ultrasound', kind: 'image' }],
  ['ecg|e c g|heart tracing', { name: 'ECG', kind: 'shown' }],
  ['ekg|e k g', { name: 'EKG', kind: 'shown' }],
  ['echo|echocardiogram|heart scan', { name: 'Echocardiogram', kind: 'shown' }],
  ['eeg|brain wave test', { name: 'EEG', kind: 'shown' }],
  ['colonoscopy', { name: 'Colonoscopy', kind: 'shown' }],
  ['endoscopy|gastroscopy', { name: 'Endoscopy', kind: 'shown' }],
  ['biopsy|biopsies', { name: 'Biopsy', kind: 'shown' }],
  ['angiogram', { name: 'Angiogram', kind: 'shown' }],
  ['stress test|treadmill test', { name: 'Stress test', kind: 'shown' }],
  ['mammogram', { name: 'Mammogram', kind: 'shown' }],
  ['smear|smear test|pap smear|pap|pap test', { name: 'Cervical smear', kind: 'shown' }],
  ['bone density scan|dexa scan|dexa', { name: 'DEXA scan', kind: 'shown' }],
  ['spirometry|blow test|blowing test', { name: 'Spirometry', kind: 'shown' }],
  ['nerve conduction study|nerve conduction tests|nerve test', { name: 'Nerve conduction study', kind: 'shown' }],
  ['sleep study', { name: 'Sleep study', kind: 'shown' }],
  ['hearing test|audiogram', { name: 'Hearing test', kind: 'shown' }],
  ['pregnancy test', { name: 'Pregnancy test', kind: 'shown' }],
  ['urine culture', { name: 'Urine culture', kind: 'shown' }],
  ['blood cultures', { name: 'Blood cultures', kind: 'shown' }],
  [
    'urine dip|urine dipstick|urine test|urine sample|urinalysis|urine|wee sample',
    { name: 'Urinalysis', kind: 'shown' },
  ],
  ['throat swab|throat culture', { name: 'Throat swab', kind: 'shown' }],
  ['strep test|rapid strep|rapid strep test|strep swab', { name: 'Rapid strep test', kind: 'shown' }],
  ['covid test|covid swab', { name: 'COVID-19 test', kind: 'shown' }],
  ['flu test|flu swab', { name: 'Influenza test', kind: 'shown' }],
  ['celiac test|coeliac test|coeliac screen|celiac screen', { name: 'Celiac screen', kind: 'shown' }],
  ['c diff|c. diff|c difficile', { name: 'C. difficile test', kind: 'shown' }],
  ['stool test|stool tests|stool sample|stool studies|poo sample', { name: 'Stool test', kind: 'shown' }],
  [
    'bloods|blood tests|blood test|blood work|bloodwork|labs|lab work|lab results|lab tests',
    { name: 'Blood tests', kind: 'group' },
  ],
  ['blood count|full blood count|cbc|complete blood count', { name: 'Blood count', kind: 'group' }],
  ['kidney function|kidney tests|renal function|kidney test|kidney bloods', { name: 'Kidney function', kind: 'group' }],
  [
    'liver function|liver tests|liver enzymes|liver test|liver function tests|liver bloods',
    { name: 'Liver function', kind: 'group' },
  ],
  [
    'thyroid function|thyroid test|thyroid tests|thyroid levels|thyroid level|thyroid bloods',
    { name: 'Thyroid function', kind: 'group' },
  ],
  ['electrolytes|salts', { name: 'Electrolytes', kind: 'group' }],
  ['clotting', { name: 'Clotting', kind: 'group' }],
  ['iron studies|iron levels|iron level', { name: 'Iron studies', kind: 'group' }],
  ['lipids|lipid panel|cholesterol panel', { name: 'Lipids', kind: 'group' }],
  ['inflammation markers|inflammatory markers', { name: 'Inflammatory markers', kind: 'group' }],
  ['kidneys', { name: 'Kidney function', kind: 'organ' }],
  ['liver', { name: 'Liver function', kind: 'organ' }],
  ['thyroid', { name: 'Thyroid function', kind: 'organ' }],
];

/** Words that show that tests are spoken of, after which organs name theirs. Own list. */
export const speaksOfTests = 'results|tests|test results|came back|come back';

/** Parts of the body of which an image is, before or after its name. Own list. */
export const imagedParts =
  'knee|knees|hip|hips|ankle|ankles|foot|feet|hand|hands|wrist|wrists|elbow|shoulder|shoulders|back|lower back|neck|spine|lumbar spine|head|brain|chest|abdomen|belly|tummy|pelvis|kidneys|liver|finger|thumb|toe|leg|arm|heel|sinuses|thyroid|gallbladder|womb|uterus|leg veins|scrotum|breast|breasts';

/** Words that may stand between a test and its result and say nothing of it. Own list. */
export const resultGaps =
  'is|was|are|were|at|of|today|now|still|all|both|here|that is|that was|it is|which is|which was|they are|looks|look|looked|looking|just|has come back|have come back|came back|come back|comes back|came back as|came in at|came out at|comes out at|is coming back|has been|level|levels|reading|result|results|test|itself|your|the|a|has gone up it is|has gone down it is|that has gone up it is|that is gone up it is|is up it is|is up at|is down at|is up to|is down to|is gone up to|has gone up to|has come down to|has gone down to|is a bit high at|is high at|is low at|is a bit low at|came down to|went up to|as you know|as we know|actually|already|you had|you had done|we did|we took|we got|that we did|i did|that i did|i took|done';

/** A test's other name or meaning, which a clinician puts between it and its result: how it opens, and the words that end it. */
export const asideOpens = 'that is your|that is the|that is a|which is the|which is your|which is a|what we call|the';
export const asideEnds =
  'that is|that was|is|was|came back|comes back|has gone up|has gone down|is gone up|are|were|one that';
export const longestAside = 7;

/** What a result is called in a word or two, and how a note has it. Own list. */
export const resultWords: readonly (readonly [forms: string, written: string])[] = [
  [
    'normal|all normal|completely normal|perfectly normal|totally normal|absolutely normal|both normal|pretty normal|entirely normal|fine|all fine|absolutely fine|both fine|perfectly fine|good|all good|very good|ok|all ok|okay|all okay|perfect|within normal limits|unremarkable|normal range|in the normal range|within the normal range|healthy',
    'normal',
  ],
  ['clear|all clear|completely clear|clean', 'clear'],
  ['negative|all negative|completely negative', 'negative'],
  ['positive', 'positive'],
  ['stable|steady|unchanged|the same as before|no different', 'stable'],
  ['low|very low|too low|quite low|on the low side', 'low'],
  ['a bit low|a little low|slightly low|a touch low|a little bit low', 'slightly low'],
  ['high|very high|too high|quite high|raised|elevated|on the high side', 'high'],
  [
    'a bit high|a little high|slightly high|a touch high|a little bit high|slightly raised|a bit raised|mildly raised|slightly elevated|a little elevated|mildly elevated|a bit up',
    'slightly high',
  ],
];

/** How high or low a number is, said right after it. Own list. */
export const resultFlags: readonly (readonly [forms: string, flag: string])[] = [
  [
    'which is high|that is high|so that is high|which is a bit high|that is a bit high|so it is high|high|a bit high|that is up|so that is up',
    'high',
  ],
  [
    'which is low|that is low|so that is low|which is a bit low|that is a bit low|so it is low|so that is very low|that is very low|low|a bit low',
    'low',
  ],
  ['which is normal|that is normal|so that is normal|which is fine|that is fine', 'normal'],
];

/** Units as they are said after a number. Own list. */
export const resultUnits: readonly (readonly [forms: string, written: string])[] = [
  ['millimoles per litre|millimoles per liter|millimoles|mmol', 'mmol/L'],
  ['percent|per cent', '%'],
  ['grams per litre|grams per liter', 'g/L'],
  ['litres|liters', 'L'],
  ['of predicted|percent of predicted|of what we would predict|of what we would expect', '% of predicted'],
];

/** How a test is said to show something, and to show it is not there. Own list. */
export const showsWords =
  'which shows|which showed|that shows|that showed|shows|showed|show|shown|has shown|is showing|demonstrates|demonstrated|revealed|reveals|grew';
export const showsNotWords =
  'does not show|did not show|do not show|is not showing|has not shown|does not show any|did not show any|do not show any|shows no|showed no|show no|grew no';

/** Words within what a test shows that end it, and words that make it no finding or one that means nothing alone. Own lists. */
export const shownEnds =
  'which|so|but|and it|and there|and that|and then|and your|your|now|okay|this is|these are|that is|as i|as you|where|because';
export const noShownWords =
  'if|you|i|we|me|us|might|may|could|would|should|maybe|whether|thing|things|kind of|sort of|what|who|how|it|they|this|those|these|something|anything|everything|nothing to|supposed|like';

/** What an image shows, as it is said after it, and how a note has it. Own list. */
export const imageFindings: readonly (readonly [forms: string, written: string])[] = [
  [
    'no fracture|no fractures|no sign of a fracture|no signs of a fracture|no evidence of fracture|no evidence of a fracture|there is no fracture|do not see any fracture|do not see any fractures|do not see any evidence of fracture|do not see any evidence of fractures|do not see any evidence of any fracture|do not see any evidence of any fractures|do not see a fracture|can not see a fracture|can not see any fracture|nothing is broken|no broken bones|no breaks',
    'no fracture',
  ],
  ['no bony abnormalities|no bony abnormality', 'no bony abnormality'],
  ['no dislocation', 'no dislocation'],
  [
    'bones are lined up properly|bones are well aligned|bony alignment is good|bony alignment is in good position|bones are in good alignment|good bony alignment|alignment is good',
    'normal bony alignment',
  ],
  [
    'joint spaces are well maintained|joint space is well maintained|joint spaces are preserved',
    'joint spaces preserved',
  ],
  [
    'no signs of arthritis|do not see any signs of arthritis|do not see any signs of any arthritis|do not even see any signs of any arthritis|no arthritis',
    'no signs of arthritis',
  ],
  ['no sign of pneumonia|no signs of pneumonia|no pneumonia|do not see any pneumonia', 'no pneumonia'],
  ['no stones|no gallstones|no kidney stones', 'no stones'],
  ['no loose pieces|no loose bodies', 'no loose bodies'],
  ['ligaments are all good|ligaments are intact|ligaments are all intact', 'ligaments intact'],
  ['rotator cuff is intact|cuff is intact', 'rotator cuff intact'],
];

/** When a test was made, in words before their number, month or day. Own lists. */
/** How a test is said to have come out, where what it showed follows in words. */
export const cameBack = 'came back|came back as|came back with|have come back as|has come back as';

export const timeOpens = 'in|from|on|back in|of|from the|on the|last';
export const plainResultTimes: readonly (readonly [forms: string, isPast: boolean])[] = [
  ['today|this morning|this afternoon|just now', false],
  [
    'last week|last month|last year|last time|yesterday|the year before|last night|last summer|last winter|last spring|last autumn|last fall|the time before|a year ago|a month ago|a week ago|before',
    true,
  ],
  ['last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday', true],
];
export const weekdays: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
);
export const agoUnits: ReadonlySet<string> = new Set('day days week weeks month months year years'.split(' '));

/** Words between a value and the one of another time. Own lists. */
export const nowOpens =
  'and it is now|it is now|and now it is|now it is|and is now|and now|now it is at|and it is|but it is now|and that is now';
export const wasOpens =
  'it was|that was|and it was|you were|was|and was|they were|up from|down from|from|that is up from|so it is up from|which is up from|which is down from|so it was';

/** Words beside a test that make its number none of a result: an order, a condition, a limit. Own list. */
export const noResultCues =
  'if|when|whenever|unless|until|til|till|once|whether|a normal|normal|healthy|should|would|could|might|may|must|want|wanted|aim|target|goal|ideally|under|above|below|more than|less than|check|recheck|repeat|order|book|arrange|who|people|patients|someone|somebody|anyone|imagine|say your|before we|for a|risk|going to|will|get a|get your|do a|do your|need a|need an|for the|like a|like you to have|supposed|said|told|brother|sister|mum|mom|dad|mother|father|wife|husband|son|daughter';

/** Right after a number these make it a limit. Own list. */
export const limitsAfter =
  'or more|or less|or over|or under|or above|or below|or higher|or lower|and above|and below|or so';

/** What an image may show, in words that name no disease. Own list. */
export const shownThings: ReadonlySet<string> = new Set(
  'swelling effusion fluid spur spurs dent gap thinning narrowing narrowed narrower torn tear wear worn broken displaced shadow spot mass lump nodule nodules cyst cysts polyp enlarged crack bulge bulging disc plaque crumbling chip patch inflamed inflammation'.split(
    ' ',
  ),
);

/** How a note says that a test does not show something. */
export const shownDenied = 'no';

/** Words after a result in a word that are none of it. Own list. */
export const resultGoesOn =
  'and|so|but|okay|as well|too|which|your|the|we|there|that is|now|no|today|by the way|on the';
