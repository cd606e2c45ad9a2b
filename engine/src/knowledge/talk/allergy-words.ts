/** An allergy of childhood that is gone. Own list. */
export const outgrownCues: readonly string[] = [
  'grown out of',
  'grew out of',
  'outgrown',
  'outgrew',
  'no longer allergic',
  'not allergic any more',
  'not allergic anymore',
  'not allergic now',
  'used to be allergic',
  'over it now',
  'fine with it now',
  'can have it now',
  'eats it now',
  'eat it now',
];

/** What a drug does is no allergy, in the words of patients and clinicians. Own list. */
export const intoleranceCues: readonly string[] = [
  'not a true allergy',
  'not a real allergy',
  'not a proper allergy',
  'not an allergy',
  'not really an allergy',
  'not strictly an allergy',
  'not actually an allergy',
  "isn't an allergy",
  "isn't a true allergy",
  "isn't really an allergy",
  "wasn't an allergy",
  'not allergic as such',
  'an intolerance',
  'side effect',
  'side-effect',
];

/** What is said to be safe beside an allergy; the words stand right after its name. Own list. */
export const safeAfter: readonly string[] = [
  'is fine',
  'are fine',
  'is okay',
  'is ok',
  'is alright',
  'is safe',
  'are safe',
  'should be fine',
];

/** Words that only take one thing out of a denial: "no allergies, only ibuprofen". Own list. */
export const exceptWords: ReadonlySet<string> = new Set(['only', 'just', 'except', 'but', 'wait', 'bar', 'besides']);

/** What a question asks for beside allergies: its answer names drugs that are none. Own list. */
export const besideAllergies: ReadonlySet<string> = new Set(
  'medicine medicines medication medications tablets pills drugs health operations surgeries surgery conditions problems'.split(
    ' ',
  ),
);

/** Between "allergies" and such a word, allergies to it are asked for: "allergies to any medications". */
export const allergyTo = 'to';

/** What the stomach does of a drug, which is no allergy where a rash is denied. Names of `reactions.ts`. */
export const gutReactions: ReadonlySet<string> = new Set(['nausea', 'vomiting', 'diarrhoea', 'dizziness', 'headache']);

/** What is written of an allergy that is gone. */
export const outgrown = 'Previously allergic to {name}, outgrown';
