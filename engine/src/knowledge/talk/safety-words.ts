/** Whom the patient is to turn to, as it is said, and as a note says it. Own list. */
export const contactRows: readonly (readonly [write: string, says: string])[] = [
  ['call 999', '999|call 999|ring 999|dial 999|phone 999'],
  ['call 911', '911|call 911|dial 911'],
  ['call 111', '111|call 111|ring 111'],
  ['call an ambulance', 'call an ambulance|ring an ambulance|get an ambulance'],
  [
    'go to the emergency department',
    "a e|a and e|go to the er|to the er|in the er|that's er|go to emergency|straight to emergency|emergency room|emergency department|to casualty|to the hospital|go to hospital",
  ],
  [
    'call us',
    'ring us|ring me|call us|call me|phone us|phone me|give me a call|give us a call|give me a call back|give me a ring|give us a ring|get in touch|contact us|contact me|contact the office|hear from you|stop it and call',
  ],
  ['let us know', 'let me know|let us know|tell me|tell us'],
  ['tell the GP', 'tell your gp|see your gp|ring your gp|call your gp'],
  [
    'return',
    'come back|come back and see me|come back and see us|come back in|pop back|come in sooner|see me sooner|come and see me|come and see us|get seen|get yourself seen|be seen|you get seen',
  ],
];

/** Verbs with which a team is called that is named after them: "ring the nurse line". */
export const callVerbs: ReadonlySet<string> = new Set(['ring', 'call', 'phone']);
export const teamWords: ReadonlySet<string> = new Set(
  'nurse nurses team ward triage unit clinic office surgery line helpline midwife secretary'.split(' '),
);

/** Words that end the name of a team. Own list. */
export const teamEnds: ReadonlySet<string> = new Set(
  "and or if straight same right day don't dont today because so at on".split(' '),
);

/** How soon. Own list. */
export const soonRows: readonly (readonly [write: string, says: string])[] = [
  ['the same day', 'same day|that day'],
  ['straight away', 'straight away|right away|immediately|at once|straightaway'],
  ['sooner', 'sooner|much sooner'],
  ['day or night', 'day or night|day and night'],
  ['next week', 'next week'],
  ['in a few days', 'in a few days'],
];

/** Words between a condition and what is to be done then, and around it. Own list. */
export const leadWords: ReadonlySet<string> = new Set(
  "that's that is it's it you you'd you'll i i'd i'll like want you need must should to please then just straight go have and really do would be so , don't dont wait come pull over wouldn't hesitate feel free for me your appointment the definitely always".split(
    ' ',
  ),
);

/** Words that deny the contact right after them: "don't ring us". */
export const notContact: ReadonlySet<string> = new Set(["don't", 'dont', 'not', 'never', "needn't"]);

/** Conditions that are of no illness: "if I were you", "if you don't mind". Own list. */
export const noCondition: ReadonlySet<string> = new Set([
  'i',
  "i'm",
  "i've",
  'we',
  "we're",
  'mind',
  'happy',
  'okay',
  'ok',
  'inconvenient',
  'easier',
  'prefer',
]);

/** Words that open a list of what to look out for, without a condition of its own: "any chest pain, ... that's 999". */
export const listOpens: ReadonlySet<string> = new Set(['any']);

/** Verbs that open what is to be done after a condition. Own list. */
export const doStarts: ReadonlySet<string> = new Set(
  'sit lie stop pull push press head ring call phone dial come take use put keep leave hold drop seek see rest drink'.split(
    ' ',
  ),
);
/** Phrases that open it wherever they stand. Own list. */
export const doPhrases: readonly string[] = [
  "don't let",
  "don't wait",
  "don't ring",
  "don't call",
  "don't just",
  "don't sit",
  'go back to',
  'go straight',
  'sit down',
  'lie down',
  'pull over',
  "it's better to",
  "it's best to",
  'it is better to',
];

/** Who else may call: what a clinician says of themselves and others is not for the patient to do. Own list. */
export const othersCall: ReadonlySet<string> = new Set(
  "i i'll i'd we we'll we'd they they'll they'd she she'll he he'll will'll can could nurse'll".split(' '),
);

/** Words of a condition that say nothing alone: "if that changes". Own list. */
export const emptyConditionWords: ReadonlySet<string> = new Set(
  'that this it those these of them changes change changed happens happen happened clear case is the any so does do one ones things thing again think questions question'.split(
    ' ',
  ),
);

/** Heads of the parts of a condition that only address the patient, longest first. Own list. */
export const addressHeads: readonly string[] = [
  "you feel like it's",
  "you feel like you're",
  'you feel like',
  'you are having',
  "you're having",
  'you are getting',
  "you're getting",
  'you have got',
  "you've got",
  'you start to',
  'you get a',
  'you get an',
  'you get any',
  'you get',
  'you have any',
  'you have a',
  'you have',
  'you develop any',
  'you develop',
  'you notice any',
  'you notice',
  'you feel',
  'you are ever',
  "you're ever",
  'you are',
  "you're",
  'you do',
  'you just',
  'you',
];
/** Words before such a head. */
export const partOpens: ReadonlySet<string> = new Set([',', 'or', 'and', 'if', ';']);
/** As a note says it. */
export const selfWord = { said: 'yourself', written: 'self' } as const;
export const ownWord = 'your';

/** Words that only address the patient, but after a word that goes with them: "locks up on you". Own lists. */
export const addressed: ReadonlySet<string> = new Set(['you', "you're", "you've", "you'd"]);
export const takesAddress: ReadonlySet<string> = new Set(['on', 'to', 'with', 'at', 'for', 'like', 'that', 'makes']);

/** Words that open such a statement, also where it sounds like a question: "any chest pain, a blackout, that's 999". Own list. */
export const netOpens: ReadonlySet<string> = new Set([
  'any',
  'if',
  'and',
  'but',
  'in',
  'now',
  'so',
  'listen',
  'do',
  'come',
  'please',
]);

/** "Can you tell me if it hurts" asks. Own list. */
export const asksFor: ReadonlySet<string> = new Set(['can', 'could', 'would', 'will', 'do', 'did']);
