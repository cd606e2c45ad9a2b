import { parseArgs } from 'node:util';
import { chart } from '../../engine/src/chart/chart.ts';
import { composeNote } from '../../engine/src/compose/compose-note.ts';
import { readFacts } from '../../engine/src/facts/read-facts.ts';
import { templateOf } from '../../engine/src/note/template-of.ts';
import { compareStatement } from '../../engine/src/verify/compare-statement.ts';
import { NoteSource, type Source } from '../../engine/src/verify/note-source.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readPieceNotes, type RawNote } from './read-piece-notes.ts';
import { assertionMutations } from './statement-mutations/assertions.ts';
import type { PlacedWords } from './statement-mutations/statement-mutation.ts';
import { valueMutations } from './statement-mutations/values.ts';

const mutations = [...assertionMutations, ...valueMutations];

interface Tally {
  all: number;
  flagged: number;
}

/** Counts what is flagged, by what it is. */
class Tallies {
  readonly #rows = new Map<string, Tally>();

  add(name: string, isFlagged: boolean): void {
    const row = this.#rows.get(name) ?? { all: 0, flagged: 0 };
    row.all += 1;
    row.flagged += isFlagged ? 1 : 0;
    this.#rows.set(name, row);
  }

  share(names: readonly string[]): number {
    const rows = names.flatMap((name) => this.#rows.get(name) ?? []);
    const sum = (of: (row: Tally) => number): number => rows.reduce((total, row) => total + of(row), 0);
    return (
      (100 * sum(({ flagged }) => flagged)) /
      Math.max(
        1,
        sum(({ all }) => all),
      )
    );
  }

  count(name: string): number {
    return this.#rows.get(name)?.all ?? 0;
  }
}

const right = 'as written';

interface Placed {
  readonly statement: PlacedWords;
  readonly source: Source;
}

function statementsOf({ text }: RawNote): Placed[] {
  const source = new NoteSource(text);
  return chart(text).sections.flatMap(({ id, statements }) =>
    statements
      .filter(({ support }) => support === 'supported')
      .map((one) => ({ statement: { section: id, text: one.text }, source: source.at(one.sources) })),
  );
}

/** What is seen of one statement, and of the same made wrong; `show` gets what is judged wrongly. */
function judgeStatement({ statement, source }: Placed, tallies: Tallies, show: (line: string) => void): void {
  const shown = ({ section, text }: PlacedWords): string => `${section} | ${text} <- ${source.text}`;
  const differences = compareStatement(statement, source);
  tallies.add(right, differences.length > 0);
  if (differences.length > 0) {
    show(`${right}: ${differences.join(', ')} | ${shown(statement)}`);
    return;
  }
  for (const mutation of mutations)
    for (const changed of mutation.changes(statement)) {
      const isFlagged = compareStatement(changed, source).length > 0;
      tallies.add(mutation.name, isFlagged);
      if (!isFlagged) show(`${mutation.name} | ${shown(changed)}`);
    }
}

function judge(notes: readonly RawNote[], show: (line: string) => void): Tallies {
  const tallies = new Tallies();
  for (const note of notes)
    for (const placed of statementsOf(note)) judgeStatement(placed, tallies, (line) => show(`${note.id} ${line}`));
  return tallies;
}

/** Statements that fell back to the writer's words in production, by cause, and what the comparison takes of the time of a note. */
function measureRoundTrip(notes: readonly RawNote[]): Figure[] {
  const template = templateOf('soap');
  const causes = new Map<string, number>();
  const took = { plain: 0, compared: 0 };
  for (const { text } of notes) {
    const began = performance.now();
    composeNote(readFacts(text), template);
    const middle = performance.now();
    const { fallbacks } = composeNote(readFacts(text), template, text);
    took.plain += middle - began;
    took.compared += performance.now() - middle;
    for (const [cause, count] of Object.entries(fallbacks)) causes.set(cause, (causes.get(cause) ?? 0) + count);
  }
  const share = (100 * (took.compared - took.plain)) / took.plain;
  return [
    { what: 'round trip: time beside that of reading and composing', value: share, unit: '%' },
    ...[...causes].map(([cause, value]) => ({ what: `round trip: fell back, ${cause}`, value, unit: 'statements' })),
  ];
}

/**
 * `[--misses]`: statements that Chartwright writes of the raw notes in note-pieces, and the same with one thing made wrong; by kind of
 * change the share that the comparison flags, and what it flags of the statements as they are written.
 */
export const benchmark: Benchmark = {
  title: 'Statements compared with the words that they rest on',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const notes = await readPieceNotes();
    const tallies = judge(notes, (line) => {
      if (values.misses === true) process.stdout.write(`${line.replaceAll('\n', ' / ')}\n`);
    });
    return [
      { what: `${right}, flagged, of ${tallies.count(right)}`, value: tallies.share([right]), unit: '%', limit: 1 },
      { what: 'made wrong, flagged', value: tallies.share(mutations.map(({ name }) => name)), unit: '%', least: 99 },
      ...mutations.map(({ name }) => ({
        what: `${name}, flagged, of ${tallies.count(name)}`,
        value: tallies.share([name]),
        unit: '%',
      })),
      ...measureRoundTrip(notes),
    ];
  },
};
