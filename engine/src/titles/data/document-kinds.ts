/** Kinds of document, as a heading line of one names them; the first that fits counts. Own list. */
export const documentKinds: readonly (readonly [RegExp, string])[] = [
  [/\bdischarge summary\b/i, 'discharge summary'],
  [/\b(?:discharge|aftercare|after[- ]visit) (?:instructions|summary)\b/i, 'discharge instructions'],
  [/\b(?:operative|operation|procedure|op|surgical) (?:report|note)\b/i, 'operative report'],
  [/\bpathology (?:report|result)|\bsurgical pathology\b/i, 'pathology report'],
  [
    /\b(?:radiology|imaging|x-?ray|ct|mri|ultrasound|mammogra(?:m|phy)) (?:report|result|findings)\b/i,
    'radiology report',
  ],
  [/\b(?:lab(?:oratory)?|test) (?:report|results?)\b/i, 'lab results'],
  [/\b(?:emergency (?:department|room)|ed|er)\b.{0,12}\b(?:note|record|visit|report|chart)\b|\btriage\b/i, 'ED note'],
  [/\bhistory (?:and|&) physical\b|\bh\s?&\s?p\b|\badmission note\b/i, 'H&P'],
  [/\b(?:nursing|nurse'?s?)\b.{0,12}\b(?:notes?|assessment|record)\b/i, 'nursing note'],
  [/\b(?:psychotherapy|counsel(?:l)?ing|therapy) (?:note|session)\b|\bbirp\b/i, 'therapy note'],
  [
    /\b(?:physical|occupational|speech) therapy\b|\b(?:pt|ot) (?:evaluation|eval|note)\b/i,
    'rehabilitation note',
  ],
  [/\bpsychiatric (?:evaluation|assessment|intake)\b/i, 'psychiatric evaluation'],
  [/\b(?:consult|consultation)\b.{0,8}\b(?:note|report)\b|^\W*consult(?:ation)?\W*$/i, 'consult note'],
  [/\breferral\b/i, 'referral'],
  [/\bprior authori[sz]ation\b/i, 'prior authorization'],
  [/\b(?:insurance )?claim\b/i, 'insurance claim'],
  [/\b(?:invoice|billing statement|statement of account)\b/i, 'bill'],
  [/\binformed consent\b|\bconsent form\b/i, 'consent form'],
  [/\bmedication (?:list|reconciliation)\b/i, 'medication list'],
  [/\bprescription\b/i, 'prescription'],
  [/\bcase management\b|\bsocial work\b/i, 'case management note'],
  [/\bprogress note\b|\bsoap note\b|\bdaily note\b/i, 'progress note'],
  [/^\W*dear\b/i, 'letter'],
  [/^\W*(?:subject|from|to):\s/i, 'message'],
];

/** Kinds of data, as its first characters show them. */
export const dataKinds: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:MSH|FHS|BHS)\|/, 'HL7 message'],
  [/"resourceType"\s*:/, 'FHIR data'],
  [/^\s*[[{]/, 'JSON data'],
  [/^/, 'table'],
];

/** Sections of a text by their headings; `other` is what the title is never made from. */
export const headings = {
  reason:
    'cc|c\\/c|chief complaint|presenting complaint|presenting problem|complaint|reason for (?:visit|consult(?:ation)?|admission|referral|exam(?:ination)?|study)|clinical indication|indications?|hpi|history of present(?:ing)? illness|present illness|interval history|subjective|hospital course|ed course',
  diagnosis:
    'a\\/p|a&p|a|assessment(?: ?(?:and|&|\\/) ?plan)?|impression|(?:(?:final|working|primary|principal|clinical|discharge|admission|admitting|post-?operative|post-?op|pre-?operative|pre-?op) )?(?:diagnos[ie]s|dx)',
  procedure: '(?:procedures?|operations?)(?: performed)?',
  other:
    'pmhx?|past (?:medical|surgical|psychiatric)? ?(?:history|hx)|medical history|pshx?|fhx?|fam(?:ily)? (?:history|hx)|shx?|social (?:history|hx)|current medications|medications?|meds|allergies|ros|review of systems|vitals?(?: signs)?|pe|physical(?: exam(?:ination)?)?|exam(?:ination)?|objective|labs?|results|plan|p|o|instructions|return precautions|follow[- ]?up|differential(?: diagnosis)?|ddx|risk factors|problem list|history|surgical history',
} as const;
