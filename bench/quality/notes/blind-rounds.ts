import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure } from '../../benchmark.ts';

const folder = path.join(import.meta.dirname, '..', 'blind-rounds');

/**
 * What a reader who did not know the engine found in one note. `claims` is the sum of the six labels; `dangerous` and `omitted` are
 * statements that could harm, written and left out; `facts` and `placed` of `keyFacts`, frozen before the note was seen, are in
 * the note and in a section where one would look; `sign` is "would you sign it", 1 to 5.
 */
interface JudgedNote {
  readonly note: string;
  readonly claims: number;
  readonly ok: number;
  readonly misplaced: number;
  readonly clumsy: number;
  readonly trivial: number;
  readonly garbled: number;
  readonly wrong: number;
  readonly dangerous: number;
  readonly omitted: number;
  readonly keyFacts: number;
  readonly facts: number;
  readonly placed: number;
  readonly sign: number;
}

type Pool = (notes: readonly JudgedNote[]) => number;

const total = (notes: readonly JudgedNote[], of: (note: JudgedNote) => number): number =>
  notes.reduce((sum, note) => sum + of(note), 0);
const share =
  (part: (note: JudgedNote) => number, whole: (note: JudgedNote) => number): Pool =>
  (notes) =>
    (100 * total(notes, part)) / total(notes, whole);
const mean =
  (of: (note: JudgedNote) => number): Pool =>
  (notes) =>
    total(notes, of) / notes.length;

interface Pooled extends Omit<Figure, 'value'> {
  readonly of: Pool;
}

const pooled: readonly Pooled[] = [
  {
    what: 'claims ok',
    unit: '%',
    least: 90,
    of: share(
      ({ ok }) => ok,
      ({ claims }) => claims,
    ),
  },
  {
    what: 'in a wrong section',
    unit: '%',
    of: share(
      ({ misplaced }) => misplaced,
      ({ claims }) => claims,
    ),
  },
  {
    what: 'clumsy or trivial',
    unit: '%',
    of: share(
      ({ clumsy, trivial }) => clumsy + trivial,
      ({ claims }) => claims,
    ),
  },
  {
    what: 'garbled or wrong',
    unit: '%',
    of: share(
      ({ garbled, wrong }) => garbled + wrong,
      ({ claims }) => claims,
    ),
  },
  { what: 'dangerous written, a note', unit: 'claims', limit: 0.2, of: mean(({ dangerous }) => dangerous) },
  { what: 'dangerous left out, a note', unit: 'claims', limit: 0.2, of: mean(({ omitted }) => omitted) },
  {
    what: 'key facts in the note',
    unit: '%',
    least: 98,
    of: share(
      ({ facts }) => facts,
      ({ keyFacts }) => keyFacts,
    ),
  },
  {
    what: 'key facts in the right section',
    unit: '%',
    least: 93,
    of: share(
      ({ placed }) => placed,
      ({ keyFacts }) => keyFacts,
    ),
  },
  { what: 'would be signed, 1 to 5', unit: '', least: 4, of: mean(({ sign }) => sign) },
];

/** Samples of notes by which the interval of a figure is found, and a generator that gives the same in each run. */
const samples = 1000;
function* numbers(): Generator<number, never> {
  let state = 1;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** The 95 % interval of a figure over notes, by the percentile bootstrap (Efron 1979). */
function intervalOf(notes: readonly JudgedNote[], of: Pool): readonly [number, number] {
  const random = numbers();
  const values = Array.from({ length: samples }, () =>
    of(notes.map(() => notes[Math.floor(random.next().value * notes.length)] as JudgedNote)),
  ).sort((a, b) => a - b);
  return [values[Math.floor(samples * 0.025)] ?? Number.NaN, values[Math.floor(samples * 0.975)] ?? Number.NaN];
}

async function readRound(file: string): Promise<readonly JudgedNote[]> {
  const lines = (await readFile(path.join(folder, file), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as JudgedNote);
}

/** The figures of the last blind round, each with its interval: only readers can say them, so that they are kept and not measured here. */
export async function lastBlindRound(): Promise<readonly Figure[]> {
  const file = (await readdir(folder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .at(-1);
  if (file === undefined) return [];
  const notes = await readRound(file);
  const name = `blind round ${file.replace('.jsonl', '')}, ${notes.length} notes`;
  return pooled.map(({ of, what, ...figure }) => {
    const [low, high] = intervalOf(notes, of);
    return {
      ...figure,
      what: `${name}: ${what} (95 %: ${low.toPrecision(3)} to ${high.toPrecision(3)})`,
      value: of(notes),
    };
  });
}
