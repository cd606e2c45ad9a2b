import { randomUUID } from 'node:crypto';
import type { FaultKind } from '@notewright/engine';
import { alterStatement } from '@notewright/engine/alter-statement';
import type { AnswerForm, Model } from '../../models/model.ts';
import { ModelAnswerProblem } from '../ask-model.ts';
import { secondReadingHeadings } from '../prompts/second-reading/headings.ts';
import { differences, secondReadingSystem } from '../prompts/second-reading/system.ts';
import { frameAsData } from '../shield-prompt.ts';

/** A statement of a written note, with placeholders in place of originals. */
export interface ReadAgain {
  /** The title of its section. */
  readonly title: string;
  readonly text: string;
  /** Lines of the brief that its writer named. */
  readonly from: readonly string[];
  /** The first check has found nothing wrong in it. */
  readonly isHeld: boolean;
}

/** What a note was written from. */
export interface ReadFrom {
  /** The shielded lines of the brief by their ids. */
  readonly lines: ReadonlyMap<string, string>;
  /** The titles of the sections by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What the second reader says of one statement: where it differs from the source, in what; null where it holds. */
export type Reading = FaultKind | null;

interface Item {
  readonly title: string;
  readonly text: string;
  readonly from: readonly string[];
  /** Which statement it is; null for one of the program's. */
  readonly at: number | null;
  /** It was made wrong on purpose. */
  readonly isAltered: boolean;
}

/** A question to a second reader, and what its answer is held against. */
export interface SecondQuestion {
  readonly prompt: string;
  readonly form: AnswerForm;
  readonly items: ReadonlyMap<string, Item>;
}

/** So many statements are made wrong on purpose. */
const mostAltered = 4;
/** Fewer tell nothing of a reader. */
const fewestAltered = 2;
/** A reader who doubts more than this share of what the first check holds, and more than one of it, is no help. */
const mostDoubted = 0.25;
/** Longer than any answer of this form. */
const longestAnswer = 100_000;

const passage = /^s\d+$/;

/** What the program says for certain, as its own statements. */
function certainOf({ lines, titles }: ReadFrom): Item[] {
  return [...lines].flatMap(([id, line]) => {
    const [, section = '', text = '', rests = ''] = line.split(' | ');
    const isCertain = !passage.test(id) && rests !== '' && !/[“"?[]/.test(text);
    return isCertain
      ? [{ title: titles.get(section) ?? section, text, from: rests.split(' '), at: null, isAltered: false }]
      : [];
  });
}

/** Some of these statements, each made wrong in one thing: short ones first, of each kind in turn. */
function makeAltered(statements: readonly Item[]): Item[] {
  const altered = statements.flatMap((item) => {
    const change = alterStatement(item.text);
    return change === null ? [] : [{ by: change.by, item: { ...item, text: change.text, at: null, isAltered: true } }];
  });
  const short = altered.toSorted((one, other) => one.item.text.length - other.item.text.length);
  const kinds = [...Map.groupBy(short, ({ by }) => by).values()];
  return short.flatMap((_, round) => kinds.flatMap((rows) => rows[round]?.item ?? [])).slice(0, mostAltered);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As many of the program's statements as they are, on other lines than those that were made wrong: not all of its are wrong. */
function pickRight(certain: readonly Item[], altered: readonly Item[]): Item[] {
  const lines = new Set(altered.flatMap(({ from }) => from));
  return certain
    .filter(({ from }) => !from.some((id) => lines.has(id)))
    .toSorted((one, other) => one.text.length - other.text.length)
    .slice(0, altered.length);
}

/** Puts some items among others, at places that a reader cannot tell. */
function mixIn(items: readonly Item[], added: readonly Item[], random: () => number): Item[] {
  const out = [...items];
  for (const one of added) out.splice(Math.floor(random() * (out.length + 1)), 0, one);
  return out;
}

const line = (...cells: readonly string[]): string => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(' | ');

const form: AnswerForm = {
  name: 'second_reading',
  schema: {
    type: 'object',
    properties: {
      readings: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            verdict: { type: 'string', enum: ['holds', 'differs'] },
            what: { type: 'string', enum: [...differences] },
          },
          required: ['id', 'verdict'],
          additionalProperties: false,
        },
      },
    },
    required: ['readings'],
    additionalProperties: false,
  },
};

/**
 * What a second reader is asked: the source, and the statements of a note, among which some stand that were made wrong on purpose.
 * @param random from 0 up to 1, as `Math.random`
 */
