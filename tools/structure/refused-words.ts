/** A word, or several in a row, that names in this repository do not use, and what they use instead. */
export interface RefusedWords {
  readonly words: readonly string[];
  readonly use: string;
  /** `names`: identifiers, files and folders only, as the word has a plain meaning in a sentence. */
  readonly only?: 'names';
}

/**
 * Words that had to be explained to new readers. An entry is wrong in nearly every use: a word that clinicians or
 * programmers need elsewhere ("hospital stay", "front desk") is listed with the words around it, or not at all.
 */
export const refusedWords: readonly RefusedWords[] = [
  { words: ['acquaintance'], use: 'patient status (new or established)' },
  { words: ['anew'], use: 'again, or "a new ..."' },
  { words: ['bearers'], use: 'people, owners', only: 'names' },
  { words: ['behind'], use: 'after', only: 'names' },
  { words: ['bystander', 'bystanders'], use: 'unrelated' },
  { words: ['by hands'], use: 'by physical examination' },
  { words: ['deed', 'deeds'], use: 'action, action verb' },
  { words: ['fate', 'fates'], use: 'state, outcome' },
  { words: ['graver', 'gravest'], use: 'severity, more severe' },
  { words: ['hire', 'hired', 'hires'], use: 'start, spawn', only: 'names' },
  { words: ['household', 'households'], use: 'group', only: 'names' },
  { words: ['kin'], use: 'relatives (people), related (things)' },
  { words: ['lesson', 'lessons'], use: 'training example', only: 'names' },
  { words: ['lived with'], use: 'chronic' },
  { words: ['mend', 'mended', 'mends', 'mending'], use: 'fix, repair' },
  { words: ['passed over'], use: 'unaddressed, skipped' },
  { words: ['patience'], use: 'timeout' },
  { words: ['people come for', 'somebody comes for', 'comes in for'], use: 'reason for visit' },
  { words: ['sieve', 'sieves'], use: 'prefilter' },
  { words: ['silences'], use: 'suppressions' },
  { words: ['stand in', 'stand ins'], use: 'surrogate, placeholder', only: 'names' },
  { words: ['taken along', 'takes along', 'take along', 'taking along'], use: 'include, export' },
  { words: ['telling'], use: 'distinctive', only: 'names' },
  { words: ['told'], use: 'documented, stated, reported', only: 'names' },
  { words: ['told apart', 'tell apart', 'tells apart', 'telling apart'], use: 'distinguish' },
  { words: ['told otherwise'], use: 'conflict' },
  { words: ['who has gone', 'who have gone'], use: 'deleted account, former member' },
  { words: ['wish', 'wishes'], use: 'options, request', only: 'names' },
];

/** Folders that are not checked yet. Take a line out once its folder is clean; add none. */
export const exemptFolders: readonly string[] = [
  // The engine's redesign replaces these.
  'engine/src/note/',
  'engine/src/validate/',
];
