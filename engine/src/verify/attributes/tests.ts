import type { Comparison } from '../compare-statement.ts';
import type { Attribute } from '../statement-forms.ts';

/** A pair among vital signs that can only be the blood pressure, and needs no name. */
const barePair = /\d{2,3}\/\d{2,3}/;

/** A value of a row of vital signs, which says only by its place and range what it is of: "94% RA" in "37.9, 104, 128/76, 94% RA". */
const bareValue = /^(?:\d\d:?\d\d\s?\n)?\s*\d{2,3}(?:\.\d)?\s?%?\s?(?:on )?(?:ra|room air|\d{1,2} ?l(?: ?nc)?)?\s*$/i;
const vitalNames: ReadonlySet<string> = new Set(['temperature', 'heart rate', 'respiratory rate', 'oxygen saturation']);

/** What follows the name of a test, where that is all. */
const isOnlyValue = /^[\d\s.,<>%/→-]*$/;

/** Tests and vital signs that the source does not name. */
export function compareTests({ statement, said, source }: Comparison): Attribute[] {
  const theirs = new Set(source.marks.flatMap(({ attribute, value }) => (attribute === 'test' ? [value] : [])));
  const isPair = statement.section === 'vital-signs' && barePair.test(source.text);
  const isRow = statement.section === 'vital-signs' && bareValue.test(source.text);
  const named = new Map<number, boolean>();
  // What heads a statement may stand above its source.
  const headEnd = statement.text.indexOf(':');
  const isHead = (end: number): boolean => end <= headEnd && !isOnlyValue.test(statement.text.slice(headEnd + 1));
  for (const { attribute, value, start, end } of said.marks)
    if (
      attribute === 'test' &&
      !isHead(end) &&
      !(isPair && value === 'blood pressure') &&
      !(isRow && vitalNames.has(value))
    )
      // One form may be the name of several tests.
      named.set(start, named.get(start) === true || theirs.has(value));
  return [...named.values()].every(Boolean) ? [] : ['test'];
}
