import type { NoteLanguage } from '../../languages/language.ts';

/** How a denial begins: as the engine writes it, and as what somebody says of themselves. */
export const denialWords: Readonly<Record<NoteLanguage, Readonly<Record<'no' | 'denies', string>>>> = {
  en: { no: 'No', denies: 'Denies' },
  es: { no: 'No', denies: 'Niega' },
};

/** Both forms, and for each the one that it stands in the place of. */
export const denialFormsKnown = ['no', 'denies'] as const;
export const otherDenial = { no: 'denies', denies: 'no' } as const;

/** The words for "or" before the last thing that is denied. */
export const orWords: Readonly<Record<NoteLanguage, RegExp>> = {
  en: /,? or |, /,
  es: / (?:o|u|ni) |, /,
};

/** What comes after "No" and is denied by nobody: "No known drug allergies", "No change". */
export const noDenial = /^no (?:known|change|longer|new|further|other|more|evidence|acute|history|prior|show|data|conocid|cambios|nuev|hay)/i;

/** Words that British English spells otherwise: the American form first. Own list. */
export const spellings: readonly (readonly [string, string])[] = [
  ['edema', 'oedema'],
  ['anemia', 'anaemia'],
  ['ischemia', 'ischaemia'],
  ['ischemic', 'ischaemic'],
  ['diarrhea', 'diarrhoea'],
  ['hemoglobin', 'haemoglobin'],
  ['hemorrhage', 'haemorrhage'],
  ['hematuria', 'haematuria'],
  ['hematoma', 'haematoma'],
  ['hyperglycemia', 'hyperglycaemia'],
  ['hypoglycemia', 'hypoglycaemia'],
  ['hyperlipidemia', 'hyperlipidaemia'],
  ['leukemia', 'leukaemia'],
  ['dyspnea', 'dyspnoea'],
  ['apnea', 'apnoea'],
  ['esophagus', 'oesophagus'],
  ['tumor', 'tumour'],
  ['color', 'colour'],
  ['pediatric', 'paediatric'],
  ['orthopedic', 'orthopaedic'],
  ['gynecology', 'gynaecology'],
  ['anesthesia', 'anaesthesia'],
  ['counseling', 'counselling'],
  ['center', 'centre'],
  ['fetal', 'foetal'],
  ['estrogen', 'oestrogen'],
];

/** What the lines of a plan are about, by the words that say so where no drug does. */
export const itemCues = {
  tests: /\b(?:x-?ray|xr|ct|mri|ultrasound|echo(?:cardiogram)?|e[ck]g|labs?|cbc|bmp|cmp|a1c|culture|urinalysis|recheck|analítica|radiografía|ecografía)\b/i,
  'follow-up': /\b(?:return|follow[- ]up|f\/u|rtc|review in|control en|revisión en|acudir)\b/i,
} as const;

/** The words of which a closing line may be made, beside the name and the credentials of its writer. */
export const signOffWords = [
  'Electronically signed by',
  'Digitally signed by',
  'Signed electronically by',
  'Signed by',
  'Reviewed and signed by',
  'Dictated and reviewed by',
  'Dictated by',
  'Reviewed by',
  'Dictated but not read',
  'Thank you for the referral',
  'Thank you for this referral',
  'Thank you for involving me in the care of this patient',
  'With kind regards',
  'Kind regards',
  'Best regards',
  'Yours sincerely',
  'Sincerely',
  'Regards',
  'Firmado electrónicamente por',
  'Firmado por',
  'Revisado por',
  'Gracias por la derivación',
  'Saludos cordiales',
  'Un cordial saludo',
  'Atentamente',
] as const;
