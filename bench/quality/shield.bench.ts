import path from 'node:path';
import { parseArgs } from 'node:util';
import { chart, findIdentifiers } from '@notewright/engine';
import type { Model } from '../../server/src/models/model.ts';
import { askModel } from '../../server/src/tools/ask-model.ts';
import { createEnginePool, type EnginePool } from '../../server/src/tools/engine-pool.ts';
import { shieldPrompt, type PromptPart } from '../../server/src/tools/shield-prompt.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import { readDataFiles, type DataFile } from './data-files.ts';
import { readMarkedNotes } from './marked-notes.ts';
import { countLeaks, noLeaks } from './shield-leaks.ts';

const own = ['us-notes', 'us-notes-apart'].map((name) => path.join(import.meta.dirname, name));
const known = /^(?:asq-phi|presidio-synth|redacta-uk)/;

const messageLength = 4_096;
const samples = 100;
const warmUp = 20;
const runs = 5;
const pieceLength = 5;

/**
 * The most that the shield may add: to a message of 4 KB, against finding the identifiers of the message and its note once,
 * which holds on a shared machine as well (5 ms is the goal on a quiet one); to a streamed piece and before the first words, in milliseconds.
 */
const limits = { ratio: 3, piece: 0.05, firstWords: 20 };
const nobody = { person: 'nobody', company: 'nobody' };

const partsOf = (text: string): readonly PromptPart[] => [
  { heading: 'What the clinician typed:', text },
  { heading: 'What the program wrote from it:', text: chart(text).rendered.markdown },
];

async function leakFigures(pool: EnginePool, { name, items }: DataFile): Promise<Figure[]> {
  const leaks = noLeaks();
  for (const item of items) {
    const parts = partsOf(item.text).filter(({ text }) => text.trim() !== '');
    countLeaks(leaks, item, await shieldPrompt(pool, item.text, parts, nobody));
  }
  const kinds = [...leaks.gold].toSorted(([, a], [, b]) => b.left - a.left);
  const listed = kinds.filter(([, { left }]) => left > 0).map(([kind, { all, left }]) => `${kind} ${left} of ${all}`);
  process.stdout.write(`${name}: marked identifiers that leave whole: ${listed.join(', ') || 'none'}\n`);
  const sum = (of: 'all' | 'left'): number => kinds.reduce((total, [, count]) => total + count[of], 0);
  return [
    {
      what: `${name}: bytes sent of identifiers that the finder finds`,
      value: leaks.foundBytes,
      unit: 'bytes',
      limit: 0,
    },
    { what: `${name}: moved dates that are another date of the text`, value: leaks.metDates, unit: 'dates', limit: 0 },
    {
      what: `${name}: found values under four characters that stand elsewhere too`,
      value: leaks.short,
      unit: 'values',
    },
    { what: `${name}: marked identifiers that leave whole`, value: (100 * sum('left')) / sum('all'), unit: '%' },
  ];
}

/** A model that says at once what it was sent, in small pieces. */
const echo: Model = {
  name: 'echo',
  stream: async function* ({ prompt }) {
    for (let at = 0; at < prompt.length; at += pieceLength) yield prompt.slice(at, at + pieceLength);
  },
};

interface Times {
  /** Finding alone, once. */
  readonly found: number;
  readonly message: number;
  readonly piece: number;
  readonly firstWords: number;
}

/** Milliseconds that the shield adds to one message and to the answer that repeats it. */
async function timeOne(pool: EnginePool, text: string, parts: readonly PromptPart[]): Promise<Times> {
  const beforehand = performance.now();
  for (const part of parts) findIdentifiers(part.text);
  const began = performance.now();
  const found = began - beforehand;
  const shielded = await shieldPrompt(pool, text, parts, nobody);
  const message = performance.now() - began;
  const asked = performance.now();
  let first: number | undefined;
  const question = { system: '', shielded, sources: [text], signal: new AbortController().signal };
  for await (const words of askModel(echo, question)) if (words.trim() !== '') first ??= performance.now() - asked;
  const piece = (performance.now() - asked) / (shielded.prompt.length / pieceLength);
  return { found, message, piece, firstWords: message + (first ?? Number.NaN) };
}

/** The least of several runs, which other processes of a shared machine lengthen least. */
async function leastTimes(pool: EnginePool, text: string): Promise<Times> {
  const parts = partsOf(text);
  const all: Times[] = [];
  for (let run = 0; run < runs; run++) all.push(await timeOne(pool, text, parts));
  const least = (of: keyof Times): number => Math.min(...all.map((times) => times[of]));
  return { found: least('found'), message: least('message'), piece: least('piece'), firstWords: least('firstWords') };
}

async function timeFigures(pool: EnginePool, items: DataFile['items']): Promise<Figure[]> {
  const all = items.map(({ text }) => text).join('\n');
  const times: Times[] = [];
  for (let at = 0; at < warmUp + samples; at++) {
    const start = (at * messageLength) % (all.length - messageLength);
    const taken = await leastTimes(pool, all.slice(start, start + messageLength));
    if (at >= warmUp) times.push(taken);
  }
  const at = (of: (taken: Times) => number, share: number): number => percentile(times.map(of), share);
  return [
    { what: 'shielding a message of 4 KB and its note, half', value: at(({ message }) => message, 0.5), unit: 'ms' },
    { what: 'the same, 95 of 100', value: at(({ message }) => message, 0.95), unit: 'ms' },
    {
      what: 'against finding the identifiers of both once, half',
      value: at(({ message, found }) => message / found, 0.5),
      unit: 'times',
      limit: limits.ratio,
    },
    {
      what: 'a streamed piece of five characters through guards and restoring, 95 of 100',
      value: at(({ piece }) => piece, 0.95),
      unit: 'ms',
      limit: limits.piece,
    },
    {
      what: 'added before the first words are seen, 95 of 100',
      value: at(({ firstWords }) => firstWords, 0.95),
      unit: 'ms',
      limit: limits.firstWords,
    },
  ];
}

/**
 * `[--data DIR]`: sends every labelled text with the engine's note of it through the shield and looks for its identifiers in
 * what would leave; and how long it takes. What the finder finds must not leave at all; what it misses is counted by kind.
 */
export const benchmark: Benchmark = {
  title: 'The shield before a model',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } });
    const files = await Promise.all(own.map(readMarkedNotes));
    const { data } = values;
    if (data !== undefined)
      files.push(
        ...(await readDataFiles(data, (name, first) => known.test(name) || Array.isArray(first.gold['spans']))),
      );
    const pool = createEnginePool({ inlineCharacters: 1_000_000, shortShare: Infinity });
    try {
      const figures: Figure[] = [];
      const [first] = files;
      if (first !== undefined) figures.push(...(await timeFigures(pool, first.items)));
      for (const file of files) figures.push(...(await leakFigures(pool, file)));
      return figures;
    } finally {
      await pool.close();
    }
  },
};
