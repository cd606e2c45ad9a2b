import { chart } from '../../engine/src/chart/chart.ts';
import type { PlacedStatement, RenderedDocument } from '../../engine/src/model/document.ts';
import type { Span } from '../../engine/src/model/span.ts';
import { relinkNote } from '../../engine/src/verify/edited/relink-note.ts';
import { percentile, type Benchmark } from '../benchmark.ts';
import { EditedText, randomOf, type Followed } from './edit-at-random.ts';
import { readPieceNotes } from './read-piece-notes.ts';

/** Every so many of the notes, each with so many seeds. */
const everySo = 9;
const seeds = [1, 2];
const edits = 100;
/** A note is kept after every so many of them, as the page keeps it when typing pauses. */
const keptAfter = 10;

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** True where what stands at a statement's place now rests on words that it rested on. */
function isLinked(now: readonly PlacedStatement[], { statement, start, end, isTouched }: Followed): boolean {
  const here = now.filter(({ at }) => overlaps(at, { start, end }));
  if (isTouched) return here.some((one) => one.sources.some((a) => statement.sources.some((b) => overlaps(a, b))));
  return here.length === 1 && JSON.stringify(here[0]?.sources) === JSON.stringify(statement.sources);
}

interface Tally {
  all: number;
  linked: number;
}

class Links {
  readonly untouched: Tally = { all: 0, linked: 0 };
  readonly changed: Tally = { all: 0, linked: 0 };
  readonly times: number[] = [];

  /** Edits a note a hundred times, and counts which statements still have their link. */
  follow(input: string, seed: number): void {
    let kept: RenderedDocument = chart(input).rendered;
    const edited = new EditedText(kept.markdown, kept.statements);
    const random = randomOf(seed);
    for (let count = 1; count <= edits; count += 1) {
      edited.change(random);
      if (count % keptAfter > 0) continue;
      const began = performance.now();
      kept = { markdown: edited.text, statements: relinkNote(kept, edited.text, input) };
      this.times.push(performance.now() - began);
    }
    for (const row of edited.rows) {
      if (row.isGone || row.statement.sources.length === 0) continue;
      const tally = row.isTouched ? this.changed : this.untouched;
      tally.all += 1;
      if (isLinked(kept.statements, row)) tally.linked += 1;
    }
  }
}

/** Which statements of notes that were typed by hand still rest on the right words of their source after a hundred random edits. */
export const benchmark: Benchmark = {
  title: 'Links of statements after a hundred random edits',
  async run() {
    const links = new Links();
    const notes = (await readPieceNotes()).filter((_note, index) => index % everySo === 0);
    for (const { text } of notes) for (const seed of seeds) links.follow(text, seed);
    const { untouched, changed, times } = links;
    const share = (...tallies: readonly Tally[]): number =>
      (100 * tallies.reduce((sum, { linked }) => sum + linked, 0)) / tallies.reduce((sum, { all }) => sum + all, 0);
    return [
      {
        what: `all statements, of ${untouched.all + changed.all}`,
        value: share(untouched, changed),
        unit: '%',
        least: 99,
      },
      { what: `those that nobody touched, of ${untouched.all}`, value: share(untouched), unit: '%', least: 99 },
      { what: `those that were changed, of ${changed.all}`, value: share(changed), unit: '%' },
      { what: 'linking a note again, p95', value: percentile(times, 0.95), unit: 'ms' },
    ];
  },
};
