/** Words that make a clause of the clinician a finding of the examination. Own list. */
export const findingWord =
  /\b(?:murmurs?|gallops?|rubs?|regular|rate and rhythm|clear|crackles|rales|wheez\w*|rhonchi|breath sounds|tender\w*|pain(?:ful)?|sore\w*|swelling|swollen|edema|effusion|erythema|red|redness|ecchymosis|bruis\w+|range of motion|strength|reflex\w*|sensation|pulses?|intact|soft|distend\w*|distension|rebound|guarding|bowel sounds|mass(?:es)?|lumps?|lymph\w*|bruits?|thyromegaly|supple|jvd|jugular|distress|gait|straight leg|drawer|lachman\w*|mcmurray\w*|varus|valgus|tinel\w*|phalen\w*|laxity|instability|deformity|crepitus|rash|lesions?|wound|incision|scars?|warmth|warm|capillary refill|irregular\w*|abduction|adduction|numb\w*|weak\w*|limp\w*|alert|oriented|pupils|reactive|cranial|papilledema|nystagmus|congest\w*|drainage|exudate|tonsil\w*|enlarged|turbinates|tympanic|cellulitis|odor|hepatomegaly|cva|hypotonia|atrophy|spasms?|tight\w*|fluctuan\w*|laceration|blister|callus|well[- ](?:nourished|appearing|healed|developed|groomed)|affect|deficits?|abnormalit\w+|\d\/5|erythematous|plaques?|papules?|pustules?|vesicles?|scal(?:y|ing)|nodules?|clubbing|cyanosis|hernia|ulcers?|ulcerat\w+|necrotic|sloughing|spur)\b/i;

/** Words of judgment: a finding only where the clause also says of what ("your heart sounds good"). */
export const judgment =
  /\b(?:normal|good|great|fine|unremarkable|negative|positive|decreased|diminished|limited|full|stable|equal|symmetric\w*|within normal|okay|perfect|excellent|healthy)\b/i;

/** The systems of the examination in their order in the note, with the words that lead to each; the first match counts. Own list. */
export const systems: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Constitutional', /\b(?:distress|well[- ](?:nourished|appearing|developed|groomed)|alert and oriented)\b/i],
  ['Eyes', /\b(?:pupils?|eyes?|extraocular|papilledema|conjunctiva\w*|sclera\w*|vision|visual)\b/i],
  [
    'HEENT',
    /\b(?:throat|tonsil\w*|oropharynx|nasal|nose|turbinates|sinus\w*|ears?|tympanic|nares|mouth|pharyn\w+|septum)\b/i,
  ],
  [
    'Musculoskeletal',
    /\b(?:knees?|hips?|shoulders?|ankles?|elbows?|wrists?|hands?|foot|feet|heel|fingers?|thumbs?|toes?|lumbar|spine|spinal|paraspinal|range of motion|straight leg|drawer|lachman\w*|mcmurray\w*|varus|valgus|tinel\w*|phalen\w*|laxity|joints?|malleolus|epicondyle|phalanx|metatarsal\w*|forearm|back|rotator|abduction|adduction|trapezius|flexion|extension)\b/i,
  ],
  ['Neck', /\b(?:neck|carotid|thyroid|thyromegaly|lymph\w*|jugular|jvd|cervical)\b/i],
  ['Cardiovascular', /\b(?:heart|cardiac|murmurs?|rate and rhythm|regular rate|gallops?|rubs?)\b/i],
  ['Respiratory', /\b(?:lungs?|breath sounds|crackles|wheez\w+|rales|rhonchi|respiratory)\b/i],
  ['Breast', /\bbreasts?\b/i],
  [
    'Gastrointestinal',
    /\b(?:abdomen|abdominal|belly|stomach|bowel sounds|rebound|guarding|quadrant|epigastr\w+|cva|flank|liver|spleen)\b/i,
  ],
  ['Genitourinary', /\b(?:testic\w+|scrot\w+|penis|genital\w*|vagin\w+|labia|cervix|pelvic|prostate|adnexal)\b/i],
  ['Extremities', /\b(?:edema|lower extremit\w+|legs?|calf|calves|upper extremit\w+|arms?)\b/i],
  ['Skin', /\b(?:skin|scalp|plaques?|papules?|rash|lesions?|incision|wound|mole)\b/i],
  [
    'Neurological',
    /\b(?:reflex\w*|sensation|cranial|neuro\w*|gait|strength|romberg|oriented|facial droop|speech|motor|sensory)\b/i,
  ],
  ['Psychiatric', /\b(?:affect|mood)\b/i],
];

/** Clauses that explain, announce or ask, and find nothing. */
export const aside =
  /\b(?:that means|what (?:does )?that mean|which means|tells me|going to|let me|i'll|i want|i need|take a (?:listen|look)|okay if|can you|deep breath|i would like|i'd like|let's|because (?:of|you)|can be|could be|might be|may be|likely|probably|i think|i believe|worried|concerned|consistent with|we'll|we will|make sure|if you|i'm (?:just )?looking|check out|in the past you|you (?:said|mentioned|told)|when you|since you|before you|presents|past medical history|review of systems|\byou (?:can|should|could|will|may|need)\b|keep (?:using|an eye)|\b(?:is|are|does|do|did) (?:that|it|this|there|they|you)\b|\bif\b|\blast time\b|\bwe had\b|hadn't|unfortunately|for example|usually|typically|\bour\b|\bwe (?:can|could|will|would|should|do|did|are|want|need|get|have to|talked)\b|(?:n't|not) (?:really |even )?(?:look|seem|appear|think|feel like|sound|believe)\w*)\b/i;

/** What the patient is told to do with eyes, limbs or breath. */
export const instruction =
  /^(?:and |so |now |then |just |go ahead |please )*(?:come|look|turn|squeeze|hold|tilt|push|pull|bend|lift|raise|follow|close|open|lie|lay|sit|stand|walk|relax|breathe|take|keep|try|touch) /i;
