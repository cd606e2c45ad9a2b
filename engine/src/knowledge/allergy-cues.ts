/** That no allergy is known, as a note writes it. */
export const noKnownAllergies = 'no known drug allergies';

/** That no allergy is known. */
const noKnownForms: readonly string[] = [
  'nkda',
  'nka',
  'nkma',
  noKnownAllergies,
  'no known drug allergy',
  'no known medication allergies',
  'no known medication allergy',
  'no known food allergies',
  'no known food allergy',
  'no known allergies',
  'no known allergy',
];

/** The same as a whole statement: it says so wherever it stands. */
export const noAllergyForms: readonly string[] = [
  ...noKnownForms,
  'no drug allergies',
  'no allergies',
  'no other allergies',
  'no other allergy',
  'no other known allergies',
  'no other drug allergies',
  'no true allergy',
  'no true allergies',
];

/** So begin forms that speak of allergies beside those that are known. */
export const noOther = 'no other';

/** All that stands under a heading of allergies where none is known. */
export const noneUnderAllergies: readonly string[] = [...noKnownForms, 'none', 'none known'];

/** Words beside a substance by which it may be tolerated or the reaction is doubted, and the beginnings of others. */
export const allergyDoubts: readonly string[] =
  'ok|no|not|never|n/a|but|unless|only if|neg|negative|passed|fine|without|bother|problem|problems|issue|issues'.split(
    '|',
  );
export const allergyDoubtStems: readonly string[] = ['tolerat', 'challenge'];

/** Words before a substance that make it an allergy wherever they stand. */
export const allergicForms: readonly string[] = ['allergic to', 'allergy to', 'anaphylaxis to', 'anaphylactic to'];

/** Verbs between a substance and what it does. */
export const causingVerbs: ReadonlySet<string> = new Set('gives|gave|causes|caused|makes|made'.split('|'));

/** What a substance makes of who does not tolerate it, after such a verb: "codeine makes her sick". */
export const causedStates: ReadonlySet<string> = new Set(
  'sick|ill|throw|vomit|vomiting|puke|spew|itch|itchy|swell|swelling|wheeze|wheezy|faint|collapse|blister|blisters'.split(
    '|',
  ),
);

/** Marks and words between a substance and what it does, where a writer lists what is not tolerated: "timolol - wheeze". */
export const reactionMarks: readonly string[] = ['-', '–', '=', ':', '->', 'gave', 'set off', 'brought on'];

/** What a substance does after such a mark: side effects for which it is not given again. */
export const sideEffectWords: ReadonlySet<string> = new Set(
  'wheeze|wheezing|wheezy|asthma|retention|seizure|seizures|fit|fits|diarrhoea|diarrhea|sickness|vomiting|vomited|nausea|upset|cramps|cough|dizzy|faint|fainted|confusion|confused|hallucinations|palpitations|bleed|bleeding|tendon|achilles|conj|conjunctivitis|thrush|myalgia|myalgias|headache|headaches|oedema|edema|stridor|throat|lips|collapse|collapsed'.split(
    '|',
  ),
);

/** What a substance does to who is allergic to it, and hardly ever the reason for which it is taken. */
export const reactionWords: ReadonlySet<string> = new Set(
  'rash|rashes|hives|swelling|swelled|swell|swells|anaphylaxis|anaph|angioedema|itch|itches|itched|itching|itchy|urticaria|sjs|vomits'.split(
    '|',
  ),
);

/** Words between what a substance does and its name: "lips swell w ramipril". After one that was just begun it is no known allergy. */
export const reactionLinks: ReadonlySet<string> = new Set('w|with|to|from|on'.split('|'));

/** Words that make of a substance and what it does a step, or a condition. */
export const notOfAllergy: ReadonlySet<string> = new Set(
  'if|for|given|use|start|stop|will|before|helped|helps|likely'.split('|'),
);

/** Parts of words that speak of allergies and what is tolerated. */
export const allergyStems: readonly string[] = [
  'allerg',
  'intoler',
  'intol',
  'tolerat',
  'nkda',
  'nka',
  'nkma',
  'anaphyl',
  'angioed',
  'adverse',
  'adr',
];

/** Words before a reaction that are no substance: "lips swelled", "came out in hives". */
export const reactionOpens: ReadonlySet<string> = new Set(
  'came|broke|had|got|gets|developed|then|with|joint|joints|lip|lips|face|facial|throat|tongue|eyes|eyelids|skin|whole|widespread|generalised|generalized|covered|bad|big|mild|severe|bit'.split(
    '|',
  ),
);

/** Words after a substance that does the same as the one before it: "latex also". */
export const likewiseWords: ReadonlySet<string> = new Set('also|too|same|likewise|ditto'.split('|'));

/** Words at the head of what came of an allergy, which is none of its own: "so fentanyl PCA". */
export const insteadForms: readonly string[] = [
  'was on',
  'so',
  'now',
  'then',
  'but',
  'since',
  'hence',
  'therefore',
  'changed',
  'switched',
  'instead',
];

/** What a substance does, said in lay words after it: "brings her out in blisters". Own list. */
export const layReactions: readonly string[] = [
  'brings her out',
  'brings him out',
  'brings me out',
  'brings them out',
  'brought her out',
  'brought him out',
  'comes out in',
  'came out in',
  'sets her chest off',
  'sets his chest off',
  'set her chest off',
  'set his chest off',
  'sets off her asthma',
  'sets off his asthma',
];

/** Parts of words by which an allergy on record was found to be none: what they say is never cut from it. */
export const removalStems: readonly string[] = [
  'remov',
  'delabel',
  'de-label',
  'disprov',
  'refuted',
  'taken off',
  'cleared',
];

/** What is removed where an allergy on record was none: "I removed it", "code removed". Own list. */
export const removedThings: ReadonlySet<string> = new Set(
  'it|this|that|label|labels|code|alert|flag|allergy|allergies|entry|chart|list|record|epic|emis'.split('|'),
);

/** Words by which a test of an allergy refuted it: "allergist challenged him at 8 and he passed". */
export const passedChallenge: ReadonlySet<string> = new Set('passed|negative|neg|tolerated|fine|ok|clear'.split('|'));

/** Words right after a substance that tell how or when it was had, and not what it did. */
export const howHadOpens: readonly string[] =
  'as|from|in|before|at|on|with|w|once|was|stopped|that|made|set|brought|last|label|record|listed'.split('|');
