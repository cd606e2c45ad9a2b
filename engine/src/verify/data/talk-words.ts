/** Words by which speech asks, at its head. */
export const askingWords: readonly string[] =
  'do|did|does|have|has|are|is|was|were|any|how|what|when|where|which|who'.split('|');

/** Who may be named at the head of a turn. */
export const turnLabels: readonly string[] =
  'doctor|dr|patient|pt|clinician|provider|nurse|client|therapist|mother|father|family|caregiver'.split('|');

/** Words that begin something new after a relative: "family history copd, ankle: effusion" does not. */
export const newAfterRelative: ReadonlySet<string> = new Set(
  'but|i|he|she|it|you|patient|start|take|takes|taking|allergic|allergies|report|reports|denies|:'.split('|'),
);

/** What is stated of a problem in a list takes it out of the denial before the list: "no fever, cough for two days". */
export const statedOfProblem: ReadonlySet<string> = new Set(
  'x|for|since|on|worse|better|with|day|days|(|:|-|+'.split('|'),
);

/** Answers that deny what was asked or stated. */
export const denyingAnswers: readonly string[] = ['no', 'nope', 'nah', 'nothing', 'not'];

/** Words near a problem by which speech without marks may deny it. */
export const mayDeny: readonly string[] = ['no', 'not', 'never', 'denies'];

/** Words before a problem by which a document may deny it. */
export const mayDenyInDocuments: readonly string[] = [
  ...mayDeny,
  ...'nor|without|denied|denying|negative|free|longer|resolved'.split('|'),
];

/** What may stand before an answer's yes or no. Own list. */
export const answerLeads: readonly string[] = 'uh um well oh okay gosh honestly actually'.split(' ');

/** How an answer begins that denies, and what denies only where nothing follows. Own list. */
export const denyingOpens: readonly string[] = [
  ...'no noo nooo nope nah never none neither negative nothing'.split(' '),
  'not really', 'not that', 'not at all', 'not today', 'not yet',
  "i don't think so", 'i dont think so', "i do n't think so",
];
export const denyingAlone: readonly string[] = [
  "i haven't", "i have n't", "i haven't been", "i have n't been",
  "i don't", "i do n't", "i'm not", "i didn't", "i did n't",
];

/** How an answer begins that affirms, and what affirms only where nothing follows. Own list. */
export const affirmingOpens: readonly string[] = [
  ...'yes yeah yep yup ye mm-hmm mhm uh-huh correct sure absolutely definitely exactly'.split(' '),
  "that's right", "that's it", 'that is correct', 'of course',
];
export const affirmingAlone: readonly string[] = ['i do', 'i have', 'i am', 'i did', 'it does'];
