const neuro = 'Neurological';

/** What says that nothing is wrong. Own list. */
export const foundNormal = 'normal|completely normal|perfectly normal|all normal|healthy|unremarkable|totally normal';
/** The same in words that say as much of anything else, so that what is well must be named with them. Own list. */
export const foundWell =
  'fine|all fine|absolutely fine|good|very good|pretty good|really good|all right|perfect|as it should|as they should|as it should be|as they should be|moves good|moves well|moving well|moving fine|is moving well|firing';

/** Named tests of an examination, as they are said, and how they are said to come out. Own lists. */
export const namedManoeuvres: readonly (readonly [forms: string, written: string, system: string])[] = [
  ["mcmurray's|mcmurray|mcmurray's test|mcmurrays", 'McMurray test', 'Knee'],
  ["lachman's|lachman|lachman test|lachman's test|lachmans", 'Lachman test', 'Knee'],
  ['anterior drawer|anterior drawer test', 'anterior drawer test', ''],
  ['posterior drawer|posterior drawer test', 'posterior drawer test', 'Knee'],
  ['varus and valgus stress test|varus and valgus stress tests', 'varus and valgus stress test', 'Knee'],
  ['straight leg raise|straight leg raising', 'straight leg raise', 'Back'],
  ["tinel's|tinel's test|tinel's sign|tinels", 'Tinel sign', 'Wrist'],
  ["phalen's|phalen's test|phalens", 'Phalen test', 'Wrist'],
  ['apprehension and relocation', 'apprehension and relocation tests', 'Shoulder'],
  ['apprehension|apprehension test', 'apprehension test', 'Shoulder'],
  ['sulcus sign', 'sulcus sign', 'Shoulder'],
  ["hawkins|hawkins test|hawkins'", 'Hawkins test', 'Shoulder'],
  ['empty can|empty can test', 'empty can test', 'Shoulder'],
  ["murphy's|murphy's sign", 'Murphy sign', 'Abdomen'],
  ["romberg's|romberg|romberg's test", 'Romberg test', neuro],
  ['dix hallpike|dix hallpike test', 'Dix-Hallpike test', neuro],
  ["spurling's|spurling's test", 'Spurling test', 'Neck'],
  ["homan's|homan's sign", 'Homan sign', 'Calf'],
];
export const cameOutPositive = 'positive|is positive|positive for pain';
export const cameOutNegative = 'negative|is negative|solid|stable';

/** Words that deny a finding that follows. Own list. */
export const foundDenials =
  'no|not|without|do not see|do not see any|do not hear|do not hear any|do not hear a|do not feel|do not feel any|do not appreciate|do not appreciate any|can not see|can not see any|can not hear|can not hear any|can not feel|can not feel any|could not hear any|could not feel any|did not hear any|did not feel any|no obvious|no sign of|no signs of|no evidence of|is not|are not|there is no|there are no|there is not|there is not any|there are not any|is not any|not any|have not got any|has not got any';

/** Words by which something is found, or is so. Own list. */
export const foundVerbs =
  'i can see|i can hear|i can feel|i see|i hear|i feel|i do see|i do hear|i do feel|i do appreciate|i appreciate|i notice|i do notice|there is|there are|there is still|you have|you have got|you do have|you got|you do|he has|she has|he has got|she has got|i have got|has|have|has got|it is|they are|that is|that feels|it feels|it looks|they look|they feel|looks|look|feels|feel|sounds|sound|is|are|was|were|seems|with|get|i get';

/** How much of it, before a name and before a state. Own list. */
export const foundDegrees: readonly (readonly [forms: string, ofThing: string, ofState: string])[] = [
  [
    'a bit of|a little bit of|a little|a bit|a touch|a touch of|slight|slightly|mild|mildly|just a little|a little a|bit of',
    'mild',
    'slightly',
  ],
  ['a trace of|a trace|trace', 'trace', 'slightly'],
  ['a few|few', '', ''],
  ['some|a|an|at all|just a little fluid|a little fluid', '', ''],
  ['a small|small|a tiny|tiny|a wee|a small amount of', 'small', ''],
  ['a big|big|a large|large', 'large', ''],
  ['a lot of|quite a lot of|a fair bit of|lots of|marked|very|quite|really', '', ''],
];

