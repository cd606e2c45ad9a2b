import { diff3Merge } from 'node-diff3';

/** Two changes of the same note brought together. */
export interface MergedNote {
  readonly markdown: string;
  /** Places that both had changed: both versions stand there, this tab's first. */
  readonly both: number;
}

const linesOf = (text: string): string[] => text.split('\n');

/** Lines that may stand right under each other: entries of lists, rows of tables. */
const standsClose = (line: string | undefined): boolean => /^\s*(?:[-*+]|\d{1,9}[.)]|\|)/.test(line ?? '');

function underEachOther(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  if (ours.length === 0 || theirs.length === 0) return [...ours, ...theirs];
  return standsClose(ours.at(-1)) && standsClose(theirs[0]) ? [...ours, ...theirs] : [...ours, '', ...theirs];
}

/** A place of as many lines in all three is settled line by line: two neighbouring lines are no conflict. */
function settle(ours: readonly string[], base: readonly string[], theirs: readonly string[]) {
  if (ours.length !== base.length || theirs.length !== base.length)
    return { lines: underEachOther(ours, theirs), both: 1 };
  let both = 0;
  const lines = base.flatMap((line, index) => {
    const [mine = '', other = ''] = [ours[index], theirs[index]];
    if (mine === line || mine === other) return [other];
    if (other === line) return [mine];
    both += 1;
    return underEachOther([mine], [other]);
  });
  return { lines, both };
}

/**
 * Brings together what two tabs or devices made of a note, line by line. Nothing that either wrote is lost.
 * @param base what both began with
 * @param ours what stands in this tab
 * @param theirs what is kept at the server
 */
export function mergeNotes(base: string, ours: string, theirs: string): MergedNote {
  const lines: string[] = [];
  let both = 0;
  for (const region of diff3Merge(linesOf(ours), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })) {
    if (region.ok !== undefined) lines.push(...region.ok);
    if (region.conflict === undefined) continue;
    const { a, o, b } = region.conflict;
    const settled = settle(a, o, b);
    lines.push(...settled.lines);
    both += settled.both;
  }
  return { markdown: lines.join('\n'), both };
}
