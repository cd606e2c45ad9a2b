import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chart } from '../../engine/src/chart/chart.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

/** What a note must say, or must not, under one of some titles; "any" is every title. */
interface Expected {
  readonly section: string | readonly string[];
  readonly says: string | readonly string[];
  /** Words of what it speaks of, one of which the same statement must hold. */
  readonly with?: string | readonly string[];
  /** Words beside which it may be said after all. */
  readonly unless?: string | readonly string[];
}

/** A short raw note of one class of what goes wrong, written apart from the engine. */
interface ClassCase {
  readonly class: string;
  readonly input: string;
  readonly must: readonly Expected[];
  readonly mustNot: readonly Expected[];
}

interface Said {
  readonly title: string;
  readonly text: string;
}

const listOf = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);

/** Titles that stand for each other: what one opens with is also the complaint, and a letter has titles of its own. */
const sameTitles: Readonly<Record<string, readonly string[]>> = {
  'history of present illness': ['chief complaint', 'review of systems', 'history'],
  'past medical history': ['history'],
  'physical examination': ['examination'],
  'vital signs': ['examination'],
  plan: ['care given', 'request and plan', 'treatment so far', 'instructions and follow-up'],
};

/** A denial keeps what it denies from being said of the patient, in whatever words. */
const denies =
  /\b(?:no|denies|denied|not|never|nil|without|neg(?:ative)?|none|stopped|ceased|declined|refused|avoid)\b/i;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words of the cases that a note writes out, or names as a chart does: no case is about them. */
const spelledAs: Readonly<Record<string, string>> = {
  r: 'right',
  l: 'left',
  abd: 'abdomen',
  abdo: 'abdomen',
  neg: 'negative',
  pos: 'positive',
  xr: 'x-ray',
  cxr: 'chest x-ray',
  ekg: 'ecg',
  lvef: 'ef',
  'pt/ot': 'physical and occupational therapy',
  lbp: 'low back pain',
  tia: 'transient ischemic attack',
  t1dm: 'type 1 diabetes mellitus',
  uti: 'urinary tract infection',
  rom: 'range of motion',
};

/** Words as a note may write them: `.5mg` as `0.5 mg`, `Chest: clear` as `chest clear`, short forms written out. */
const spelled = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=[a-z]):(?=\s)/g, '')
    .replaceAll(/(?<![\d.])\.(?=\d)/g, '0.')
    .replaceAll(/(?<=\d)(?=[a-zµ])/g, ' ')
    .replaceAll(/[a-z][a-z/]*(?![a-z\d])/g, (word) => spelledAs[word] ?? word);

/** A name cut short in a case ("sleep apn") is one word with what goes on from it. */
const leastStem = 5;

function holds(text: string, words: string): boolean {
  const end = words.length >= leastStem && /[a-z]{2}$/i.test(words) ? '' : '(?![a-z])';
  return new RegExp(String.raw`(?<![a-z0-9]|\d\.)${escaped(spelled(words))}${end}`, 'i').test(spelled(text));
}

function under(said: readonly Said[], { section }: Expected): readonly Said[] {
  const titles = listOf(section).map((title) => title.toLowerCase());
  if (titles.includes('any')) return said;
  const all = new Set(titles.flatMap((title) => [title, ...(sameTitles[title] ?? [])]));
  return said.filter(({ title }) => all.has(title));
}

const isSaid = (said: readonly Said[], expected: Expected): boolean =>
  under(said, expected).some(
    ({ text }) =>
      listOf(expected.says).some((words) => holds(text, words)) &&
      (expected.with === undefined || listOf(expected.with).some((words) => holds(text, words))),
  );

const isWronglySaid = (said: readonly Said[], expected: Expected): boolean =>
  under(said, expected).some(
    ({ text }) =>
      listOf(expected.says).some((words) => holds(text, words)) &&
      !denies.test(text) &&
      !listOf(expected.unless ?? []).some((words) => text.toLowerCase().includes(words.toLowerCase())),
  );

/** What of a case does not hold, in words; empty where all does. */
function faultsOf({ input, must, mustNot }: ClassCase): string[] {
  const said = chart(input).sections.flatMap(({ title, statements }) =>
    statements.map(({ text }) => ({ title: title.toLowerCase(), text })),
  );
  const nameOf = ({ section, says, with: beside }: Expected): string =>
    `${listOf(section).join(' or ')}: ${listOf(says).join(' or ')}${beside === undefined ? '' : ` with ${listOf(beside).join(' or ')}`}`;
  return [
    ...must.filter((one) => !isSaid(said, one)).map((one) => `wanting | ${nameOf(one)}`),
    ...mustNot.filter((one) => isWronglySaid(said, one)).map((one) => `wrong | ${nameOf(one)}`),
  ];
}

interface Tally {
  readonly wanting: number;
  readonly wrong: number;
  readonly must: number;
  readonly mustNot: number;
  readonly byClass: ReadonlyMap<string, { readonly all: number; readonly held: number }>;
}

function tallyOf(cases: readonly ClassCase[], onFault: (one: ClassCase, fault: string) => void): Tally {
  const byClass = new Map<string, { all: number; held: number }>();
  const words = { wanting: 0, wrong: 0, must: 0, mustNot: 0 };
  for (const one of cases) {
    const faults = faultsOf(one);
    const row = byClass.get(one.class) ?? { all: 0, held: 0 };
    byClass.set(one.class, { all: row.all + 1, held: row.held + (faults.length === 0 ? 1 : 0) });
    words.must += one.must.length;
    words.mustNot += one.mustNot.length;
    words.wanting += faults.filter((fault) => fault.startsWith('wanting')).length;
    words.wrong += faults.filter((fault) => fault.startsWith('wrong')).length;
    for (const fault of faults) onFault(one, fault);
  }
  return { ...words, byClass };
}

const figuresOf = (set: string, { wanting, wrong, must, mustNot, byClass }: Tally): Figure[] => [
  { what: `${set}must be said, in place, of ${must}`, value: 100 * (1 - wanting / must), unit: '%', least: 95 },
  { what: `${set}must not be said, is, of ${mustNot}`, value: (100 * wrong) / mustNot, unit: '%', limit: 1 },
  ...[...byClass].map(([name, { all, held }]): Figure => ({
    what: `${set}${name}, of ${all}`,
    value: (100 * held) / all,
    unit: '%',
    least: 90,
  })),
];

/**
 * Notes written apart from the engine, siblings of them, half of which were written after the faults were seen, and notes of what
 * belongs to an event of before, a name or a person, written after the faults were seen.
 */
const sets: readonly (readonly [string, string])[] = [
  ['', 'cases.jsonl'],
  ['siblings: ', 'cases-2.jsonl'],
  ['events and names: ', 'cases-3.jsonl'],
];

/**
 * `[--misses]`: by class of what goes wrong in typed notes, the share of short notes, written apart from the engine, whose note
 * says all that it must and nothing that it must not; and of all of these words the share that is right.
 */
export const benchmark: Benchmark = {
  title: 'Classes of faults in typed notes',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const figures: Figure[] = [];
    for (const [set, name] of sets) {
      const file = await readFile(path.join(import.meta.dirname, 'note-classes', name), 'utf8');
      const cases = file
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as ClassCase);
      const tally = tallyOf(cases, (one, fault) => {
        if (values.misses === true)
          process.stdout.write(`${one.class} | ${fault} <- ${one.input.replaceAll('\n', ' / ')}\n`);
      });
      figures.push(...figuresOf(set, tally));
    }
    return figures;
  },
};
