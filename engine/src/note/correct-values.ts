import { findVitals } from '../clinical/find-vitals.ts';
import type { Passage } from './passage.ts';

const corrects = /^\W*correct(?:ion|ed)\b(?: to)?\W{0,4}/i;
const bareWeight = /^\d{1,3}(?:\.\d{1,2})? ?(?:kg|lbs?)\b/i;

/** The vital sign that a correction gives ("correction: weight 70 kg", "correction: 70 kg"), as a row of the table. */
function correctedRow(words: string): { readonly name: string; readonly row: string } | undefined {
  const lead = corrects.exec(words);
  if (!lead || words.length > 200) return undefined;
  const said = words.slice(lead[0].length);
  const vitals = findVitals(bareWeight.test(said) ? `weight ${said}` : said);
  const [vital] = vitals;
  return vitals.length === 1 && vital ? { name: vital.name, row: `${vital.name}\t${vital.value}` } : undefined;
}

const markOnly = /^\W*correct(?:ion|ed)\W*$/i;

/** "Correction: wt 70 kg" that was read as a row and the word before it: the row takes the place of the earlier one of its name. */
function putRight(out: Passage[], mark: Passage): boolean {
  const row = out.at(-1);
  const name = row?.subject === 'vital-signs' ? row.text.slice(0, row.text.indexOf('\t') + 1) : '';
  const wrong = name.length > 1 ? out.slice(0, -1).findLastIndex(({ text }) => text.startsWith(name)) : -1;
  const before = out[wrong];
  if (!row || !before) return false;
  out.pop();
  out[wrong] = { ...row, sources: [...before.sources, ...row.sources, ...mark.sources] };
  return true;
}

/**
 * A value that the writer corrects further on stands as corrected, and the wrong one is gone: "wt 70 lb ... correction: 70 kg". Only
 * the last value of that name before the correction is taken for the wrong one. Linear.
 */
export function correctValues(passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  for (const passage of passages) {
    const corrected = correctedRow(passage.text.replace('\t', ': '));
    const wrong = corrected
      ? out.findLastIndex(({ subject, text }) => subject === 'vital-signs' && text.startsWith(`${corrected.name}\t`))
      : -1;
    const before = out[wrong];
    if (markOnly.test(passage.text) && putRight(out, passage)) continue;
    if (!corrected || !before) out.push(passage);
    else out[wrong] = { ...before, text: corrected.row, sources: [...before.sources, ...passage.sources] };
  }
  return out;
}
