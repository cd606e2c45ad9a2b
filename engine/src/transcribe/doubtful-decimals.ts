import { findDrug } from '../clinical/drugs.ts';
import { isNumberWord, readSpokenNumber } from '../text/spoken-numbers.ts';
import type { Item } from './spoken-marks.ts';

const wordAt = (items: readonly Item[], at: number): string =>
  items[at]?.kind === 'word' ? items[at].text.toLowerCase() : '';

/** How far a drug can stand from its dose, in words. */
const reach = 6;

/** The strengths of the one drug named near a place; undefined where none or more than one is. */
function strengthsNear(items: readonly Item[], at: number): ReadonlySet<string> | undefined {
  const drugs = new Map<string, ReadonlySet<string>>();
  for (let near = Math.max(0, at - reach); near <= at + reach; near += 1) {
    const drug = findDrug(wordAt(items, near));
    if (drug) drugs.set(drug.generic, drug.strengths);
  }
  return drugs.size === 1 ? [...drugs.values()][0] : undefined;
}

/**
 * "zero five milligrams of lorazepam": a decimal whose point was swallowed. Read as 0.5 only where the one drug near it comes in that
 * strength and not in the whole number; everything else stays as it was said.
 */
export function readSwallowedPoints(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const next = wordAt(items, at + 1);
    if (!/^(?:zero|oh)$/.test(wordAt(items, at)) || !isNumberWord(next)) return [item];
    if (!/^(?:milligrams?|mg)$/.test(wordAt(items, at + 2)) || isNumberWord(wordAt(items, at - 1))) return [item];
    const digit = readSpokenNumber([next], 0)?.value ?? '';
    const strengths = strengthsNear(items, at);
    if (strengths?.has(`0.${digit}`) !== true || strengths.has(digit)) return [item];
    return [
      { ...item, text: 'zero' },
      { ...item, kind: 'word', text: 'point', start: item.end, end: item.end, tight: false },
    ];
  });
}