export function askAgainstSource(
  statements: readonly ReadAgain[],
  from: ReadFrom,
  random: () => number = Math.random,
): SecondQuestion {
  const { lines } = from;
  const own = statements.map((one, at): Item => ({
    title: one.title,
    text: one.text,
    from: one.from,
    at,
    isAltered: false,
  }));
  // Beside its like, one that was made wrong could be known without the source.
  const said = new Set(own.map(({ text }) => plain(text)));
  const certain = certainOf(from).filter(({ text }) => !said.has(plain(text)));
  const held = own.filter(({ at }) => at !== null && statements[at]?.isHeld === true);
  const fromProgram = makeAltered(certain);
  const altered = [...fromProgram, ...(fromProgram.length < mostAltered ? makeAltered(held) : [])].slice(
    0,
    mostAltered,
  );
  const items = mixIn(own, [...altered, ...pickRight(certain, altered)], random);
  const mark = randomUUID().slice(0, 8);
  const sentences = [...lines].flatMap(([id, words]) => (passage.test(id) ? [words] : []));
  const passagesOf = (ids: readonly string[]): string =>
    [...new Set(ids.flatMap((id) => (passage.test(id) ? [id] : (lines.get(id)?.split(' | ')[3]?.split(' ') ?? []))))]
      .filter((id) => passage.test(id))
      .join(' ');
  const listed = items.map((one, at) => line(`n${at + 1}`, one.title, one.text, passagesOf(one.from)));
  const prompt = [
    frameAsData(mark, { heading: secondReadingHeadings.passages, text: sentences.join('\n') }),
    frameAsData(mark, { heading: secondReadingHeadings.statements, text: listed.join('\n') }),
  ].join('\n\n');
  return { prompt, form, items: new Map(items.map((item, at) => [`n${at + 1}`, item])) };
}

const isKind = (value: unknown): value is FaultKind => differences.some((kind) => kind === value);

/** The readings of an answer by the ids of what was read; what has another shape is none. */
function readAnswer(answer: string): ReadonlyMap<string, Reading> {
  let read: unknown;
  try {
    read = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return new Map();
  }
  const rows = typeof read === 'object' && read !== null && 'readings' in read ? read.readings : null;
  if (!Array.isArray(rows)) return new Map();
  return new Map(
    rows.flatMap((row: unknown): [string, Reading][] => {
      if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'string') return [];
      if (!('verdict' in row)) return [];
      if (row.verdict === 'holds') return [[row.id, null]];
      return row.verdict === 'differs' ? [[row.id, 'what' in row && isKind(row.what) ? row.what : 'finding']] : [];
    }),
  );
}

/**
 * What a second reader found, by the places of the statements. A reader is trusted as far as it has just shown: one that takes what was made
 * wrong on purpose for right (as a model does that obeys an order hidden in the source), or doubts much of what the first check holds, is not
 * counted.
 * @returns null where the reading is not counted
 */
export function countReading(
  answer: string,
  { items }: Pick<SecondQuestion, 'items'>,
  statements: readonly ReadAgain[],
): ReadonlyMap<number, Reading> | null {
  const readings = readAnswer(answer);
  const altered = [...items].filter(([, { isAltered }]) => isAltered);
  const missed = altered.filter(([id]) => !readings.get(id)).length;
  if (altered.length < fewestAltered || missed > Math.floor(altered.length / mostAltered)) return null;
  const own = new Map(
    [...items].flatMap(([id, { at }]): [number, Reading][] => {
      const reading = readings.get(id);
      return at === null || reading === undefined ? [] : [[at, reading]];
    }),
  );
  const isRight = ({ at, isAltered }: Item): boolean => !isAltered && (at === null || statements[at]?.isHeld === true);
  const held = [...items].filter(([id, item]) => isRight(item) && readings.has(id));
  const doubted = held.filter(([id]) => readings.get(id) !== null).length;
  return doubted > Math.max(1, held.length * mostDoubted) ? null : own;
}

/**
 * Has a model read a written note once more against its source.
 * @returns null where its reading is not counted (see `countReading`)
 * @throws ModelProblem, ModelAnswerProblem
 */
export async function readAgain(
  model: Model,
  statements: readonly ReadAgain[],
  from: ReadFrom,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Reading> | null> {
  const question = askAgainstSource(statements, from);
  let answer = '';
  const { prompt, form: asked } = question;
  for await (const piece of model.stream({ system: secondReadingSystem, prompt, form: asked, signal })) {
    answer += piece;
    if (answer.length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
  }
  return countReading(answer, question, statements);
}
