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
