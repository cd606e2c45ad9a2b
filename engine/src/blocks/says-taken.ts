import { frequencyRows } from '../clinical/data/medication-words.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { notTaken, takenAfter, takenBefore } from '../knowledge/taken-cues.ts';
import { doseUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';

const frequencies: ReadonlySet<string> = new Set(frequencyRows.map(([form]) => form));

const opensTaken = new OpeningForms(takenBefore);
const isSpace = (next: string): boolean => next === ' ';

/** How many words may stand between what says that a drug is taken and the drug: "currently on high dose aspirin". */
const reach = 3;

/** "currently on clobetasol", "apixaban 5 bd already taking": what is taken now (55 of 56 such entries of marked notes). */
export function saysTaken(entry: EntryWords): boolean {
  const { words: said } = entry;
  if (said.some((word) => notTaken.has(word)) || /->|=>|→/.test(entry.lower)) return false;
  const words = `${said.join(' ')} `;
  const lead = opensTaken.find(words, isSpace);
  if (lead !== undefined) {
    const [name = '', dose = '', often = '', ...rest] = words.slice(lead.length).trimStart().split(' ');
    // "on MST 30 bd": no table need have the name of what is taken so.
    const isDosed = /^[a-z]/.test(name) && /^\d/.test(dose) && frequencies.has(often);
    return isDosed || drugsNamed([name, dose, often, ...rest].slice(0, reach).join(' ')).size > 0;
  }
  return takenAfter.some((form) => words.endsWith(` ${form} `)) && entry.drugs.size > 0;
}

/** "on 30 mg od": a dose whose drug was named before. */
export const takesUnnamed = ({ lower, drugs }: EntryWords): boolean => doseTaken.test(lower) && drugs.size === 0;

/** A dose of what was named before, up to its number: "on 30 mg od". */
export const doseTaken = new RegExp(
  String.raw`^\W{0,2}${oneOf(takenBefore)} (?=\d[\d.]{0,5} ?${oneOf(doseUnits)}(?![a-z\d]))`,
  'i',
);

/** The same anywhere: most clauses hold no such dose. */
export const mayTakeDose = new RegExp(
  String.raw`\b${oneOf(takenBefore)} (?=\d[\d.]{0,5} ?${oneOf(doseUnits)}(?![a-z\d]))`,
  'i',
);
