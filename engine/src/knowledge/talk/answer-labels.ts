import type { Intent } from './intents.data.ts';

/** What an answer is of, in the words of a note, where its question says no more than that: "Sleep: awake at 4 every morning." Own list. */
export const answerLabels: Readonly<Partial<Record<Intent, string>>> = {
  onset: 'Onset',
  'episode-length': 'Each lasts',
  course: 'Course',
  timing: 'Timing',
  frequency: 'Frequency',
  quality: 'Quality',
  severity: 'Severity',
  site: 'Site',
  side: 'Side',
  radiation: 'Spreads',
  worse: 'Worse with',
  better: 'Better with',
  trigger: 'Trigger',
  tried: 'Tried',
  'tried-effect': 'Effect of treatment',
  effect: 'Effect on life',
  concern: 'Concern',
  expectation: 'Hopes for',
  idea: 'Own idea',
  contacts: 'Contacts',
  measured: 'Measured',
  colour: 'Colour',
  amount: 'Amount',
  appetite: 'Appetite',
  fluids: 'Fluids',
  urine: 'Urine',
  bowels: 'Bowels',
  sleep: 'Sleep',
  energy: 'Energy',
  weight: 'Weight',
  mood: 'Mood',
  concentration: 'Concentration',
  memory: 'Memory',
  periods: 'Periods',
  'last-period': 'Last period',
  pregnancy: 'Pregnancy',
  contraception: 'Contraception',
  development: 'Development',
  feeding: 'Feeding',
  nappies: 'Nappies',
  vision: 'Vision',
  hearing: 'Hearing',
  breathing: 'Breathing',
  admissions: 'Admissions',
  surgical: 'Operations',
  'over-the-counter': 'Over the counter',
  adherence: 'How taken',
  'side-effects': 'Side effects',
  smoking: 'Smoking',
  'smoking-amount': 'Smoking',
  alcohol: 'Alcohol',
  'alcohol-amount': 'Alcohol',
  'recreational-drugs': 'Recreational drugs',
  occupation: 'Occupation',
  living: 'Home',
  support: 'Support',
  exercise: 'Exercise',
  diet: 'Diet',
  travel: 'Travel',
  pets: 'Animals',
  driving: 'Driving',
  stress: 'Stress',
  immunisations: 'Immunisations',
  screening: 'Screening',
};

/** Where a section says what its answers are of, they need no label there. */
export const unlabelled: Readonly<Partial<Record<Intent, string>>> = {
  allergies: 'allergies',
  medications: 'medications',
  family: 'family-history',
  'past-medical': 'past-medical-history',
};

/** Words that make a few words a sentence, and no name of a thing. Own list. */
export const sentenceWords: ReadonlySet<string> = new Set(
  "is are was were be been do does did have has had can could will would should may might any anything anyone anybody who what when where why how which you your youre you're i we he she it they this that these those there tell show me or no not ever still too isn aren don doesn hasn haven".split(
    ' ',
  ),
);

/** What only leads to a thing that is asked for. Own list. */
export const leadWords: ReadonlySet<string> = new Set(
  'and so okay ok right then good now well um uh er hm hmm oh yes sure but the your his her their my'.split(' '),
);
