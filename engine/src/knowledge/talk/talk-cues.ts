/** Words after which a new statement of talk begins, where its own subject follows. Own list. */
export const talkJoints: ReadonlySet<string> = new Set(
  'and but so then because or though although while since'.split(' '),
);

/** Who or what a statement of talk begins with. */
export const talkSubjects: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll it it's its that that's there there's he he's she she's they they're they've we we've my this these you you're you've your no not".split(
    ' ',
  ),
);

/** With which a statement of its own begins after a comma. Own list. */
export const subjectPronouns: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll it it's that's there's he's she's they're they've we we've we'll you're you've let's".split(' '),
);

/** A thing is gone that was there within this illness. Own list. */
export const goneCues: readonly string[] = [
  'gone',
  'gone away',
  'went away',
  'gone now',
  'stopped',
  "i've stopped",
  'settled',
  'settled down',
  'cleared up',
  'cleared',
  'resolved',
  'not any more',
  'not anymore',
  'no longer',
  'at the start',
  'at the beginning',
  'to begin with',
  'at first',
  'initially',
  'got better',
  'all better',
  'better now',
  'fine now',
  'away now',
  'disappeared',
];

/** A thing was there once, before this illness. Own list. */
export const onceCues: readonly string[] = [
  'used to',
  'years ago',
  'year ago',
  'months ago',
  'in the past',
  'previously',
  'last year',
  'as a child',
  'when i was',
  'before that',
  'last time',
  'back then',
  'a while ago',
  'a long time ago',
  'growing up',
  'in college',
  'at uni',
  'as a teenager',
  'a teenager',
  'kid had',
  'till i was',
  'until i was',
  'when i was having',
  'before i had',
  'last winter',
  'last summer',
  'last spring',
  'last autumn',
  'last fall',
  'in the summer',
  'in the winter',
  'as a kid',
  'when i had',
  'once',
  'at school',
  'when he was',
  'when she was',
  'similar',
  'had this before',
  'had it before',
  'happened before',
  'like this before',
  'once before',
];

/** What may be, and is not said to be. Own list. */
export const ifCues: readonly string[] = [
  'if',
  'in case',
  'unless',
  'whether',
  'might',
  'worried about',
  'worried it',
  'worried that',
  'scared',
  'afraid',
  'thinking it',
  'wondering',
  'google',
  'googled',
  'read about',
  'could be',
  'risk of',
  'such as',
  'for example',
  'things like',
  'prevent',
  'chance of',
  'heard of',
];

/** Other people whose illness is not the patient's. */
export const otherPeople: ReadonlySet<string> = new Set(
  "friend friends friend's neighbour neighbor colleague colleagues coworker flatmate roommate boyfriend girlfriend husband wife partner kids children boss everyone everybody someone somebody people".split(
    ' ',
  ),
);

/** How a side is said. */
export const spokenSides: ReadonlyMap<string, string> = new Map([
  ['left', 'left'],
  ['right', 'right'],
  ['both', 'bilateral'],
  ['bilateral', 'bilateral'],
]);

/** Words after "right" that make it no side: "right now", "right away". */
export const noSideAfter: ReadonlySet<string> = new Set(
  'now away there here at after before then up back through over in on behind'.split(' '),
);

/** Words by which a patient names a disease as their own. Own list. */
export const ownDiseaseCues: readonly string[] = [
  'i have',
  "i've",
  "i've got",
  'i had',
  'i do have',
  "i'm",
  'i am',
  'diagnosed',
  'my',
  'i suffer',
  'i get',
  'he has',
  'she has',
  "he's got",
  "she's got",
  'he had',
  'she had',
  'known',
  'living with',
  'born with',
  'i was',
  'we have',
];

/** A trigger follows or stands before: "it's worse when I walk". Own list. */
export const worseCues: readonly string[] = [
  'worse',
  'worst',
  'brings it on',
  'bring it on',
  'brought it on',
  'sets it off',
  'set it off',
  'hurts when',
  'hurts if',
  'hurts to',
  'hurts more',
  'hurts a lot',
  'pain when',
  'pain with',
  'sore when',
  'painful when',
  'painful to',
  'aggravates',
  'triggers',
  'only when',
  'mainly when',
  'mostly when',
  'especially when',
];

