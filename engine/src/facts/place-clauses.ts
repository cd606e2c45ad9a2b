import type { Block } from '../blocks/block.ts';
import { placeTogether } from '../blocks/entry-model.ts';
import { readEntries, type ReadEntry } from '../blocks/read-entries.ts';
import type { Subject } from '../document/subjects.ts';
import type { PlacedClause } from './placed-clause.ts';

/** What holds for all that stands in a block: its problem, the system or test that heads it, its time. */
function inheritedFrom(within: readonly Block[]): Pick<PlacedClause, 'problem' | 'problemAt' | 'label' | 'time'> {
  const group = within.findLast(({ kind }) => kind === 'group');
  if (group?.group === 'problem') return { problem: group.name, problemAt: group.label };
  if (group?.group === 'time') return { time: `at ${group.name ?? ''}` };
  return group === undefined ? {} : { label: group.name };
}

/** Finer subjects that a heading names stay where the entry is placed as their nearest. */
function finerSubject(within: readonly Block[], placed: Subject, nearest: (subject: Subject) => Subject): Subject {
  const { subject } = within.at(-1) ?? {};
  return subject !== undefined && subject !== 'assessment-and-plan' && nearest(subject) === placed ? subject : placed;
}

/** Clauses that stand next to each other in one block and are about one thing are one. */
function joins(
  text: string,
  last: PlacedClause | undefined,
  next: PlacedClause,
  isSameBlock: boolean,
): last is PlacedClause {
  if (!last || !isSameBlock || last.subject !== next.subject || last.isName === true) return false;
  return !/[.!?;\n]/.test(text.slice(last.end - 1, next.start));
}

/** The heading of a problem as a clause of its own, before the first entry that stands under it. */
function nameBefore(entry: ReadEntry, named: Set<Block>): PlacedClause[] {
  const problem = entry.within.findLast(({ group }) => group === 'problem');
  if (!problem?.label || named.has(problem)) return [];
  named.add(problem);
  return [
    { start: problem.label.start, end: problem.label.end, subject: 'assessment', problem: problem.name, isName: true },
  ];
}

/** The entries of a text, each with its subject: by its heading, else by its words and its place. */
export function placeClauses(text: string, nearest: (subject: Subject) => Subject): PlacedClause[] {
  const entries = readEntries(text);
  const subjects = placeTogether(entries);
  const out: PlacedClause[] = [];
  const named = new Set<Block>();
  let block: Block | undefined;
  for (const [at, entry] of entries.entries()) {
    const subject = finerSubject(entry.within, subjects[at] ?? 'history-of-present-illness', nearest);
    const clause: PlacedClause = { start: entry.start, end: entry.end, subject, ...inheritedFrom(entry.within) };
    out.push(...nameBefore(entry, named));
    const last = out.at(-1);
    if (joins(text, last, clause, block === entry.within.at(-1))) out[out.length - 1] = { ...last, end: clause.end };
    else out.push(clause);
    block = entry.within.at(-1);
  }
  return out;
}
