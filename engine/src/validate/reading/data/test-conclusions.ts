/** A test and the words by which its two possible outcomes are told, as sources of patterns. */
export interface TestOutcomes {
  readonly name: string;
  readonly test: string;
  readonly one: string;
  readonly other: string;
}

const positive = String.raw`positive|pos\b|detected|reactive|\(\+\)`;
const negative = String.raw`negative|neg\b|not detected|non-?reactive|undetected|\(-\)`;
const normal = String.raw`normal|negative|unremarkable|clear|within normal limits|wnl|clean`;
const plain = (name: string, test: string): TestOutcomes => ({ name, test, one: positive, other: negative });

/** Own list of tests that a visit turns on. */
export const testOutcomes: readonly TestOutcomes[] = [
  { name: 'the nonstress test', test: String.raw`nst|non-?stress test`, one: String.raw`non-?reactive|not reactive|late decel\w+`, other: String.raw`(?<!non-?)(?<!not )reactive` },
  { name: 'the chest film', test: String.raw`cxr|chest (?:x-?ray|film|radiograph)`, one: String.raw`(?<!no |without |negative for |or )(?:consolidation|infiltrate|opacit\w+|pneumothorax|effusion|edema|cardiomegaly|nodule|mass)`, other: String.raw`${normal}|no acute (?:disease|process|findings?)` },
  { name: 'the electrocardiogram', test: String.raw`ekg|ecg|electrocardiogram`, one: String.raw`(?<!no |without |or )(?:st[- ](?:segment )?(?:elevation|depression)s?|atrial fibrillation|afib|a-fib|flutter|lbbb|t[- ]wave inversions?|heart block|ischemic changes)`, other: String.raw`normal(?! axis| intervals?| rate)|sinus rhythm without|no ischemi\w+|no acute changes|unremarkable` },
  { name: 'the urine test', test: String.raw`ua|urinalysis|urine dip(?:stick)?|dipstick|urine`, one: String.raw`(?:nitrites?|le|leuk\w+(?: esterase)?|blood|ketones?|protein|glucose) (?:is |was )?(?:positive|pos\b|[1-4]\+|large|moderate)|(?:positive|pos\b) (?:for )?(?:nitrites?|le\b|leuk\w+|blood)|many bacteria|tntc`, other: String.raw`${normal}|benign` },
  plain('the influenza test', String.raw`(?:rapid )?(?:flu|influenza)(?: [ab]\b)?(?: (?:a\/b|antigen|pcr|test|swab|screen))?`),
  plain('the COVID-19 test', String.raw`(?:rapid )?(?:covid(?:-?19)?|sars-?cov-?2)(?: (?:antigen|pcr|test|swab|screen))?`),
  plain('the strep test', String.raw`(?:rapid )?(?:strep|rst|rapt|radt)(?: (?:a|antigen|test|swab|screen))?`),
  plain('the pregnancy test', String.raw`(?:urine |serum )?(?:hcg|upt|pregnancy test|upreg|beta-?hcg)`),
  plain('the mono test', String.raw`mono ?spot|heterophile(?: antibody)?`),
  plain('the RSV test', 'rsv(?: (?:antigen|test|pcr|swab))?'),
  plain('the HIV test', String.raw`hiv(?: (?:test|screen|antibody|ag\/ab))?`),
  plain('the syphilis test', 'rpr|vdrl'),
  plain('the drug screen', String.raw`uds|urine drug (?:screen|test)|drug screen|tox(?:icology)? screen`),
  plain('the straight leg raise', 'straight leg rais(?:e|ing)|slr'),
  plain('the drawer or Lachman test', String.raw`lachman(?:['’]?s)?(?: test)?|anterior drawer`),
  plain('the McMurray test', String.raw`mc ?murray(?:['’]?s)?(?: test)?`),
  plain('the Phalen test', String.raw`phalen(?:['’]?s)?(?: test)?`),
  plain('the Tinel sign', String.raw`tinel(?:['’]?s)?(?: sign)?`),
  plain('the Spurling test', String.raw`spurling(?:['’]?s)?(?: test)?`),
  plain('the Murphy sign', String.raw`murphy(?:['’]?s)?(?: sign)?`),
  plain('the stool test', String.raw`fobt|fit test|hemoccult|guaiac|stool (?:guaiac|occult blood)|c\.? ?diff\w*(?: toxin| pcr)?`),
  plain('the D-dimer', 'd-?dimer'),
  { name: 'the troponin', test: 'troponins?|hs-?troponin', one: String.raw`${positive}|elevated|(?:both )?(?:high|raised|rising)|above`, other: String.raw`${negative}|normal|(?:both )?(?:under|below)|within|undetectable|flat` },
  plain('the depression screen', String.raw`depression screen(?:ing)?|epds|phq-?2 screen`),
  plain('the blood cultures', 'blood cultures?'),
  plain('the wound culture', 'wound culture'),
  { name: 'the vein study', test: String.raw`doppler|duplex|venous (?:ultrasound|us|study)|dvt`, one: String.raw`(?<!no |without )(?:non-?compressible|not compressible|occlusive thromb\w+|acute (?:dvt|thromb\w+)|positive for)`, other: String.raw`no (?:evidence of )?(?:dvt|deep vein thrombosis|clot|thromb\w+)|negative|all veins compress\w*|no dvt` },
  { name: 'spirometry', test: String.raw`spirometry|pfts?|pulmonary function tests?|fev1\/?(?:fvc)?`, one: String.raw`(?:severe |moderate |mild )?obstruct\w+|0\.[3-6]\d|restrict\w+`, other: String.raw`(?<!ab)normal|no obstruction` },
  { name: 'feeling in the feet', test: String.raw`monofilament|protective sensation|10-?g`, one: String.raw`absent|loss of|lost|reduced|decreased|diminished|not felt|(?<!\d)[0-7](?:\/| of )10`, other: String.raw`intact|(?:felt|normal|present)(?: at)?(?: (?:10|all))?|10(?:\/| of )10` },
  { name: 'the mammogram', test: String.raw`mammogra\w+`, one: String.raw`bi-?rads ?[45]|suspicious`, other: String.raw`bi-?rads ?[12]\b|${normal}|benign` },
  { name: 'the Pap test', test: String.raw`pap(?: test| smear)?|cervical cytology`, one: 'hsil|lsil|asc-?us|abnormal|agc', other: String.raw`nilm|(?<!ab)normal|negative` },
  { name: 'the echocardiogram', test: String.raw`echo(?:cardiogram)?|tte|(?:lv)?ef|ejection fraction`, one: String.raw`(?:ef (?:of |is |was )?)?(?:[12]\d|3\d) ?(?:%|percent)|(?:reduced|depressed|low) (?:ef|ejection fraction)`, other: String.raw`(?:ef (?:of |is |was )?)?(?:5[5-9]|6\d) ?(?:%|percent)|(?:preserved|normal) (?:ef|ejection fraction|lv function)` },
  { name: 'the film', test: String.raw`x-?rays?|xr|films?|radiographs?`, one: String.raw`(?<!no |no acute |without |negative for |or |for )(?:(?:displaced|nondisplaced|oblique|spiral|transverse|buckle|comminuted|avulsion|acute) )*fractures?\b(?! clinic| care)`, other: String.raw`no (?:acute |evidence of )*fractures?|negative for (?:acute )?fractures?|no acute (?:osseous|bony)` },
  { name: 'the head scan', test: String.raw`(?:head ct|ct (?:of the )?(?:head|brain)|noncontrast head)`, one: String.raw`(?<!no |without |negative for |or )(?:small |large |acute |left |right )*(?:hemorrhage|hematoma|bleed|subdural|mass|infarct|skull fracture)`, other: String.raw`${normal}|no (?:acute |intracranial )*(?:bleed\w*|hemorrhage|abnormalit\w+|process|findings?)` },
];

/** Of another day, another test, or only spoken of. */
export const ofAnotherTest =
  /\b(?:last|prior|previous\w*|yesterday|repeat\w*|recheck\w*|follow[- ]?up|initial\w*|first|second|then|now|converted|became|from|until|was (?:positive|negative|normal) (?:in|on|last)|home|outside|earlier|weeks? ago|months? ago|years? ago|in (?:19|20)\d\d|history|if|pending|order\w*|obtain|schedul\w+|twice weekly|weekly|mother|father|sister|husband|wife|son|daughter|sibling|contact|exposure|exposed|vaccin\w+|shot|false|culture|although|despite|baseline|old|on admission|at discharge|today'?s repeat|compared)\b|\?|→/i;

/** People whose test a history tells beside the patient's own. */
export const ofSomeoneElse =
  /\b(?:mother|father|sister|brother|siblings?|husband|wife|son|daughter|partner|boyfriend|girlfriend|classmates?|teammates?|coworkers?|co-workers?|colleagues?|roommates?|friends?|neighbou?rs?|teachers?|cousins?|uncle|aunt|grand\w+|child|kids|family|household|residents?|donor|newborn|baby|infant|spouse|others)\b/i;
