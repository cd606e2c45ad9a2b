import type { MedicationStatus } from '../document/fact.ts';

/** Words right before a drug that say what is done with it, and nothing else. Own list. */
export const medicationVerbs: readonly (readonly [MedicationStatus, string])[] = [
  ['started', 'start|started|begin|add'],
  ['continued', 'cont|continue|continues'],
  ['stopped', 'stop|stopped|d/c|dc|discontinue'],
  ['held', 'hold|held'],
  ['resumed', 'restart|resume'],
  ['taken', 'take|takes|taking|on|is|uses|using|is on|is taking|currently taking|currently on|remains on'],
];

/** Words that a list of drugs leaves out: "for 10 days" is "x10d". */
export const leftOutOfLists: ReadonlySet<string> = new Set(
  'x|for|of|by|to|the|a|an|and|w|with|every|times|q|d|day|days|wk|wks|mo|as|at|in|on'.split('|'),
);
