import type { FaultKind } from '../../model/faults.ts';
import type { Statement } from '../../model/document.ts';
import type { DraftCheck, Drafted } from '../check-draft.ts';
import { compareClauses } from './compare-clauses.ts';

/** Under these, a statement is a relative's or an order by its heading. */
const saysItself: ReadonlySet<string> = new Set(['family-history', 'plan']);

/** A statement held against its lines as one of a model's note, and beyond it for whose and how certain it is. @param input the words of the brief's ranges */
export function checkSaid(drafted: Drafted, check: DraftCheck, input: string): Statement {
  const { statement } = check.check(drafted);
  if (saysItself.has(drafted.section) || statement.text !== drafted.text) return statement;
  const { passages, facts } = check.brief;
  const lines = [
    ...passages.flatMap(({ id, start, end }, at) => {
      if (!drafted.from.includes(id)) return [];
      const words = input.slice(start, end);
      const next = passages[at + 1];
      // A question says nothing without what follows it.
      return [words.endsWith('?') && next !== undefined ? `${words} ${input.slice(next.start, next.end)}` : words];
    }),
    ...facts.filter(({ id }) => drafted.from.includes(id)).map(({ text }) => text),
  ];
  const more = compareClauses(drafted.text, lines);
  if (more.length === 0) return statement;
  const known = (statement.faults ?? []).filter((kind) => kind !== 'unread');
  const faults: readonly FaultKind[] = [...new Set([...known, ...more])];
  return { ...statement, support: 'unsupported', faults };
}
