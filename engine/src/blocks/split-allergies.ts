import { allergicForms, noAllergyForms } from '../knowledge/allergy-cues.ts';
import type { Span } from '../model/span.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { ReadText } from '../text/read-text.ts';
import { cutRuns } from './cut-runs.ts';
import { wordsAt, type EntryWords } from './entry-words.ts';

const opens = new OpeningForms([...allergicForms, ...noAllergyForms]);

const longest = 60;

/** "allergic to latex", "NKDA": words that open with an allergy, or with there being none. */
export const opensAllergy = ({ lower }: EntryWords): boolean =>
  lower.length <= longest && opens.find(lower.replace(/^\W+/, ''), (next) => !/[a-z]/.test(next)) !== undefined;

/** What stands under a heading of drugs, where it goes on to allergies and back: "metformin 500 mg bd, NKDA". */
export function splitAllergies(read: ReadText, block: Span): Span[] {
  const out: (Span & { readonly isAllergy: boolean })[] = [];
  for (const run of cutRuns(read, block)) {
    const last = out.at(-1);
    const isAllergy = opensAllergy(wordsAt(read, run));
    if (last && last.isAllergy === isAllergy) out[out.length - 1] = { ...last, end: run.end };
    else out.push({ start: run.start, end: run.end, isAllergy });
  }
  return out.length > 1 ? out.map(({ start, end }) => ({ start, end })) : [{ start: block.start, end: block.end }];
}
