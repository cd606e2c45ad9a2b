import { chart } from '@notewright/engine';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readPieceNotes } from '../quality/read-piece-notes.ts';
import { workOf } from '../quality/work-of.ts';

/** Typed notes of one length: which are measured, and the most that one may take. */
interface Size {
  /** Characters of the note that the figure is for. */
  readonly length: number;
  readonly shortest: number;
  readonly longest: number;
  /** Milliseconds of processor time. */
  readonly limit: number;
}

const sizes: readonly Size[] = [
  { length: 2000, shortest: 1500, longest: 2500, limit: 2 },
  { length: 5000, shortest: 4000, longest: 6000, limit: 5 },
];
/** Of each size so many are measured: enough for every habit of typing, and few enough to take seconds. */
const most = 60;
/** Rounds before the measured ones, in which what is used often is compiled. */
const warming = 4;
/** Cutting alone is too quick for the clock of the process; it is done that many times over. */
const cuts = 10;
const words = /[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]/g;

/** Notes of about a length; where too few were typed as long, several after each other, as copied notes are. */
function textsOf(notes: readonly string[], { shortest, longest }: Size): string[] {
  const out: string[] = [];
  let joined = '';
  for (const note of notes) {
    const next = joined === '' ? note : `${joined}\n\n${note}`;
    if (next.length >= shortest && next.length <= longest) out.push(next);
    joined = next.length < shortest ? next : '';
  }
  const step = Math.max(1, Math.floor(out.length / most));
  return out.filter((_note, at) => at % step === 0).slice(0, most);
}

function figuresOf(notes: readonly string[], size: Size): Figure[] {
  const texts = textsOf(notes, size);
  for (let round = 0; round < warming; round += 1) for (const text of texts) chart(text);
  const all = texts.join('\n');
  const charted = workOf(texts, (text) => chart(text));
  const cut = workOf([all.repeat(cuts)], (text) => text.match(words)) / cuts;
  const name = `a typed note of ${size.length / 1000} kB`;
  return [
    { what: name, value: (charted * size.length) / all.length, unit: 'ms', limit: size.limit },
    { what: `${name}: time against cutting it into words by one pattern`, value: charted / cut, unit: 'times' },
  ];
}

/** What a chart of a typed note costs on one core once it is warm, whatever else the machine does, over the marked notes. */
export const benchmark: Benchmark = {
  title: 'Processor time of charting a typed note',
  run: async () => {
    const notes = (await readPieceNotes()).map(({ text }) => text);
    return sizes.flatMap((size) => figuresOf(notes, size));
  },
};
