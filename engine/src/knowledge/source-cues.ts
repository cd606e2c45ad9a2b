import type { Subject } from '../document/subjects.ts';
import type { MedicationStatus } from '../document/fact.ts';
import type { OlderKind } from './source-words.ts';

/** Words by which a clause says that a drug is taken no longer. Own list. */
export const stopCues: readonly string[] =
  'stopped|stop|held|on hold|hold|discontinued|discontinue|dc|d/c|off|no longer takes|no longer taking|no longer on|quit taking|not taking|ran out of|weaned off|tapered off'.split(
    '|',
  );

/** Words by which a problem is said to be over; what denies it is read as in every note. Own list. */
export const goneCues: readonly string[] =
  'resolved|ruled out|no longer has|no longer|in remission|cured|outgrew|outgrown|has cleared|healed|no history of'.split(
    '|',
  );

/** Words by which an allergy is taken back. Own list. */
export const allergyDenials: readonly string[] =
  'no|not|denies|denied|tolerates|tolerated|removed|delabeled|de-labeled|disproved|never'.split('|');

/** What states that there is no allergy at all, as the readers write it or as it is typed. Own list. */
export const noneKnown: readonly string[] =
  'no known|nkda|nka|nkfda|denies allergies|no allergies|none known|no drug allergies'.split('|');

/** What is asked of every adult, by the words that name it, and the words that say how it stands; the first that fits decides. Own list. */
export const habits: readonly {
  readonly name: string;
  readonly words: readonly string[];
  readonly states: readonly (readonly [state: string, words: readonly string[]])[];
}[] = [
  {
    name: 'Tobacco',
    words: 'smoke|smokes|smoking|smoker|nonsmoker|non-smoker|tobacco|cigarettes|ppd|pack-year|pack years'.split('|'),
    states: [
      ['never', "never|nonsmoker|non-smoker|denies|does not smoke|no tobacco|doesn’t smoke|doesn't smoke".split('|')],
      ['former', 'former|quit|ex-smoker|stopped|past smoker'.split('|')],
      ['current', 'smokes|current|daily|ppd|smoker|packs|pack per day'.split('|')],
    ],
  },
  {
    name: 'Alcohol',
    words: 'alcohol|etoh|drinks|beer|wine|beers|liquor|drinker'.split('|'),
    states: [
      ['none', 'no alcohol|denies|never|none|does not drink|abstains|sober|no etoh|quit|stopped'.split('|')],
      ['current', 'drinks|daily|weekly|beers|wine|beer|social|socially|occasional|nightly|per week'.split('|')],
    ],
  },
];

/** What is done with a drug, by what a list of drugs makes of it; others say nothing of what is taken at home. */
export const drugStates: Readonly<Partial<Record<MedicationStatus, 'taken' | 'stopped'>>> = {
  taken: 'taken',
  continued: 'taken',
  resumed: 'taken',
  started: 'taken',
  changed: 'taken',
  increased: 'taken',
  reduced: 'taken',
  stopped: 'stopped',
  held: 'stopped',
  'not-taken': 'stopped',
  avoided: 'stopped',
};

/** How often a drug is taken that is no drug of every day. Own list. */
export const oneTimes: ReadonlySet<string> = new Set(['once', 'one time', 'one dose', 'x1', 'x 1', 'una vez']);

/** Where a drug that is to be taken from then on stands. */
export const planOfDrugs: ReadonlySet<Subject> = new Set<Subject>(['plan', 'assessment-and-plan']);

/** A change that the visit makes: it differs from what was before because it is to. */
export const deliberateChanges: ReadonlySet<MedicationStatus> = new Set<MedicationStatus>([
  'changed',
  'increased',
  'reduced',
  'started',
]);

const background: readonly Subject[] = [
  'medications',
  'discharge-medications',
  'allergies',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'immunizations',
];

/** What of an older source may stand in the note of today, with its day: what lasts. Vital signs, examination, complaint and plan do not. */
export const carriedSubjects: Readonly<Record<OlderKind, readonly Subject[]>> = {
  previous_note: background,
  medication_list: ['medications', 'discharge-medications', 'allergies'],
  problem_list: ['past-medical-history', 'past-surgical-history', 'allergies'],
  results: ['results'],
  other: background,
};

/** Where a diagnosis of before stands. */
export const diagnosisSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'past-medical-history',
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
]);
