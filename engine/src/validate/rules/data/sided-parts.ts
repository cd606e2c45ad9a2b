/** Parts of the body of which there are two, with the words that name them. */
export const paired: Readonly<Record<string, string>> = {
  knee: 'knee|meniscus|meniscal|patell\\w+', shoulder: 'shoulder|rotator cuff|subacromial|clavicle|acromioclavicular', hip: 'hip|femoral neck|intertrochanteric', ankle: 'ankle|malleol\\w+|achilles',
  wrist: 'wrist|carpal tunnel|scaphoid|distal radius|radius', elbow: 'elbow|epicondylitis|olecranon|cubital', hand: 'hand|palm|metacarpal', finger: 'finger|thumb', foot: 'foot|forefoot|plantar fasciitis|heel|metatarsal', toe: 'toe',
  eye: 'eye|eyelid|cataract|intraocular|phacoemulsification|cornea|retina', ear: 'ear|otitis|tympanic', breast: 'breast', leg: 'leg|calf|shin|tibia|fibula', arm: 'arm|forearm|humerus|ulna', thigh: 'thigh|femur|femoral shaft', kidney: 'kidney stone|renal stone|ureter\\w*|double-j|hydronephrosis', ovary: 'ovarian|ovary|adnexa\\w*',
  groin: 'inguinal|groin|femoral hernia', cheek: 'cheek', axilla: 'axill\\w+|armpit', lung: 'lung|thoracentesis|pleural', carotid: 'carotid',
};

/** Parts for whose side the side of a larger part stands, or of one beside it. */
export const larger: Readonly<Record<string, readonly string[]>> = {
  knee: ['leg'], ankle: ['foot', 'leg'], foot: ['ankle', 'leg', 'toe'], toe: ['foot'], hip: ['leg', 'groin', 'thigh', 'femur'], thigh: ['leg', 'femur'], leg: ['thigh', 'knee', 'ankle', 'foot'], wrist: ['hand', 'arm', 'forearm', 'radius'], hand: ['wrist', 'finger', 'arm'],
  finger: ['hand'], elbow: ['arm'], arm: ['forearm', 'shoulder', 'elbow', 'hand'], shoulder: ['arm'], kidney: ['flank', 'abdomen', 'ureter'], ovary: ['pelvis', 'abdomen'], groin: ['abdomen', 'hip'], cheek: ['face'], axilla: ['breast', 'arm', 'chest'], lung: ['chest'], carotid: ['neck'],
};

const troubles =
  'pain|injury|fracture|sprain|strain|swelling|effusion|laceration|osteoarthritis|oa|arthritis|gout|tear|injection|dislocation|mass|lump|bump|spot|abscess|wound|cellulitis|infection|nodule|ulcer|biopsy|cyst|ganglion|hernia|redness|discharge|contusion|bruise|bursitis|tendinitis|tendonitis|tendinopathy|impingement|capsulitis|stiffness|contracture|burn|scar|cut|bite|puncture|replacement|arthroplasty|amputation|cataract|weakness|numbness|lesion|papule|carcinoma|melanoma';

const between = String.raw`(?:(?:big|great|little|ring|index|middle|long|distal|proximal|lower|upper|end|third|volar|dorsal|medial|lateral|inner|outer|back|front|base|side|tip|of|the)\s){0,4}`;

/** A trouble of a part, in either order: "knee pain", "cut on the hand", "gout of the big toe". */
export function troubleOf(words: string): RegExp {
  const part = `(?:${words})`;
  return new RegExp(
    String.raw`\b${part}(?:'s)?,? (?:(?:joint |area |region )?(?:${troubles})|syndrome|media|externa|stone)\b|\b(?:${troubles})(?: injury)?\s(?:in|of|to|over|on|at)\s(?:(?:the|his|her|a)\s)?${between}${part}\b`,
    'i',
  );
}

/** Diseases that name their part themselves. */
export const ownNames =
  /\b(?:plantar fasciitis|carpal tunnel syndrome|rotator cuff tear|meniscal tear|inguinal hernia|kidney stone|lateral epicondylitis|nuclear cataract|age-related cataract)\b/i;

/** A side, as words, letters and modifiers give it. */
export const sided =
  /\b(?:left|right|bilateral(?:ly)?|both|lt|rt|midline|[RL](?=\s?(?:knee|hip|shoulder|ankle|wrist|elbow|hand|foot|eye|ear|breast|leg|arm|thumb|toe|finger|calf|flank|\d|\w+ (?:toe|finger)))|[RLB][LU]E|O[DSU]|A[DSU])\b/;
/** The same where a title begins with a capital or stands in capitals. */
export const sidedTitle = /\b(?:left|right|bilateral(?:ly)?|both|lt|rt|midline|median|central|O[DSU])\b|\b[RL]\b|\b[RL][LU]E\b/i;

export const plural =
  /\b(?:knees|shoulders|hips|ankles|wrists|elbows|hands|feet|eyes|ears|breasts|legs|arms|forearms|fingers|toes|calves|thighs|cheeks|lungs|ovaries|multiple|polyarthr\w+)\b/i;

/** What is done at one side. */
export const doneAtSide =
  /\b(?:injection|aspiration|arthrocentesis|biops\w+|excision|repair|release|arthroscop\w+|arthroplasty|replacement|ureteroscopy|stent|phacoemulsification|debridement|amputation|removal|fixation|nail\w*|reduction|herniorrhaphy|meniscectomy|reconstruction|decompression|block|lithotripsy|lumpectomy|mastectomy|nephrectomy|thoracentesis|endarterectomy|incision|drainage|splint\w*|cast\w*)\b/i;

/** What says in so many words that the side was left out. */
export const notRecorded =
  /\b(?:side|laterality)(?:\s(?:is|was|of \w+))?\s(?:not (?:recorded|documented|specified|stated|given|noted|named|told|clear|indicated)|un(?:specified|known|recorded|documented|clear|stated))\b|\b(?:unspecified|unknown|unclear|undocumented) (?:side|laterality)\b/i;