/** Where at a part, as a note says it after the finding. Own list. */
export const foundPlaces: readonly (readonly [forms: string, written: string, system?: string])[] = [
  [
    'on the inside|on the inner side|inside|medially|medial|on the medial side|on the medial aspect',
    'on the medial side',
  ],
  [
    'on the outside|on the outer side|outside|laterally|lateral|on the lateral side|on the lateral aspect',
    'on the lateral side',
  ],
  ['at the back|on the back of it|posteriorly', 'at the back'],
  ['at the front|on the front of it|anteriorly', 'at the front'],
  ['medial joint line|over the medial joint line|along the medial joint line', 'over the medial joint line', 'Knee'],
  ['lateral joint line|over the lateral joint line', 'over the lateral joint line', 'Knee'],
  ['posteromedial', 'posteromedially'],
  [
    'over the lateral epicondyle|over your lateral epicondyle|on the lateral epicondyle',
    'over the lateral epicondyle',
    'Elbow',
  ],
  ['over the medial epicondyle|over your medial epicondyle', 'over the medial epicondyle', 'Elbow'],
  ['of the lateral malleolus|over the lateral malleolus', 'over the lateral malleolus', 'Ankle'],
  ['of the medial malleolus|over the medial malleolus', 'over the medial malleolus', 'Ankle'],
  ['at the bases|at both bases|in the bases', 'at the bases'],
  ['at the left base|at the base on the left', 'at the left base'],
  ['at the right base|at the base on the right', 'at the right base'],
  ['up to the shins|to the shins', 'to the shins'],
  ['up to the knees|to the knees', 'to the knees'],
  [
    'on palpation|to palpation|with palpation|when i press|when i press there|when i press here|when i push|when i push there',
    'on palpation',
  ],
  ['on flexion|with flexion|when i bend it', 'on flexion'],
  ['on extension|with extension|when i straighten it', 'on extension'],
  ['on movement|with movement|when i move it', 'on movement'],
  ['on both flexion and extension|on flexion and extension|with flexion and extension', 'on flexion and extension'],
  ['to light touch', 'to light touch'],
];

/** Words between a finding and the part that it is of. Own list. */
export const foundAt: readonly (readonly [forms: string, written: string])[] = [
  ['in|in your|in the|in that|in his|in her', 'in'],
  ['on|on your|on the|on that|on his|on her', 'on'],
  ['of|of your|of the|of that|of his|of her', 'of'],
  ['over|over your|over the', 'over'],
  ['under|under your|under the', 'under'],
  ['around|around your|around the|round the', 'around'],
];

/** Sides as they are said of a finding. Own list. */
export const foundSides: readonly (readonly [forms: string, side: string])[] = [
  ['left|on the left|on your left|on the left side|on that left side|left side|on the left hand side', 'left'],
  [
    'right side|on the right|on your right|on the right side|on that right side|on the right hand side|your right|the right|that right',
    'right',
  ],
  ['both|both sides|on both sides|either side|bilaterally|on both|both your|both of your', 'bilateral'],
];
/** Words after which "right" is a side where a part follows it. */
export const rightSide = 'right';

/** "On that side": the side that was named last. */
export const sameSide = 'on that side|that side|on this side|this side';

/** Words that say nothing of a finding. Own list. */
export const foundFillers: ReadonlySet<string> = new Set(
  'your his her the that this these those my just here there nice lovely still also to me us for today feels any anything bit down over itself though both all really and sort of now i can see hear'.split(
    ' ',
  ),
);

/** Words at which another statement begins. Own lists. */
export const foundJoints: ReadonlySet<string> = new Set(
  'as and but so now then okay ok well alright right lovely good great perfect excellent because'.split(' '),
);
export const foundOpeners: ReadonlySet<string> = new Set(
  'i we let you it he she they that there your his her the no not nothing can could just this does any when'.split(' '),
);

/** Words beside which nothing is a finding of now and of this patient: a condition, another time, a generality. Own list. */
export const noFindingCues =
  'if|when|whenever|unless|until|till|used to|last time|last year|last week|last month|before|ago|previously|yesterday|usually|normally|sometimes|often|might|may|could|would|should|will|going to be|can be|can get|people|patients|someone|somebody|imagine|because|you said|you told|told me|you mentioned|supposed|want to see|want|hope|hoping|expect|expecting|make sure|looking for|check for|check that|see if|whether|worried|at home|other people|most|would expect|look like|looks like|like a|as if|the other|rather than|instead|think|might be|likely|probably|no longer|not sure|hard to tell|hard to say|brother|sister|mum|mom|dad|mother|father|wife|husband';
