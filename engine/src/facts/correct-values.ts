import { findVitals } from '../clinical/find-vitals.ts';
import { weightUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import type { Draft } from './fact-maker.ts';

const corrects = /^\W*correct(?:ion|ed)\b(?: to)?\W{0,4}/i;
const bareWeight = new RegExp(String.raw`^\d{1,3}(?:\.\d{1,2})? ?${oneOf(weightUnits)}\b`, 'i');
const longest = 200;

/** The vital sign that a correction gives: "correction: weight 70 kg", "correction: 70 kg". */
function correctedIn(words: string): { readonly name: string; readonly value: string } | undefined {
  const lead = corrects.exec(words);
  if (!lead || words.length > longest) return undefined;
  const said = words.slice(lead[0].length);
  const [vital, another] = findVitals(bareWeight.test(said) ? `weight ${said}` : said);
  return vital && !another ? vital : undefined;
}

/** Words that only say that what follows corrects something. */
const isMarkOnly = (words: string): boolean => words.length <= longest && /^\W*correct(?:ion|ed)\W*$/i.test(words);

const lastOf = (drafts: readonly Draft[], name: string): number =>
  drafts.findLastIndex((draft) => draft.type === 'measurement' && draft.name === name);

/**
 * A value that the writer corrects further on stands as corrected, and the wrong one is gone: "wt 70 lb ... correction: 70 kg".
 * Only the last value of that name before the correction is taken for the wrong one. Linear.
 */
export function correctValues(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  let mark: Draft | undefined;
  for (const draft of drafts) {
    const words = draft.type === 'clause' ? draft.text : '';
    if (isMarkOnly(words)) {
      mark = draft;
      continue;
    }
    const value = draft.type === 'measurement' && mark ? draft : correctedIn(words);
    const wrong = value ? lastOf(out, value.name) : -1;
    const before = out[wrong];
    if (value && before?.type === 'measurement') {
      const [first, ...others] = before.evidence;
      out[wrong] = {
        ...before,
        value: value.value,
        evidence: [first, ...others, ...(mark?.evidence ?? []), ...draft.evidence],
      };
    } else out.push(...(mark ? [mark] : []), draft);
    mark = undefined;
  }
  return mark ? [...out, mark] : out;
}
