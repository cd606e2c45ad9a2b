import { parseArgs } from 'node:util';
import { annotate } from '../../engine/src/document/annotate.ts';
import type { Fact } from '../../engine/src/document/fact.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { findInvented, type InventedKind } from './round-trip/find-invented.ts';
import { factKinds } from './round-trip/kinds.ts';
import { readLayouts, type Origin, type PlacedLayout } from './round-trip/layout.ts';
import { makeFacts } from './round-trip/make-facts.ts';
import { matchFacts, type Return } from './round-trip/match-facts.ts';
import { chanceOf } from './round-trip/random.ts';
import { readAgain } from './round-trip/read-again.ts';
import { Examples } from './round-trip/examples.ts';
import { writeNote, type WrittenNote } from './round-trip/write-note.ts';

interface Share {
  all: number;
  held: number;
}

const inventedKinds: readonly InventedKind[] = ['drug', 'allergy', 'denial', 'other'];
const origins: readonly Origin[] = ['own', 'apart'];

/** Every so many notes one is composed and read again, which takes three times as long as reading it once. */
const composedOf = 4;

/** What is counted over all notes, each count by a name of its own. */
class Counts {
  readonly #shares = new Map<string, Share>();
  readonly #numbers = new Map<string, number>();

  count(names: readonly string[], isHeld: boolean): void {
    for (const name of names) {
      const share = this.#shares.get(name) ?? { all: 0, held: 0 };
      share.all += 1;
      if (isHeld) share.held += 1;
      this.#shares.set(name, share);
    }
  }

  add(name: string, number = 1): void {
    this.#numbers.set(name, (this.#numbers.get(name) ?? 0) + number);
  }

  number = (name: string): number => this.#numbers.get(name) ?? 0;

  /** The share of a name as a figure, in percent; none where nothing was counted. */
  figure(name: string, least?: number): Figure[] {
    const share = this.#shares.get(name);
    if (!share) return [];
    const what = `${name}, of ${share.all}`;
    const figure = { what, value: (100 * share.held) / share.all, unit: '%' };
    return [least === undefined ? figure : { ...figure, least }];
  }
}

function countReturns({ origin }: PlacedLayout, returns: readonly Return[], counts: Counts): void {
  for (const { given, state } of returns) {
    const isBack = state !== 'wrong';
    counts.count(['facts back', `facts back, layouts ${origin}`, `${given.kind}, ${origin}`], isBack);
    counts.count(['facts back as facts of a type'], state === 'typed');
  }
  const isWhole = returns.every(({ state }) => state !== 'wrong');
  counts.count(['notes with every fact back', `notes with every fact back, layouts ${origin}`], isWhole);
}

function countAgain({ text }: WrittenNote, facts: readonly Fact[], counts: Counts, examples: Examples): void {
  const { all, lost, added } = readAgain(text, facts);
  const gone = new Set(lost);
  for (const fact of all) counts.count(['composed and read again: facts the same'], !gone.has(fact));
  for (const fact of lost) examples.addRead(`again: lost | ${fact.type}`, text, fact);
  for (const fact of added) {
    counts.add('composed and read again');
    examples.addRead(`again: invented | ${fact.type}`, text, fact);
  }
}

const figuresOf = (counts: Counts): Figure[] => [
  ...counts.figure('facts back', 97),
  ...origins.flatMap((origin) => counts.figure(`facts back, layouts ${origin}`, 97)),
  ...counts.figure('facts back as facts of a type'),
  ...counts.figure('notes with every fact back'),
  ...origins.flatMap((origin) => counts.figure(`notes with every fact back, layouts ${origin}`)),
  ...inventedKinds.map((kind): Figure => {
    const figure = { what: `facts of no note: ${kind}`, value: counts.number(kind), unit: 'facts' };
    return kind === 'other' ? figure : { ...figure, limit: 0 };
  }),
  ...counts.figure('composed and read again: facts the same', 97),
  {
    what: 'composed and read again: drugs, allergies and denials of no note',
    value: counts.number('composed and read again'),
    unit: 'facts',
    limit: 0,
  },
  ...factKinds.flatMap((kind) => origins.flatMap((origin) => counts.figure(`${kind}, ${origin}`))),
];

/**
 * `[--notes 10000] [--seed 1] [--layout ID] [--misses 3]`: notes are made from clinical facts by chance, written through layouts of how
 * clinicians type, and read. The share of facts that come back the same: as a fact of its type with every attribute, or whole in one
 * clause of the writer's own under a subject where it belongs, denied or not as it was. Then how many facts were read that no note was
 * made from, and whether the note composed from what was read gives the same facts again. `--misses` prints examples by cause.
 */
export const benchmark: Benchmark = {
  title: 'Notes made from facts, written in many layouts and read again',
  shortArgs: ['--notes', '1500'],
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        notes: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        layout: { type: 'string' },
        misses: { type: 'string', default: '0' },
      },
    });
    const layouts = (await readLayouts()).filter(({ id }) => values.layout === undefined || id === values.layout);
    const counts = new Counts();
    const examples = new Examples(Number(values.misses));
    for (let at = 0; at < Number(values.notes); at += 1) {
      const layout = layouts[at % layouts.length];
      if (!layout) throw new RangeError(`There is no layout ${values.layout ?? ''}.`);
      const chance = chanceOf(Number(values.seed) * 1_000_003 + at);
      const note = writeNote(layout, makeFacts(layout, chance), chance);
      const { facts } = annotate(note.text);
      const returns = matchFacts(note, facts);
      countReturns(layout, returns, counts);
      for (const one of returns) examples.addReturn(layout.id, note.text, one);
      for (const { kind, read } of findInvented(note, facts)) {
        counts.add(kind);
        examples.addRead(`invented: ${kind} | ${layout.id}`, note.text, read);
      }
      if (Math.floor(at / layouts.length) % composedOf === 0) countAgain(note, facts, counts, examples);
    }
    examples.print();
    return figuresOf(counts);
  },
};