/** What of such words belongs to a manoeuvre. */
export const plainManoeuvres =
  'if you can|if you could|if you would|if i push|if i press|if i bend|if i move|if i lift|tell me if|when i look|when i extend|when i press|when i push|when i bend|when i turn|when i twist|when i move|when i lift|when i touch|when i squeeze|when i tap|when i straighten|when i listen|as it would be';

/** What takes back the finding before it: "clear, apart from the left base". Own list. */
export const exceptWords: ReadonlySet<string> = new Set(
  'apart except other unless when if although though until only'.split(' '),
);

/** Words by which a clinician begins to examine. Own list. */
export const examinationOpens =
  'have a listen|take a listen|listen to your|listen to his|listen to her|listen to you|have a look at you|let me take a look|take a look at it|take a look at your|have a look at your|have a look at the|let us have a look|let me have a look|let us take a look|quick look at|examine you|examine your|examine him|examine her|examine the|do an exam|do an examination|quick examination|physical exam|on examination|on exam|on your exam|go through the exam|pop your shirt|shirt off|shirt up|lift your shirt|deep breath|deep breaths|breathe in|up on the couch|on the couch|hop up|hop on the|lie back|lay back|lie down|lie flat|feel of your|feel your|feeling your|have a feel|press on your|going to press|press down|follow my finger|squeeze my|push against|push your|pull your|bend forward|arms out|open wide|open your mouth|say ah|close your eyes|let me see your|let me see the|looking at your|i am looking at|let me check your|let us do your feet|feel your neck|feel your tummy|feel your belly|roll up|take the sling off|let me feel|first your|i have listened|i have examined|having examined|having looked at|i looked at your|take your socks|pop your socks|let me bend|when i examined|when i listened|let me press|let me move|turn your head|let me look';

/** Words by which they end and go on to what it means or what is to be done. Own list. */
export const examinationEnds =
  'so this is|this is called|i think|so what i would|what i would like|let us talk|let me tell you|so let me explain|i am going to give|going to start you|i am going to refer|i am going to send|i would like to|we are going to|my plan|so most|what we call|that is called|so here is what|so here is your|here is your|so the next|you need to|so your results|your bloods|your results|so looking at|what is going on|what you have got is|consistent with|so i would|i would suggest|i would recommend|get dressed|sit up there now so|explain';

/** Findings that are said whole, beside those of `spokenFindings`. Own list. */
export const wholeFindings: readonly (readonly [forms: string, written: string, system: string])[] = [
  ['skin is not broken|skin not broken|skin is intact', 'skin intact', 'Skin'],
  [
    'neck veins are not up|neck veins not up|neck veins are not raised|neck veins are flat',
    'jugular venous pressure not raised',
    'Cardiovascular',
  ],
  ['nothing added|there is nothing added|no added sounds', 'no added heart sounds', 'Cardiovascular'],
  ['stable to varus and valgus|it is stable to varus and valgus', 'stable to varus and valgus stress', 'Knee'],
  ['you are not bendy|not hypermobile', 'no hypermobility', 'Musculoskeletal'],
];

/** Findings of which a little is a mild one. */
export const mildThings: ReadonlySet<string> = new Set([
  'swelling',
  'redness',
  'warmth',
  'tenderness',
  'effusion',
  'weakness',
  'bruising',
  'wasting',
  'edema',
  'pitting edema',
  'distension',
  'wheeze',
]);

/** States that only a function has, or the heart: a knee is not equal. */
export const functionStates: ReadonlySet<string> = new Set(
  'strong equal full steady unsteady brisk absent regular irregular reduced intact'.split(' '),
);

/** How a note says that a finding is on both sides. */
export const onBothSides = 'on both sides';
export const bothSides = 'bilateral';

/** Verbs after which a part of the body is what is examined next. Own list. */
export const examiningVerbs: ReadonlySet<string> = new Set(
  'exam examination look looking see feel feeling check checking listen listening examine examining do press pressing first'.split(
    ' ',
  ),
);

