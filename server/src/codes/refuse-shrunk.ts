import { defineMessage } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import type { CodeTableFacts, StoredCodeTable } from '../store/codes/code-table-store.ts';

/** From one edition to the next tables grow, or shrink by a few in a hundred; the largest step was HCC V24 to V28, a fifth. */
const leastShare = 0.7;

/** Which publication a table is an edition of: its kind, for whose claims, and which of several files. */
function seriesOf({ kind, version, part }: CodeTableFacts): string {
  const claims = /, (?:hospital|equipment)$/.exec(version)?.[0] ?? '';
  return `${kind}${claims} ${part.replace(/v\d+(?:r\d+)?/, '')}`;
}

const numbers = new Intl.NumberFormat('en-US');

/**
 * Refuses a table that holds far less than the edition before it: a file cut off at the end of a line has no wrong line.
 * Whoever knows that it is whole removes the edition before it first.
 * @param loaded What was imported before
 * @throws ImportProblem in one sentence
 */
export function refuseShrunk(tables: readonly CodeTableFacts[], loaded: readonly StoredCodeTable[]): void {
  for (const table of tables) {
    const before = loaded
      .filter((one) => seriesOf(one) === seriesOf(table))
      .toSorted((a, b) => a.importedAt - b.importedAt)
      .at(-1);
    if (before === undefined || table.entries >= before.entries * leastShare) continue;
    const now = numbers.format(table.entries);
    const then = numbers.format(before.entries);
    throw new ImportProblem(
      defineMessage(
        'codes.shrunk',
        '{fileName} has {now} entries, and {version} had {then}; it seems cut off or only a part. If it is whole, remove {version} first.',
        { fileName: table.fileName, now, version: before.version, then },
      ),
    );
  }
}
