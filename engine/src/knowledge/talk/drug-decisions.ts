import type { MedicationStatus } from '../../document/fact.ts';

/** What a clinician decides of a drug, wherever its name stands: "the amlodipine, stop that". Own list. */
export const drugDecisions: readonly (readonly [status: MedicationStatus, says: string])[] = [
  [
    'stopped',
    "stop|stop taking|stop the|stopping|come off|take you off|i'd stop|get rid of|bin the|finish the|no more|drop the",
  ],
  [
    'started',
    "in it's place|in its place|and have|start|starting|start you on|begin|prescribe|have it instead|instead|swap that for|swap it for|swap you to|swap to|switch you to|switch to|change you to|change to|put you on|try you on|add in|add|give you|giving you|i'll give you|we'll give you|get you started on|pop you on|write you up for|go on to",
  ],
  [
    'continued',
    'keep the|keep your|stay on|stays|stays at|stays the same|stay the same|carry on with|carry on|continue|keep taking|keep on|keep going|keep you on|leave that at|leave it at|leave you on|stays the same|keep the same|no change|nothing changes|unchanged|stick with',
  ],
  [
    'increased',
    'put up|put it up|put that up|go up to|go up on|increase|increasing|up to|double|bump up|turn up|up the',
  ],
  [
    'reduced',
    'drop from|drop to|drop it to|drop down to|cut down to|cut to|cut it to|reduce|reducing|go down to|bring down to|bring it down|halve|wean|lower',
  ],
  ['held', 'hold|holding|hold off|pause|skip your|miss out|leave off for now'],
];

/** The statement speaks of what was thought, or may be, and decides nothing. Own list. */
export const undecidedCues: readonly string[] = [
  'first thought',
  'had planned',
  'i had thought',
  "i'd thought",
  "i'd planned",
  'was going to',
  "i don't want to",
  "don't want to",
  'not going to',
  'could',
  'might',
  'if',
  'whether',
  'would have',
  'some people',
  'most people',
  'sometimes',
  'in case',
  'can cause',
  'thinking of',
  'thought about',
  "we don't",
  "i won't",
  "we won't",
  'not today',
  'used to',
  'you were',
  'last time',
  'people',
  'normally',
  'one option',
  'other option',
  'alternative',
  'do you',
  'are you',
  'would you',
  "i'd usually",
  'when you start it',
  'when you take it',
  'once you start it',
  'whenever you start',
];

/** What follows is a drug that another takes the place of, or is likened to. Own list. */
export const replacedWords: readonly string[] = ['instead of', 'rather than', 'in place of', 'than', 'unlike', 'like'];

/** What follows explains the drug that was named, and names none of its own. Own list. */
export const explainWords: readonly string[] = [
  "that's the",
  "that's a",
  'that is the',
  'which is',
  "it's the",
  "it's a",
  'same as',
  'works like',
  'no other',
];

/** Words after "that" or "it" where it stands for itself. Own list. */
export const afterPointing: ReadonlySet<string> = new Set(
  'one and in at on for once twice every daily as with to up down off from today now then altogether alone so but until till because again completely for the same instead twice three four a an down back going'.split(
    ' ',
  ),
);

export const timesWord = 'times';

/** Who takes a drug, between its name and the verb: "lisinopril you keep taking". Own list. */
export const takers: ReadonlySet<string> = new Set(['you', "you'd", "you'll", "i'd", "we'd", 'we', 'i', 'just']);

/** Words before a drug at the head of a statement that lists it. Own list. */
export const headWords: ReadonlySet<string> = new Set(
  'and then so the a an one two sachet sachets tablet tablets of also plus with first second third okay'.split(' '),
);

/** How a dose goes on. Own list. */
export const titrateWords: readonly string[] = [
  'then up to',
  'then go to',
  'then go up to',
  'then increase to',
  'then to',
  'then down to',
  'then drop to',
];
export const thenDose = 'then {dose}';
