/** Tests other than laboratory values, as clinicians type them, in lower case. Own list. */
export const testNames: readonly string[] = (
  'cxr|xr|x-ray|xray|ct|ctb|cta|ctpa|mri|mra|us|uss|u/s|ultrasound|tte|tvus|toe|tee|echo|ua|ecg|ekg|eeg|emg|ncs|dexa|mammo|mammogram|' +
  'colonoscopy|endoscopy|egd|gastroscopy|cystoscopy|hysteroscopy|biopsy|bx|fna|scan|holter|pft|pfts|spirometry|sleep study|' +
  'polysomnography|event monitor|stress echo|stress test|stress mpi|mpi|lp|lumbar puncture|ogtt|gtt|culture|cultures|swab|swabs|mcs|' +
  'msu|serology|bloods|labs|lfts|lft|fbc|cbc|bmp|cmp|u&e|tft|tfts|quant|angiogram|angio|cath|doppler|duplex|quantiferon|sweat test|' +
  'skin test|patch test|evoked potentials|visual fields|audiogram|rat|dip|dipstick|abg|vbg|ctg|hrct|mrcp|ercp|ebus|pet|pet-ct|spect|v/q|vq|cpet|growth scan'
).split('|');

/** Tests that show what is there, and not a value. */
export const shownTests: ReadonlySet<string> = new Set(
  'cxr|xr|x-ray|ct|ctb|cta|ctpa|mri|us|uss|echo|tte|ecg|ekg|eeg|ua|doppler|dip|dipstick|rat|ctg|culture|cultures|bcx|ucx|msu|csu'.split(
    '|',
  ),
);

/** What such a test shows, said in a word. Own list. */
export const shownFindings: ReadonlySet<string> = new Set(
  'nad nl normal neg negative nsr sr showed shows clear unremarkable casts sinus qtc dilated lbbb rbbb grew growing'.split(
    ' ',
  ),
);

/** Tests that are still to be made while they are pending: blood that is pending is drawn. */
export const madeTests: readonly string[] =
  'ct|cta|ctpa|mri|mra|us|uss|ultrasound|echo|tte|dexa|mammo|mammogram|doppler|duplex|biopsy|endoscopy|colonoscopy|holter|sleep study|scan'.split(
    '|',
  );

/** Words beside which a value is a dose, a target or a time for the next, or a thought. Own list. */
export const besideNoResult: ReadonlySet<string> = new Set(
  (
    'mg g mmol meq iv po bd bid tds hs given then so start need needs if drop when goal target til till until hrly hourly 4hrly 6hrly 4hly ' +
    'daily tid qid wkly weekly monthly mo wk wks d days repeat rpt recheck today due pending prob likely may think fits first another hung bags ' +
    'load once unless tomorrow next booked ordered requested book order try'
  ).split(' '),
);

/** Words beside which what a test shows is still to come, or only a condition. */
export const beforeResult: ReadonlySet<string> = new Set(
  'if|unless|repeat|rpt|then|once|when|first|until|til|till|after'.split('|'),
);

/** Short forms of times right after their number: "6hrly", "2wks". */
export const shortTimes: readonly string[] = ['hrly', 'h', 'd', 'wk', 'wks', 'mo'];

/** Days of a value, between its test and its number: "CRP today 22". */
export const valueDays: ReadonlySet<string> = new Set(['today', 'now', 'yesterday']);

/** Tests and scores of one word that no other table of tests has. Own list. */
export const namedTests: readonly string[] =
  'hiv|hep|hbv|hcv|hbsag|sts|syphilis|rpr|vdrl|naat|pcr|moca|mmse|ace|amt|gcs|phq|phq9|gad7|audit|ess|scan|scans|growth|smear|afp|nipt|ctpa|cx|cultures|swabs|trop|troponin|serology|strep|film|rdt'.split(
    '|',
  );
