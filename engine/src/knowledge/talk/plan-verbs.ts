/** What a step of a plan is about, by its verb. */
export type StepKind =
  | 'start'
  | 'continue'
  | 'increase'
  | 'decrease'
  | 'stop'
  | 'hold'
  | 'change'
  | 'test'
  | 'refer'
  | 'return'
  | 'follow-up'
  | 'other';

/**
 * Verbs of plans as they are spoken (without "you", "your" and fillers; the plain form, "*" for up to four words), as a note begins
 * with them, and what they do. Own list.
 */
export const planVerbRows: readonly (readonly [kind: StepKind, write: string, says: string])[] = [
  [
    'start',
    'prescribe',
    'prescribe|write a prescription for|give a prescription for|write for|send in a prescription for|send in|call in|issue|script',
  ],
  ['start', 'start', 'start on|start|begin|put on|commence|get on|kick off with|try on|pop on|initiate'],
  ['start', 'add', 'add in|add on|add'],
  ['start', 'give', 'give|provide with|provide|offer|supply|fit|fit with|place in|place'],
  ['start', 'try', 'try|have a go with|use|apply|put'],
  ['start', 'take', 'take'],
  [
    'continue',
    'continue',
    'continue to use|continue using|continue taking|continue to take|refill|get a refill on|get a refill of|get a refill for|give a refill of|give a refill on|send in a refill of|renew|continue on|continue with|continue|keep taking|keep using|keep on|keep up with|keep going with|carry on with|carry on taking|carry on|stay on|stick with|stick to|maintain|remain on|keep doing',
  ],
  ['increase', 'increase', 'increase|up|bump up|go up on|go up to|turn up|double|raise|titrate'],
  [
    'decrease',
    'reduce',
    'decrease|reduce|cut down on|cut back on|come down on|go down on|lower|wean|wean off|taper|bring down|limit',
  ],
  ['stop', 'stop', 'stop taking|stop using|stop|come off|discontinue|quit|take off|get off'],
  ['hold', 'hold', 'hold off on|hold|pause|hold on'],
  ['change', 'change to', 'change to|switch to|swap to|change over to|switch over to|move to|move onto|replace with'],
  [
    'test',
    'order',
    'order|get|request|arrange|organise|organize|book|set up|schedule|arrange for|book in for|schedule for|get in for|get scheduled for|get set up for|get booked for|get done|put in for|put in an order for',
  ],
  [
    'test',
    'check',
    'check on|check|recheck|measure|monitor|keep an eye on|test|test for|look at|track|keep track of|repeat|redo|review',
  ],
  ['test', 'do', 'do|perform|run|draw|obtain|carry out|go for|go and have'],
  ['test', 'send', 'send off|send off for|send|culture'],
  [
    'refer',
    'refer to',
    'refer to|refer over to|send to|send over to|refer on to|get in with|get in to see|make a referral to|put in a referral to|put in a referral for|refer for|send for|have seen by|see|hook up with|get over to|consult with|consult|talk to|speak to|speak with|touch base with|contact|follow up with|link in with',
  ],
  [
    'return',
    'return',
    'come back|come back in|come back and see me|come back and see us|come in|pop back|return|give a ring|call|ring|phone|give us a call|give me a call|let me know|let us know|call us|call me|ring us|get in touch|go to|go straight to|go to the|seek|seek help|get seen|make an appointment|book an appointment|call 999|dial 999|call 911|contact us|present to',
  ],
  [
    'follow-up',
    'review',
    'see back|see again|get back in|bring back|have back in|see|follow up|follow up with me|follow up in|check in|catch up|meet again|have back',
  ],
  [
    'other',
    'avoid',
    'avoid|stay away from|keep away from|steer clear of|refrain from|not use|not take|not drive|not do|lay off',
  ],
  ['other', 'recommend', 'recommend|suggest|advise'],
  ['other', 'consider', 'consider|think about'],
  ['other', 'rest', 'rest|take it easy|take time off'],
  ['other', 'drink', 'drink|keep hydrated|stay hydrated|keep drinking|stay well hydrated'],
  [
    'other',
    'keep',
    'keep|keep a diary of|maintain|wear|elevate|ice|wash|clean|cover|exercise|walk|stretch|eat|lose|sleep|follow|watch|watch for|watch out for|look out for|write down|record|note|log|bring|work on|practise|practice|quit smoking|stay home|stay off|self-isolate|isolate|do exercises|gargle|soak|massage|moisturise|moisturize|inject|attend|join|discuss|educate|counsel|remove|drain|inject|aspirate|excise|admit|observe|treat|immobilise|splint|fast|bathe|breastfeed|express|feed|offer|delay|proceed with|apply|supervise|plan',
  ],
];

