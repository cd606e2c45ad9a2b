import type { FaultKind } from '@notewright/engine';

export const code = 'Code';
export const table = 'Table';
export const done = 'done';
export const notDone = 'not done';
const faults: Readonly<Record<FaultKind, string>> = {
  number: 'number not in your words',
  drug: 'drug not in your words',
  code: 'code not in your words',
  test: 'test not in your words',
  side: 'side not as in your words',
  negation: 'your words say the opposite',
  family: 'in your words this is a relative’s',
  history: 'in your words this is past',
  dose: 'dose not of this drug in your words',
  frequency: 'frequency not of this drug in your words',
  value: 'value not of this test in your words',
  finding: 'finding not in your words',
  unread: 'rests on words that were not read as a fact; compare before signing',
};
/** Stands behind a statement that rests on nothing the person gave, or that says it otherwise. */
export const whatIsWrong = (kinds: readonly FaultKind[]): string =>
  ` ${kinds.length === 0 ? 'not in your words' : kinds.map((kind) => faults[kind]).join('; ')}`;
/** Behind one by which a clinician stands nevertheless. */
export const confirmed = ' confirmed by the clinician';
/** In place of a picture. @param from where it would be loaded from, or null @param words what it shows, or '' */
export const picture = (from: string | null, words: string): string => {
  if (words === '') return from === null ? '[picture, not loaded]' : `[picture from ${from}, not loaded]`;
  return from === null ? `[picture, not loaded: ${words}]` : `[picture from ${from}, not loaded: ${words}]`;
};
