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

/**
 * Headings of the lists in which a discharge or a reconciliation puts drugs by what is done with them; each drug under one is said with
 * it. Own list, by the lists of the Joint Commission's NPSG.03.06.01 (what to take, change and stop).
 */
const changeHeads: ReadonlySet<string> = new Set(
  `stop|stopped|stopping|stop taking|do not take|discontinue|discontinued|d/c|hold|held|holding|on hold|paused|avoid|new|new meds|start|started|starting|
  change|changed|changes|increase|increased|reduce|reduced|decreased|continue|continued|unchanged|resume|resumed|restart|new medications|new medication|new rx|new drugs|started medications|medications started|meds started|changed medications|changed medication|medication changes|changed meds|changes to medications|stopped medications|stopped meds|medications stopped|discontinued medications|discontinued meds|held medications|held meds`
    .replaceAll('\n', '')
    .split('|')
    .map((head) => head.trim()),
);

/** Whether a heading says what is done with the drugs under it. */
export const isChangeHead = (heading: string): boolean => changeHeads.has(heading.toLowerCase());