/** A note says what is done, and not who. */
export const keepsOwnVerb: ReadonlySet<string> = new Set(['keep']);

/** Words of a spoken step that a note leaves out. Own list. */
export const planFillers: ReadonlySet<string> = new Set(
  'just maybe probably actually really also kind sort basically definitely certainly quickly simply please perhaps obviously essentially either then okay ok alright um uh well now again little lovely'.split(
    ' ',
  ),
);

/** Words that only address the patient: "refer you to", "your blood pressure". */
export const planAddress: ReadonlySet<string> = new Set([
  'you',
  'your',
  "you're",
  'yourself',
  'some',
  'ourselves',
  'us',
  'me',
]);

/** Words where a step ends and its reason or another statement begins. Own list. */
export const planEnds: readonly string[] = [
  'because',
  'as',
  'that you',
  'that i',
  'that we',
  'so',
  'so that',
  'since',
  'as well as',
  'which',
  'who',
  "that's",
  "that'll",
  'that will',
  'that should',
  'that way',
  'just to',
  'to see',
  'to make sure',
  'to help',
  'and then',
  'and see',
  'and make sure',
  "and i'll",
  "and we'll",
  "and i'm",
  "and we're",
  'and that',
  'and i',
  'and we',
  'and you',
  "and you'll",
  "and it's",
  'okay',
  'ok',
  'alright',
  'all right',
  'right',
  'if',
  'when',
  'but',
  'i think',
  'i would',
  "i'd",
  "i'll",
  "we'll",
  'do you',
  'are you',
  'is that',
  'does that',
  'how does',
  'and if',
  'while',
  'unless',
  'until',
  'where',
  'in case',
  'you know',
  'or something',
  'and things',
  'and stuff',
  'and hopefully',
  'hopefully',
  'it should',
  "it's",
  "there's",
  'they will',
  "they'll",
  'and they',
  'you can',
  'you should',
  'and just',
  'or anything',
  'as i said',
  'like i said',
];

/** Words whose meaning a step alone does not hold. Own list. */
export const planOpenWords: ReadonlySet<string> = new Set(
  "what's who's how's where's mind it that this them these those they i we he she is are was be doing going thing things something stuff what anything everything someone somebody there here it's that's one i'm i've we're gonna going know see guess think want".split(
    ' ',
  ),
);

/** The patient does not want it. Own list. */
export const declineWords: readonly string[] = [
  "i don't want",
  'i do not want',
  "i'd rather not",
  'i would rather not',
  'no thanks',
  'no thank you',
  "i don't think i want",
  "i'm not keen",
  'not keen',
  "i won't",
  "don't like the idea",
  "i don't like taking",
  "i don't really want",
  "i'm not comfortable",
  "i'm not going to",
  'i refuse',
  'i decline',
  "can't take time off",
];

/** Verbs that are a step of a plan only beside what care is made of. Own list. */
export const vagueVerbs: ReadonlySet<string> = new Set([
  'give',
  'try',
  'take',
  'order',
  'check',
  'do',
  'send',
  'keep',
  'add',
  'start',
  'change to',
  'refer to',
  'recommend',
  'consider',
  'hold',
  'stop',
  'continue',
  'increase',
  'reduce',
]);

