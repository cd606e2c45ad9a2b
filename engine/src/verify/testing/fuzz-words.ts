import { wordList } from '../../text/word-list.ts';

/** A small generator with a fixed seed: the same sequence on every run. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Words out of which fuzzed inputs are made: phrases of clinicians and patients, and shreds that mean nothing. */
const lists = {
  side: ['left', 'right', 'l', 'r', 'bilateral', 'both', 'left-sided', 'LEFT'],
  site: ['knee', 'shoulder', 'ankle', 'foot', 'arm', 'lower extremity', 'ear', 'eye', 'flank', 'hip'],
  complaint: ['pain', 'swelling', 'numbness', 'tenderness', 'effusion', 'rash', 'weakness'],
  symptom: wordList(`
    chest pain|fever|chills|nausea|vomiting|cough|dyspnea|headache|palpitations|sob|diarrhea
  `),
  disease: ['htn', 'asthma', 't2dm', 'gout', 'copd', 'afib', 'breast cancer', 'pneumonia', 'dvt', 'ckd stage 3'],
  drug: wordList(`
    lisinopril|metformin|tylenol|lasix|warfarin|atorvastatin|ibuprofen|Zoloft|amoxicillin-clavulanate|HCTZ
  `),
  dose: wordList(`
    10 mg|20mg|five hundred milligrams|2.5 mg|two point five milligrams|50 mcg|one gram|1000 mg|forty|0.5 mg|
    two 20 mg tablets|90 mg/kg/day
  `),
  often: wordList(`
    daily|bid|twice a day|q6h|every 6 hours|qhs|prn|once a day|tid x 10 days|b.i.d.|every four to six hours
  `),
  route: ['po', 'iv', 'by mouth', ''],
  number: wordList(`
    three|12|one twenty two|98.6|ninety eight point six|two hundred and fifty|7|twenty twenty one|1,200|oh five|
    one half|6/10|ten to twelve|3-4|a couple of|zero
  `),
  span: ['days', 'weeks', 'months', 'years', 'wks', 'hrs', 'minutes'],
  vital: ['bp', 'blood pressure', 'hr', 'pulse', 'temp', 'rr', 'spo2', 'wt', 'T', 'O2 sat'],
  test: ['a1c', 'hemoglobin', 'creatinine', 'K', 'glucose', 'LDL', 'WBC', 'tsh', 'x-ray', 'ct', 'mri', 'ekg', 'inr'],
  relative: ['mother', 'father', 'mom', 'brother', 'family'],
  no: ['no', 'denies', 'without', 'negative for', 'not', 'never had', 'no history of', "doesn't have", 'denies any'],
  label: [
    'Doctor:',
    'Patient:',
    '[doctor]',
    '[patient]',
    '\nDoctor:',
    '\nPatient:',
    'Speaker 1:',
    'Speaker 2:',
    'Nurse:',
  ],
  heading: wordList(`
    Plan:|A/P:|PMH:|Meds:|Allergies:|HPI|ROS:|PE:|Labs:|plan colon|assessment colon|FH:|Vitals:|# Exam|S:|O:
  `),
  mark: [
    '.',
    ',',
    ';',
    '\n',
    'period',
    'comma',
    'new paragraph',
    'new line',
    '-',
    '/',
    '(',
    ')',
    '1.',
    '2)',
    '- ',
    '|',
    '*',
    ' ? ',
    '\n\n',
    'colon',
    'number one',
    'number two',
  ],
  correction: [
    'scratch that',
    'no make that',
    'i mean',
    'correction',
    'strike that',
    'no sorry',
    'or rather',
    'delete that',
  ],
  shred: [
    'pt',
    'the',
    'and',
    'or',
    'but',
    'uh',
    'um',
    'over',
    'point',
    'yeah',
    'no',
    'yes',
    'right',
    'i',
    'it',
    'with',
    'for',
    'to',
    'hx',
    's/p',
    'r/o',
    'w/',
    'c/o',
    'é',
    '頭痛',
    '\u0000',
    '58 yo F',
    'E11.9',
    '**',
    '&amp;',
    '"',
    'left the room',
    'all right',
    "i'm",
    'x2',
    'ii',
  ],
} as const;

const templates: readonly string[] = [
  '{side} {site} {complaint}',
  '{no} {symptom}, {symptom} or {symptom}',
  '{no} {side} {site} {complaint}',
  '{drug} {dose} {route} {often}',
  '{drug} {dose} {often} for {disease}',
  'start {drug} {dose} {often}',
  'increase {drug} from {dose} to {dose}',
  'stop {drug}',
  '{vital} {number}',
  'bp {number} over {number}',
  'bp 120/80',
  '{test} {number}',
  '{test} of the {side} {site}',
  '{test} was {number} in {number} {span}',
  '{symptom} for {number} {span}',
  '{symptom} x {number} {span}',
  'history of {disease}',
  '{relative} had {disease}',
  'family history of {disease}',
  'allergic to {drug} ({complaint})',
  'pmh {disease}, {disease}',
  'return in {number} {span}',
  'recheck {test} in {number} {span}',
  '{side} {site}: effusion, {no} tenderness',
  'possible {disease}',
  '{label} any {symptom} ?\n{label} no .',
  '{label} do you have {symptom} or {symptom} ?\n{label} yes , {symptom} .',
  '{label} i take {drug} {dose} {often}',
  '{label} my {side} {site} hurts',
  '{label} no {symptom} but {symptom}',
  '{label} no , no {symptom} or {symptom} . i feel {symptom}',
  '{label} on exam your {side} {site} has swelling and no tenderness',
  '{label} how long ?\n{label} {number} {span}',
  'if {symptom} call',
  '{number}-year-old woman with {disease}',
  '{heading} {drug} {dose} {often}, {symptom}',
  '{heading} {side} {site} {complaint}',
  '{heading} {no} {symptom}',
  'strength {number} out of five in the {side} {site}',
  '{drug} {correction} {drug}',
  '{dose} {correction} {dose}',
  '{side} {correction} {side} {site}',
  '{site} pain on the {side}',
  'it is the {side} one',
  'neither {symptom} nor {symptom}',
];

/**
 * One fuzzed input. With `shreds`, phrases, marks and bits of speech stand in any order, so that nobody can say how far a "no" reaches;
 * without, each phrase is a sentence or a line of its own.
 */
export function fuzzInput(random: () => number, { shreds }: { readonly shreds: boolean }): string {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_all, name: keyof typeof lists) => pick<string>(lists[name]));
  const joiner = shreds ? pick([' ', ' ', '. ', ', ', '\n']) : pick(['. ', '.\n', '\n\n']);
  const count = 1 + Math.floor(random() * 9);
  const parts = Array.from({ length: count }, () => {
    const choice = shreds ? random() : 0;
    if (choice < 0.72) return fill(pick(templates));
    return choice < 0.88 ? pick(lists.mark) : pick(lists.shred);
  });
  return parts.join(joiner);
}
