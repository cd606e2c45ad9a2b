import type { NoteKind } from '../../model/result.ts';

/** How a title begins for each kind of note; nothing before the usual one. */
export const kindLeads: Readonly<Record<NoteKind, string>> = {
  soap: '',
  'history-and-physical': 'H&P',
  progress: 'Progress note',
  consult: 'Consult note',
  'discharge-summary': 'Discharge summary',
  operative: 'Operative note',
  nursing: 'Nursing note',
  therapy: 'Therapy note',
  'therapy-birp': 'Therapy note (BIRP)',
  'case-management': 'Case management',
  'referral-letter': 'Referral letter',
  'patient-summary': 'Patient summary',
};

/** A visit that is about the operation before it. */
export const afterOperation = 'Postoperative visit';

/** Settings and types of a visit by words of its opening that say that it is one; the first that fits counts. Own list. */
export const visitTypes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tele(?:health|medicine|visit)|video|phone|virtual)[- ](?:visit|appointment|encounter|call|consult)|^\W*telehealth\b/i, 'Telehealth'],
  [/\b(?:well[- ](?:child|baby)|\d+[- ]month well)\b/i, 'Well-child visit'],
  [/\b(?:sports?|school|camp) physical\b/i, 'Sports physical'],
  [/\b(?:annual|yearly|wellness|routine) (?:physical|exam|visit|check-?up|wellness)|\bmedicare wellness\b|\bwell[- ]woman\b/i, 'Annual exam'],
  [/\b(?:prenatal|antenatal|ob) (?:visit|check|appointment|exam)|\b(?:here|seen) for (?:prenatal|ob)\b/i, 'Prenatal visit'],
  [/\bpost[- ]?partum (?:visit|check|exam)/i, 'Postpartum visit'],
  [/\bpost[- ]?op(?:erative)? (?:visit|check|follow|day|appointment)|\bPOD ?#?\d/i, afterOperation],
  [/\bpre[- ]?op(?:erative)? (?:visit|clearance|eval|evaluation|assessment)|\bsurgical clearance\b/i, 'Preoperative visit'],
  [/\b(?:suture|staple) removal\b/i, 'Suture removal'],
  [/\b(?:med(?:ication)?s?|rx|prescription) refills?\b|\brefills? (?:of|on|for)\b/i, 'Medication refill'],
  [/\bhome (?:visit|health)\b/i, 'Home visit'],
  [/\b(?:urgent care|walk-?in)\b/i, 'Urgent care'],
  [
    /\b(?:here|seen|presents?|returns?|visit|comes? in|in clinic)\b[^.\n]{0,30}\b(?:follow[- ]?up|f\/u|recheck)\b|^\W*(?:\w+[- ])?(?:follow[- ]?up|f\/u|recheck)\b(?! (?:in|with|at)\b)/i,
    'Follow-up',
  ],
  [
    /\b(?:presents?|presented|presenting|arrived?|arrives|brought(?: in)?|bib|biba|seen|evaluated)\b[^.\n]{0,30}\b(?:ed|er|emergency (?:department|room))\b(?! (?:last|yesterday|\d))|^\W*(?:ed|er|emergency department)\b[^.\n]{0,20}\b(?:note|visit|chart|pt|patient|course)\b|\bed course\b/i,
    'ED visit',
  ],
  [/^\W*(?:icu|micu|sicu|ccu)\b/i, 'ICU'],
];

/** Words before a visit's type by which it is not this visit's: "no ED visit", "return to the ED". */
export const notThisVisit =
  /\b(?:no|not|without|denies|declined?|refused|missed|cancel\w*|schedule[ds]?|last|previous(?:ly)?|prior|next|return|recent|after|since|until|at (?:her|his|the)|wants?|needs?|if)\b[^.\n]{0,24}$/i;

/** Problems that people live with: what else brings them is the more telling one. */
export const chronic: ReadonlySet<string> = new Set([
  'hypertension', 'hyperlipidemia', 'coronary artery disease', 'congestive heart failure', 'atrial fibrillation',
  'chronic obstructive pulmonary disease', 'asthma', 'obstructive sleep apnea', 'type 2 diabetes mellitus',
  'type 1 diabetes mellitus', 'diabetes mellitus', 'hypothyroidism', 'obesity', 'osteoporosis',
  'gastroesophageal reflux disease', 'chronic kidney disease', 'depression', 'anxiety', 'osteoarthritis', 'dementia',
]);

/** Words of an operation before its name, and names of operations that no ending shows. */
export const operationWords =
  /\b(?:(?:left|right|bilateral|laparoscopic|open|robotic|total|partial|vaginal|abdominal|diagnostic|upper|knee|hip|shoulder|ankle|inguinal|umbilical|ventral|carpal|tunnel|low|transverse|emergency|repeat|primary|aortic|mitral|valve) ){0,4}(?:[a-z]{2,16}(?:ectomy|plasty|otomy|ostomy|oscopy|pexy|centesis)|hernia repair|(?:c(?:a)?esarean|c-) ?(?:section|delivery)?|(?:hip|knee|shoulder|valve) replacement|tunnel release|cabg|angiography|catheterization|biopsy|debridement|amputation|orif|fusion)\b/i;
