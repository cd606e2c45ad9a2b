import { findProblemsIn } from '../clinical/find-problems.ts';
import { denialHeads } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import type { Block } from './block.ts';

/** What stands between names of a list. */
const between = /\s{0,2}(?:[,;/]|\b(?:or|and|nor)\b|\.$)\s{0,2}/g;
const longestList = 400;

/** The ranges of the names of a list; undefined where a part of it is not a finding or disease alone, or denies it itself. */
function namesOf(text: string, { start, end }: Span): Span[] | undefined {
  if (end - start > longestList) return undefined;
  const names: Span[] = [];
  let at = start;
  const words = text.slice(start, end);
  for (const { index, 0: mark } of [...words.matchAll(between), { index: words.length, 0: '' }]) {
    if (start + index > at) names.push({ start: at, end: start + index });
    at = start + index + mark.length;
  }
  const isNamed = names.every((name) => {
    const own = text.slice(name.start, name.end);
    const [found] = findProblemsIn(own);
    return found?.modifiers.negated === false && found.start === 0 && found.end === own.length;
  });
  return isNamed && names.length > 0 ? names : undefined;
}

/**
 * What stands under a heading that denies it, on its line or below it: "No H/O: fever, cough". Undefined where the words are more than
 * names of findings, or the heading is another.
 * @param within the blocks in which the entry stands, the innermost last
 */
export function findHeadedDenial(
  text: string,
  entry: Block,
  within: readonly Block[],
): { readonly denied: readonly Span[]; readonly answer: Span } | undefined {
  const { label, subject, kind } = within.at(-1) ?? {};
  if (kind !== 'section' || subject !== undefined || label === undefined) return undefined;
  if (!denialHeads.has(text.slice(label.start, label.end).toLowerCase().trim())) return undefined;
  if (entry.standing !== 'below' && text.slice(label.end, entry.start).includes('\n')) return undefined;
  const denied = namesOf(text, entry);
  return denied && { denied, answer: { start: label.start, end: label.end } };
}