/** What care is made of, as it is named in talk. Own list. */
export const careNouns: readonly string[] =
  'sling|brace|boot|cast|splint|crutches|crutch|walker|bandage|dressing|dressings|stockings|orthotics|insoles|collar|wrap|ice|heat|ice pack|heat pack|diary|food diary|headache diary|exercise|exercises|physio|physiotherapy|physical therapy|occupational therapy|therapy|counselling|counseling|cbt|diet|low salt diet|salt|sugar|fluids|water|rest|fibre|fiber|caffeine|alcohol|smoking|weight|blood pressure|sugars|blood sugar|blood sugars|temperature|peak flow|blood test|blood tests|bloods|blood work|bloodwork|labs|lab work|urine|urine sample|sample|stool sample|sputum sample|swab|swabs|culture|scan|ultrasound|x-ray|x-rays|mri|ct|ecg|ekg|echo|echocardiogram|spirometry|biopsy|colonoscopy|endoscopy|holter|monitor|referral|injection|injections|vaccine|jab|flu shot|steroid|steroids|cream|ointment|drops|spray|inhaler|inhalers|spacer|tablet|tablets|pill|pills|medication|medications|medicine|medicines|antibiotic|antibiotics|painkiller|painkillers|pain relief|anti-inflammatory|anti-inflammatories|antihistamine|antihistamines|laxative|laxatives|lotion|shampoo|patch|patches|gel|mouthwash|lozenges|probiotic|probiotics|vitamin|vitamins|supplement|supplements|iron|moisturiser|moisturizer|emollient|emollients|sunscreen|sun cream|leaflet|letter|sick note|fit note|doctor note|note for work|form|appointment|prescription|dose|doses|surgery|operation|procedure|cardiology|cardiologist|dermatology|dermatologist|neurology|neurologist|orthopaedics|orthopedics|orthopedic surgeon|surgeon|specialist|gastroenterology|gastroenterologist|rheumatology|rheumatologist|urology|urologist|gynaecology|gynecology|gynaecologist|gynecologist|ent|endocrinology|endocrinologist|psychiatry|psychiatrist|psychology|psychologist|ophthalmology|optician|dentist|dietitian|dietician|nutritionist|podiatry|podiatrist|midwife|health visitor|district nurse|nurse|pharmacist|hospital|emergency department|crisis team|social worker|talking therapy|talking therapies|paediatrics|pediatrics|pulmonology|pulmonologist|respiratory|nephrology|nephrologist|oncology|oncologist|hematology|haematology|pain clinic|sleep study|physical therapist|physiotherapist|therapist|school|work|driving|heavy lifting|lifting|contact sport|sport|sports'.split(
    '|',
  );

/** Words after a step that advise it: "... would be a good idea". Own list. */
export const adviceAfter: readonly string[] = [
  'would be important',
  'would be quite important',
  'would be really important',
  'would be advisable',
  'would be a good idea',
  'would be helpful',
  'would be useful',
  'would be sensible',
  'would be best',
  'would be worthwhile',
  'would be good',
  'would help',
  'might help',
  'may help',
  'should help',
  'is really important',
  'is a good idea',
  'is worth doing',
  'is worth trying',
];

/** Words after which what is advised begins. Own list. */
export const adviceOpens: ReadonlySet<string> = new Set([
  'think',
  'so',
  'and',
  'say',
  'that',
  'then',
  'feel',
  'believe',
]);

/** A statement only names the drug of the step before. Own list. */
export const namingWords: readonly string[] = [
  'called',
  'such as',
  'either',
  'it will be',
  "it'll be",
  "it's called",
  'the name is',
  'something like',
  'or even',
  'also known as',
];

/** Conditions that are none: "if you can", "if possible". */
export const emptyConditions: ReadonlySet<string> = new Set(
  "possible|can|could|like|want|want to|need|need to|that's ok|that's okay|that's alright|okay|ok|that is okay|wouldn't mind|happy|happy with that|prefer".split(
    '|',
  ),
);

/** Objects that say too little alone. Own list. */
export const emptyObjects: ReadonlySet<string> = new Set([
  'a prescription',
  'prescription',
  'medication',
  'medications',
  'the medication',
  'the medications',
  'tests',
  'a test',
  'a few tests',
  'the medications and the procedures',
  'a form',
  'a call',
  'a dose',
  'a letter',
  'a time',
  'time',
  'symptoms',
  'the form',
  'the symptoms',
  'first',
  'diet on track',
  'in',
  'in at the hospital',
]);

/** One of several drugs is meant, and not each. Own list. */
export const choiceWords: readonly string[] = [
  'or',
  'either',
  'such as',
  'something like',
  'or even',
  'maybe',
  'for example',
  'think about',
  'could try',
  'could take',
  'can try',
  'you could',
  'we could',
  'option',
  'options',
  'things like',
];

/** What a patient can be asked not to do. Own list. */
export const avoidable: ReadonlySet<string> = new Set(
  'drive take use drink eat lift swim fly smoke run bend carry climb bathe work'.split(' '),
);

/** What is measured in the visit itself, and when it is measured later. Own lists. */
export const measuredNow: readonly string[] = [
  'blood pressure',
  'feet',
  'temperature',
  'pulse',
  'weight',
  'height',
  'the pressure',
];
export const laterMeasures: ReadonlySet<string> = new Set(
  'home daily week weeks month months day days every twice once again diary log record chart'.split(' '),
);

/** Words before an announcement that announces no step: "it's hard to stay away from". Own list. */
export const stepsNot: ReadonlySet<string> = new Set(
  'hard difficult tough something things anything used tried trying easy sometimes'.split(' '),
);
