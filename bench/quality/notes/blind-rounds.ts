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

/** What a round is to reach: the least of a share or a mark, or the most of what is wrong. */
export interface RoundGoals {
  readonly ok: Pick<Figure, 'least'>;
  readonly wrong: Pick<Figure, 'limit'>;
  readonly dangerous: Pick<Figure, 'limit'>;
  readonly omitted: Pick<Figure, 'limit'>;
  readonly facts: Pick<Figure, 'least'>;
  readonly placed: Pick<Figure, 'least'>;
  readonly sign: Pick<Figure, 'least'>;
}

/** Goals of notes from typed texts, of notes from visits, and of those of either that a language model writes. */
export const roundGoals: Readonly<Record<'typed' | 'visits' | 'models', RoundGoals>> = {
  typed: {
    ok: { least: 90 },
    wrong: {},
    dangerous: { limit: 0.2 },
    omitted: { limit: 0.2 },
    facts: { least: 98 },
    placed: { least: 93 },
    sign: { least: 4 },
  },
  visits: {
    ok: { least: 88 },
    wrong: { limit: 4 },
    dangerous: { limit: 0.3 },
    omitted: { limit: 0.5 },
    facts: { least: 70 },
    placed: {},
    sign: {},
  },
  models: {
    ok: { least: 90 },
    wrong: { limit: 4 },
    dangerous: { limit: 0.3 },
    omitted: { limit: 0.2 },
    facts: { least: 98 },
    placed: { least: 93 },
    sign: {},
  },
};

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

interface Pooled {
  readonly what: string;
  readonly unit: string;
  readonly of: Pool;
  /** The name of its goal. */
  readonly goal?: keyof RoundGoals;
}

const pooled: readonly Pooled[] = [
  {
    what: 'claims ok',
    unit: '%',
    goal: 'ok',
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
    goal: 'wrong',
    of: share(
      ({ garbled, wrong }) => garbled + wrong,
      ({ claims }) => claims,
    ),
  },
  { what: 'dangerous written, a note', unit: 'claims', goal: 'dangerous', of: mean(({ dangerous }) => dangerous) },
  { what: 'dangerous left out, a note', unit: 'claims', goal: 'omitted', of: mean(({ omitted }) => omitted) },
  {
    what: 'key facts in the note',
    unit: '%',
    goal: 'facts',
    of: share(
      ({ facts }) => facts,
      ({ keyFacts }) => keyFacts,
    ),
  },
  {
    what: 'key facts in the right section',
    unit: '%',
    goal: 'placed',
    of: share(
      ({ placed }) => placed,
      ({ keyFacts }) => keyFacts,
    ),
  },
  { what: 'would be signed, 1 to 5', unit: '', goal: 'sign', of: mean(({ sign }) => sign) },
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

/**
 * The figures of the last blind round of a kind, each with its interval: only readers can say them, so that they are kept and not
 * measured here.
 */
export async function lastBlindRound(kind: keyof typeof roundGoals): Promise<readonly Figure[]> {
  const file = (await readdir(folder))
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.jsonl'))
    .sort()
    .at(-1);
  if (file === undefined) return [];
  const notes = await readRound(file);
  const name = `blind round ${file.replace('.jsonl', '')}, ${notes.length} notes`;
  return pooled.map(({ of, what, unit, goal }) => {
    const [low, high] = intervalOf(notes, of);
    return {
      ...(goal === undefined ? {} : roundGoals[kind][goal]),
      unit,
      what: `${name}: ${what} (95 %: ${low.toPrecision(3)} to ${high.toPrecision(3)})`,
      value: of(notes),
    };
  });
}
