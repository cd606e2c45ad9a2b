/** What an examination has to tell for a complaint. */
export interface ExamNeed {
  readonly complaint: RegExp;
  /** The complaint in plain words. */
  readonly about: string;
  /** What is to be examined, in plain words. */
  readonly name: string;
  /** Every one of these has to be told. */
  readonly parts: readonly RegExp[];
}

const heart = /\b(?:heart|cardiac|cardiovascular|cv|cvs|card|rrr|regular rate|irregular\w*|s1|murmurs?|rhythm)\b/i;
const lungs =
  /\b(?:lungs?|chest|pulm(?:onary)?|resp(?:iratory|irations)?|ctab?|breath sounds|wheez\w*|crackles|rales|auscultation|air (?:entry|movement)|work of breathing|pleural)\b/i;
const nerves =
  /\b(?:neuro\w*|cranial|cn|strength|sensation|sensory|motor|reflexes|gait|oriented|focal|nystagmus|romberg|dix[- ]hallpike|coordination|extraocular|eomi?|papilledema|fundi|pupils|perrla?|a&o\w*|aao\w*|alert)\b/i;
const joint = String.raw`joints?|musculoskeletal|msk|rom|range of motion|extremit\w+|ortho\w*`;
const limb = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${[...words, joint].join('|')})\b`, 'i');
const trouble = String.raw`(?:\s(?:joint|area|region))?\s(?:pain|injury|swelling|ache|laceration|sprain|stiffness|trauma|problem|wound|instability|tenderness)`;
const of = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${words})${trouble}\b|\b(?:pain|swelling|injury|laceration|wound|trauma|sprain)\s(?:of|in|to)\s(?:the\s|his\s|her\s)?(?:right\s|left\s|both\s)?(?:${words})\b`,
    'i',
  );

/** Own list, from what a focused examination in primary and emergency care holds. */
export const examinations: readonly ExamNeed[] = [
  { complaint: of('knees?'), about: 'the knee', name: 'the knee', parts: [limb('knees?', 'patella\\w*', 'effusion', 'lachman', 'mcmurray', 'le', 'rle', 'lle')] },
  { complaint: of('shoulders?'), about: 'the shoulder', name: 'the shoulder', parts: [limb('shoulders?', 'rotator', 'neer', 'hawkins', 'abduction', 'ue', 'rue', 'lue')] },
  { complaint: of('hips?'), about: 'the hip', name: 'the hip', parts: [limb('hips?', 'leg', 'le', 'rle', 'lle', 'gait')] },
  { complaint: of('ankles?|foot|feet|toes?|heels?'), about: 'the foot or ankle', name: 'the foot or ankle', parts: [limb('ankles?', 'foot', 'feet', 'toes?', 'heels?', 'malleol\\w+', 'plantar', 'le', 'rle', 'lle')] },
  { complaint: of('wrists?|hands?|fingers?|thumbs?|elbows?'), about: 'the arm or hand', name: 'the arm or hand', parts: [limb('wrists?', 'hands?', 'fingers?', 'thumbs?', 'elbows?', 'tinel\\w*', 'phalen\\w*', 'ue', 'rue', 'lue')] },
  { complaint: /\b(?:(?:low(?:er)?\s)?back|lumbar|neck|cervical)\s(?:pain|injury|ache|strain|spasm)\b|\bsciatica\b/i, about: 'the spine', name: 'the spine', parts: [/\b(?:back|spine|spinal|paraspinal|lumbar|neck|cervical|straight leg|slr|cva|flank|abdom\w+|musculoskeletal|msk|range of motion|rom)\b/i] },
  { complaint: /\bchest (?:pain|pressure|tightness|discomfort)\b|\bcp\b/i, about: 'chest pain', name: 'heart and lungs', parts: [heart, lungs] },
  { complaint: /\b(?:shortness of breath|dyspnea|sob|cough|wheez\w+|asthma|copd|trouble breathing|difficulty breathing)\b/i, about: 'breathing', name: 'the lungs', parts: [lungs] },
  { complaint: /\b(?:palpitations?|syncope|passed out|irregular heart\w*|racing heart)\b/i, about: 'the heart', name: 'the heart', parts: [heart] },
  { complaint: /\b(?:abdominal|stomach|belly|epigastric|pelvic|flank|rlq|ruq|llq|luq)\s?(?:pain|cramp\w*|discomfort)\b/i, about: 'abdominal pain', name: 'the abdomen', parts: [/\b(?:abd(?:omen|ominal)?|gi|bowel sounds|nontender|non-tender|rebound|guarding|pelvic|cva)\b/i] },
  { complaint: /\b(?:headaches?|migraines?|dizz\w+|vertigo|seizures?|numbness|stroke|facial droop|confusion|memory|concussion|head injury)\b/i, about: 'the nervous system', name: 'the nervous system', parts: [nerves] },
  { complaint: /\b(?:sore throat|throat pain)\b/i, about: 'the throat', name: 'the throat', parts: [/\b(?:throat|oropharyn\w*|pharyn\w*|tonsil\w*|heent|ent|mouth|exudates?|op)\b/i] },
  { complaint: /\b(?:ear(?:ache|s? pain)|otalgia|ears? (?:drainage|infection|fullness|hurts?)|(?:pull|tugg?|pick)(?:s|ing)? (?:at|on) (?:the |his |her |an |both )?(?:right |left )?ears?|pain in (?:the |his |her )?(?:right |left )?ears?|hearing (?:loss|trouble))\b/i, about: 'the ear', name: 'the ears', parts: [/\b(?:ears?|tms?|tympanic|heent|ent|canals?)\b/i] },
  { complaint: /\b(?:rash|skin lesion|mole|itching|hives|cellulitis|abscess|boil|laceration)\b/i, about: 'the skin', name: 'the skin', parts: [/\b(?:skin|rash|derm\w*|lesions?|erythema\w*|papul\w*|macul\w*|plaques?|vesic\w*|wheals?|wound|laceration|fluctuan\w+|indurat\w+|abscess|cm)\b/i] },
  { complaint: /\b(?:eye (?:pain|redness|discharge|injury)|red eye|pink ?eye|blurr(?:y|ed) vision|vision (?:loss|changes?))\b/i, about: 'the eye', name: 'the eyes', parts: [/\b(?:eyes?|conjunctiv\w*|pupils?|perrla?|vision|visual|cornea\w*|fundus|fundoscop\w+|heent|sclera\w*)\b/i] },
  { complaint: /\b(?:leg|ankle|foot|feet) (?:swelling|edema)\b|\b(?:lower extremity|pedal|peripheral) edema\b|\bswollen (?:legs?|ankles?|feet)\b/i, about: 'swelling of the legs', name: 'the legs', parts: [/\b(?:edema|extremit\w*|ext|legs?|calf|calves|le)\b/i] },
];
