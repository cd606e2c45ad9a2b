import path from 'node:path';
import { parseArgs } from 'node:util';
import { placeTogether } from '../../engine/src/blocks/entry-model.ts';
import { readPieces, type MarkedNote } from '../../tools/entry-subjects/read-marked.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

interface Counts {
  /** Places within a sentence where what a note is about changes, for its writer, or where the reader has it change. */
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Characters of the writers' words: in all, under a subject of their own, and beside more words of another subject. */
  readonly words: number;
  readonly placed: number;
  readonly mixed: number;
}

const none: Counts = { right: 0, wrong: 0, missed: 0, words: 0, placed: 0, mixed: 0 };

const sumOf = (a: Counts, b: Counts): Counts => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missed: a.missed + b.missed,
  words: a.words + b.words,
  placed: a.placed + b.placed,
  mixed: a.mixed + b.mixed,
});

/** Counts one note; `onWrong` hears of each entry that is cut from the one before within its sentence though its writer has them as one. */
function countsOf(note: MarkedNote, onWrong: (at: number) => void): Counts {
  const placed = placeTogether(note.entries);
  const counts = { ...none };
  for (const [at, { goesOn }] of note.entries.entries()) {
    const [own, before] = [note.gold[at], note.gold[at - 1]];
    const [words, others] = [note.counts[at] ?? 0, note.others[at] ?? 0];
    counts.words += words + others;
    counts.mixed += others;
    if (placed[at] === own) counts.placed += words;
    if (goesOn !== true || own === undefined || before === undefined) continue;
    const [isCut, isWriters] = [placed[at] !== placed[at - 1], own !== before];
    if (isCut && isWriters) counts.right += 1;
    else if (isWriters) counts.missed += 1;
    else if (isCut) {
      counts.wrong += 1;
      onWrong(at);
    }
  }
  return counts;
}

/** Figures that are to become no worse, as they were when this was first measured; the weights have seen these notes. */
const first = { wrong: 185, mixed: 2.75, placed: 90.8 };

const figuresOf = ({ right, wrong, missed, words, placed, mixed }: Counts): Figure[] => [
  { what: 'cuts within a sentence that its writer has not', value: wrong, unit: '', limit: first.wrong },
  { what: `cuts that the writers have, of ${right + missed}`, value: right, unit: '' },
  {
    what: 'words that stand with more words of another subject',
    value: (100 * mixed) / words,
    unit: '%',
    limit: first.mixed,
  },
  { what: 'words under the subject of their writer', value: (100 * placed) / words, unit: '%', least: first.placed },
];

/**
 * `[--misses]`: of the notes that their writers kept apart by subject (`note-pieces`), read as Chartwright reads them, how many
 * cuts within a sentence are none of the writers', and how many words of two subjects stay together. Each of these figures can be
 * had at the cost of the other.
 */
export const benchmark: Benchmark = {
  title: 'Where typed notes are cut',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const notes = await readPieces(path.join(import.meta.dirname, 'note-pieces'));
    const counts = notes.map((note) =>
      countsOf(note, (at) => {
        if (values.misses !== true) return;
        const { text, entries, gold } = note;
        const [before, own] = [entries[at - 1], entries[at]].map((one) => text.slice(one?.start, one?.end));
        process.stdout.write(`${note.id} | ${gold[at] ?? ''} | ${before ?? ''} || ${own ?? ''}\n`);
      }),
    );
    return figuresOf(counts.reduce(sumOf, none));
  },
};