/** Systems that are a part of the body as well, so that what follows a finding of theirs is of it. */
export const partSystems: ReadonlySet<string> = new Set(['Abdomen', 'Neck', 'Breast']);

/** Findings that a clinician's words make only with what was done: "pain on palpation". */
export const onlyWithPlace: ReadonlySet<string> = new Set(['pain']);

/** Words that open another statement of talk right after a finding. Own list. */
export const strictOpeners: ReadonlySet<string> = new Set(
  'i we let you he she does did can could if how what when nothing'.split(' '),
);

/** Words after which "you have" or "there is" asks, depends or reports. Own list. */
export const notBeforeVerb: ReadonlySet<string> = new Set(
  'do did does can could would should whether if that because what how like when where said think thought say unless not sure until since as while though than which who'.split(
    ' ',
  ),
);

/** One of a pair of parts, where only one side of them is spoken of. */
export const oneOfPair: ReadonlyMap<string, string> = new Map([
  ['Knees', 'Knee'],
  ['Hips', 'Hip'],
  ['Ankles', 'Ankle'],
  ['Feet', 'Foot'],
  ['Toes', 'Toe'],
  ['Calves', 'Calf'],
  ['Shins', 'Shin'],
  ['Legs', 'Leg'],
  ['Shoulders', 'Shoulder'],
  ['Arms', 'Arm'],
  ['Wrists', 'Wrist'],
  ['Hands', 'Hand'],
  ['Fingers', 'Finger'],
]);

/** How a clinician asks whether what they do hurts. Own list. */
export const hurtQuestions =
  'does that hurt|does it hurt|does this hurt|that hurt|is that sore|is it sore|is this sore|any pain there|any pain|is that tender|is it tender|is this tender|does that bother you|does this bother you|is that painful|is it painful|sore there|any tenderness|hurt there|is it hurting';

/** What a clinician does while they ask, and what a yes finds; a named test comes out positive or negative. Own list. */
export const promptDoings: readonly (readonly [forms: string, written: string, isTest: boolean])[] = [
  ['press|pressing|push on|pushing on|push here|push there|touch|tap|tapping|squeeze|prod', 'tenderness', false],
  [
    'lift your leg|lift this leg|lift that leg|lift the leg|raise your leg|raise this leg|lift your right leg|lift your left leg|raise your right leg|raise your left leg|lift it up straight',
    'straight leg raise',
    true,
  ],
  ['bend it|bend your|bend this|bending|bend the', 'pain on flexion', false],
  ['straighten|straightening|extend', 'pain on extension', false],
  ['twist|turn it|turn your|rotate|turn the', 'pain on rotation', false],
  ['move it|move your|move this|move the|moving it', 'pain on movement', false],
  ['push against|pull against|push your|pull back|push out', 'pain on resisted movement', false],
];

/** Answers to such a question that are a yes. Own list. */
export const hurtAnswers =
  'ow|ouch|ooh|yeah|yes|yep|yup|that is it|that is sore|that hurts|it does|a bit|a little|a lot|definitely|oh yeah|that is the spot|right there|there';
export const noHurtAnswers = 'no|nope|nah|not really|that is fine|not at all|that does not|it does not|no pain';

/** Words of a question that asks for one of several, so that no yes or no answers it. */
export const choosingWord = 'or';

/** Parts that a body has one of, of which a side is where something is found. */
export const unpairedParts: ReadonlySet<string> = new Set(
  'Abdomen|Head|Neck|Back|Lower back|Spine|Face|Scalp|Chest'.split('|'),
);
export const onOneSide = 'on the';

/** Verbs by which hands are laid on a part, and words that say that the clinician does it. Own lists. */
export const handVerbs: ReadonlySet<string> = new Set(
  'look looking check checking feel feeling listen examine press'.split(' '),
);
export const ownWords: ReadonlySet<string> = new Set('i me us am will'.split(' '));

/** How a finding opens in a table that is denied. */
export const deniedOpen = 'no ';

/** States that may be of a rash or a wound as well, so that the part is to be named with them. */
export const namedStates: ReadonlySet<string> = new Set(['dry', 'moist', 'clean', 'smooth']);

/** Systems that say by themselves of what part a finding with a name is: "crackles", not "lungs crackles". */
export const plainSystems: ReadonlySet<string> = new Set(['Respiratory', 'Cardiovascular']);
