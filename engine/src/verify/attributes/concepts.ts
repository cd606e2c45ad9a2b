import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Comparison } from '../compare-statement.ts';
import { stemOf, type ContentWord } from '../read-marks.ts';
import type { Attribute } from '../statement-forms.ts';

const shortestWord = 4;
const headLength = 3;

/** The head under which a statement stands, which the writer's own headings gave: "Cardiovascular: ". */
const headOf = /^(?:Other\t)?[\p{L}\d ,/&+()-]{1,60}[:\t]/u;

/** One is the beginning of the other: "atorva" and "atorvastatin". */
const continues = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

function stemsByHead(words: readonly ContentWord[]): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>();
  for (const stem of words.flatMap(({ stems }) => stems)) {
    const head = stem.slice(0, headLength);
    const row = out.get(head);
    if (row) row.push(stem);
    else out.set(head, [stem]);
  }
  return out;
}

/** Words that the source has in no form. */
export function compareConcepts({ statement, said, source }: Comparison): Attribute[] {
  const byHead = stemsByHead(source.words);
  const headEnd = headOf.exec(statement.text)?.[0].length ?? 0;
  const isNew = ({ stems, kind, start, end }: ContentWord): boolean =>
    kind === 'concept' &&
    start >= headEnd &&
    statement.text[end] !== ':' &&
    end - start >= shortestWord &&
    !stems.some((stem) => byHead.get(stem.slice(0, headLength))?.some((other) => continues(stem, other)) === true);
  const added = said.words.filter(isNew);
  if (added.length === 0) return [];
  // "earache" is written "ear pain".
  const named = findProblemsIn(source.text).flatMap(({ name }) => name.split(' ').map(stemOf));
  return added.some(({ stems }) => !stems.some((stem) => named.includes(stem))) ? ['concept'] : [];
}
