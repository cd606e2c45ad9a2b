/** The word that denies most often, and the sign of handwriting for it. */
export const denialWord = 'no';
export const denialSign = '\u2205';

/** The word that states a condition most often. */
export const conditionWord = 'if';

/** The words by which a note itself says what is denied or hangs on a condition. */
export const writtenCues = {
  denied: denialWord,
  deniedPast: 'no history of',
  deniedKnown: 'no known',
  condition: conditionWord,
  onlyCondition: 'only if',
} as const;

/**
 * Cues of what is denied, past or conditional, as they open a clause (after NegEx: Chapman et al., J Biomed Inform 2001; 34: 301-310).
 * A form stands before what it speaks of; longer forms count first.
 */
export const denialCues: readonly string[] = [
  denialWord,
  'denies',
  'denied',
  'without',
  'negative for',
  'neg for',
  'w/o',
  'not known with',
  'not known to have',
  'not a known case of',
  'n/k/c/o',
  denialSign,
];

/** What denies the words after it, and alone says that a list is empty: "nil rash", "DH: nil", "\u00D8 chills". */
export const emptyCues: readonly string[] = ['nil', '\u00F8'];

/** Words with which a clause denies itself, so that nothing needs to be put before it. */
export const denialOpens: readonly string[] = [denialWord, 'not', 'never', 'without', 'denies'];

/** Words right before a denial that it goes on from, so that no statement ends there: "and no rash", "there is no rash". */
export const beforeDenial: readonly string[] =
  'no|or|if|with|w|but|and|denies|has|have|had|is|are|was|were|there|show|shows|showed|report|reports|state|states|says'.split(
    '|',
  );
/** Who denies, and the verbs by which they do. */
export const subjectCues: readonly string[] = ['he', 'she', 'they', 'pt', 'patient', 'the patient', 'client'];
export const deniedVerbs: readonly string[] = ['denies', 'denied', 'has no', 'have no', 'had no', 'reports no'];
export const pastCues: readonly string[] = ['history of', 'hx of', 'h/o', 'hx'];
/** Words that begin something else after a comma of a list that is denied: "no rash, PMH gout". Own list. */
export const otherOpens: readonly string[] =
  'phx|pmh|pmhx|psh|pshx|fhx|bg|hx|h/o|k/c/o|prev|previous|previously|prior|past|known|background|allergic|allergy|nkda|on|takes|taking|smoking|alcohol|o/e|bp|imp|plan'.split(
    '|',
  );

/** Headings under which all that is named is denied: "No H/O: fever, cough". Own list. */
export const denialHeads: ReadonlySet<string> = new Set(
  'no|nil|no h/o|no hx|no hx of|no history of|denies|denied|patient denies|pt denies|neg|negatives|negative for|neg for|pertinent negatives|relevant negatives|significant negatives'.split(
    '|',
  ),
);

/** Words by which a writer gives what the patient says. */
export const patientSays: readonly string[] = [
  'denies',
  'denied',
  'reports',
  'endorses',
  'complains of',
  'c/o',
  'he denies',
  'she denies',
  'they deny',
  'he reports',
  'she reports',
  'pt denies',
  'pt reports',
  'patient denies',
  'patient reports',
  'she has no',
  'he has no',
];

/** Cues of a condition, as they open a clause: what hangs on them is to come. */
export const stepConditions: readonly string[] = [
  'if',
  'unless',
  'only if',
  'should',
  'in case',
  'in the event',
  'assuming',
  'provided',
  'as long as',
];
export const conditionCues: readonly string[] = [...stepConditions, 'once', 'when'];

/** Single letters for symptoms in a row of denials: "f/c/n/v". */
export const deniedLetters: Readonly<Record<string, string>> = {
  f: 'fever',
  c: 'chills',
  n: 'nausea',
  v: 'vomiting',
  d: 'diarrhea',
};

/** Short forms that are plain words unless they are denied: "no ha". */
export const deniedForms: ReadonlyMap<string, string> = new Map([['ha', 'headache']]);

/** Words that turn a denial into more than the name of what is not there: "no relief since he stopped". */
export const noName: ReadonlySet<string> = new Set(
  'steady|stable|ok|okay|fine|good|well|normal|intact|clear|better|but|is|was|has|had|have|since|until|when|then|now|yet|given|needed|done|sent|taken|change|on|if|except|longer|per|that|he|she|they|correction|reports|reported|endorses|admits|states|positive|however|does|plenty|lots|only|bno|nbo|npo|nbm|nwb|nad'.split(
    '|',
  ),
);

/** What a denial names of the words before it, and means nothing alone: "GTN x1 no effect", "BO x3, no blood". Own list. */
export const deniedOfBefore: ReadonlySet<string> = new Set(
  'effect|relief|benefit|help|joy|difference|diff|improvement|sx|symptoms|harm|blood|mucus|blood or mucus|residual|sequelae|further|recurrence|injury|reaction|rxn|response|complications|issues|issue|bother'.split(
    '|',
  ),
);

/** Words by which an item after a denial is said to be so: "no smoking, alcohol occasional", "no falls, walks with a stick". Own list. */
export const statedWords: ReadonlySet<string> = new Set(
  'occasional|occasionally|occ|occas|sometimes|rarely|seldom|yes|daily|nightly|weekly|weekends|socially|present|positive|persists|ongoing|still|lives|walks|works|uses|takes|drinks|drinking|smokes|vapes|eats|eating|sleeps|sleeping|feeding|mobilising|manages|mobilises|mobilizes|drives|wears|needs'.split(
    '|',
  ),
);

/** Words before which "no" or "nil" denies nothing that could be found: "no one", "no longer", "nil of note". */
export const noDenialBefore: ReadonlySet<string> = new Set(
  'one|longer|doubt|matter|idea|wonder|way|to|of|else|significant|regular|relevant|known|acute|noted|since|more|meds|medication'.split(
    '|',
  ),
);

/** Words that open the story of this visit, whatever follows. */
export const visitOpens: readonly string[] = [
  'here for',
  'here with',
  'here today',
  'seen for',
  'presents with',
  'presented with',
  'presents for',
  'p/w',
  'comes in',
  'walked in',
  'last seen',
  'brought in',
  'attends today',
  'attends re',
  'attends with',
  'attends for',
  'attending with',
  'attended with',
  'sent in',
  'referred by',
  'here because',
  'here bc',
  'here re',
  'presenting with',
  'main worry',
  'main concern',
  'main complaint',
  'main problem',
  'biggest concern',
  'biggest worry',
];

/** Words of a condition that make a step of what stands before them: "review Mon unless better". */
export const firmConditions: ReadonlySet<string> = new Set(['unless', 'provided', 'only if']);

/** Words by which something did not happen: "no complications". */
export const absenceWords: readonly string[] = [denialWord, 'without'];

/** An answer that denies all that was asked, and what may follow it: "no no", "no, nothing like that". */
export const bareDenials: readonly string[] = [denialWord, 'nope'];
export const afterBareDenial: readonly string[] = [
  ...bareDenials,
  ..."nothing|none|sir|maam|ma'am|none of that|none of those|nothing like that".split('|'),
];