/** Relief follows or stands before. Own list. */
export const betterCues: readonly string[] = [
  'better',
  'helps',
  'helped',
  'help',
  'eases',
  'eased',
  'relieves',
  'relieved',
  'relief',
  'goes away',
  'settles',
  'calms',
  'soothes',
  'takes the edge off',
  'improves',
];

/** What follows is known, and not what is asked for. Own list. */
export const exceptCues: readonly string[] = [
  'apart from',
  'other than',
  'besides',
  'except for',
  'except',
  'aside from',
  'as well as',
  'in addition to',
  'along with',
];

/** Words that make an answer a fear. Own list. */
export const fearWords: ReadonlySet<string> = new Set(
  'worried worry worrying worries concerned concern concerns concerning scared afraid fear frightened anxious cancer heart stroke tumour tumor serious wrong dying die nervous panicking'.split(
    ' ',
  ),
);

/** A statement is about an allergy. Own list. */
export const allergicCues: readonly string[] = ['allergic', 'allergy', 'allergies'];

/** The clinician sums up what the patient said. Own list. */
export const recapCues: readonly string[] = [
  'you mentioned',
  'you said',
  "you've been having",
  "you've had",
  "you've been feeling",
  "you've been getting",
  "you're having",
  'you were saying',
  'you told me',
  'you have been having',
  'you have had',
  "you've got",
  'you noticed',
  "you've noticed",
  'you describe',
  "you've described",
  'to summarise',
  'to summarize',
  'just to recap',
  'to recap',
  'so you',
  'you do have',
  "you've also",
  'you also',
  "you're getting",
  "you're feeling",
  'you came in with',
  'you are here for',
  "you're here for",
  'here for',
  'here with',
  'presents with',
  'presenting with',
  'complaining of',
];

/** The clinician says what the patient takes. Own list. */
export const takesCues: readonly string[] = [
  "you're on",
  'you are on',
  "you're taking",
  'you are taking',
  'you take',
  "you've been taking",
  'you have been taking',
  'we have you on',
  "we've got you on",
  'we put you on',
  "you're still on",
  "you're currently on",
  "you're still taking",
  'i see you take',
  "i see you're on",
];

/** Words that make an answer a hope or a wish. Own list. */
export const hopeWords: ReadonlySet<string> = new Set(
  'want wanted hoping hope hoped like wondering wonder need get something antibiotics scan referral prescription note painkillers reassurance'.split(
    ' ',
  ),
);

/** Words that make an answer an idea of one's own. Own list. */
export const ideaWords: ReadonlySet<string> = new Set(
  'think thought maybe might could probably wonder wondering guess reckon perhaps because'.split(' '),
);

/** The patient takes a drug: without one of these a drug that is only named is not taken. Own list. */
export const takingCues: readonly string[] = [
  'take',
  'taking',
  'takes',
  'on',
  'use',
  'using',
  'uses',
  'prescribed',
  'put me on',
  'started me on',
  "i've got",
  'inject',
  'injecting',
  'have been having',
  'having',
  'give him',
  'give her',
  'giving him',
  'giving her',
  'he has',
  'she has',
  'gave him',
  'gave her',
  'takes',
];

/** Words by which a patient speaks of a person named before. */
export const personWords: ReadonlySet<string> = new Set([
  'he',
  "he's",
  "he'd",
  'she',
  "she's",
  "she'd",
  'they',
  "they're",
  'his',
  'her',
]);

/** Words by which a patient speaks of themselves. */
export const selfWords: ReadonlySet<string> = new Set([
  'i',
  "i'm",
  "i've",
  "i'd",
  "i'll",
  'me',
  'my',
  'myself',
  'mine',
]);

/** Words with which a patient asks back what a clinician said: "so I had a heart attack". Own list. */
export const asksBackWords: ReadonlySet<string> = new Set(['so', 'meaning', 'you']);

/** Words that make a step hold only sometimes. Own list. */
export const conditionWords: readonly string[] = ['if', 'unless', 'until', 'till', 'when', 'once', 'only', 'otherwise'];

/** What something is taken for stands after these. Own list. */
export const purposeWord = 'for';
export const purposeArticles: ReadonlySet<string> = new Set([
  'the',
  'your',
  'his',
  'her',
  'any',
  'a',
  'those',
  'these',
]);
