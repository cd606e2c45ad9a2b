import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chart } from '../../engine/src/chart/chart.ts';
import { differenceKinds, type DifferenceKind, type OlderKind } from '../../engine/src/knowledge/source-words.ts';
import type { NoteResult } from '../../engine/src/model/result.ts';
import { isAbout } from './older-sources/is-about.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

/** A visit and one source of before, with what contradicts each other in them and what of the older one is to stand in the note. */
interface OlderPair {
  readonly kind: OlderKind;
  readonly date: string;
  readonly now: string;
  readonly before: string;
  readonly asks: readonly { readonly kind: DifferenceKind; readonly words: string }[];
  /** Words of statements with their source; `|` parts ways to write them. */
  readonly carried: readonly string[];
  /** Words of then that are in no statement. */
  readonly absent: readonly string[];
}

const folder = path.join(import.meta.dirname, 'older-sources');

function noteOf({ now, before, kind, date }: OlderPair): { readonly note: NoteResult; readonly input: string } {
  const start = now === '' ? 0 : now.length + 2;
  const input = now === '' ? before : `${now}\n\n${before}`;
  const current = { start: 0, end: now.length, kind: 'current', name: '', date: null } as const;
  const older = { start, end: input.length, kind, name: 'made up', date };
  return { note: chart(input, { sources: now === '' ? [older] : [current, older] }), input };
}

/** `[--misses] [--apart]`: what a note makes of a source of before: contradictions asked by class, what lasts with its day, what was of then. */
export const benchmark: Benchmark = {
  title: 'Older sources',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { misses: { type: 'boolean' }, apart: { type: 'boolean' } },
    });
    const pairs = JSON.parse(
      await readFile(path.join(folder, values.apart === true ? 'pairs-apart.json' : 'pairs.json'), 'utf8'),
    ) as OlderPair[];
    const counts = Object.fromEntries(differenceKinds.map((kind) => [kind, { all: 0, found: 0 }]));
    const print = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    const totals = { asked: 0, wrong: 0, carried: 0, carriedFound: 0, leaked: 0 };
    for (const pair of pairs) {
      const { note, input } = noteOf(pair);
      const { openPoints: points = [] } = note;
      const place = input.lastIndexOf(pair.before);
      const wanted = pair.asks.map((ask) => ({
        ...ask,
        found: points.filter((one) => isAbout(one, ask, input, place)),
      }));
      for (const { kind, words, found } of wanted) {
        const count = counts[kind];
        if (count === undefined) continue;
        count.all += 1;
        if (found.length > 0) count.found += 1;
        else print(`not asked, ${kind} | ${words} <- ${pair.now} ||| ${pair.before}`);
      }
      totals.asked += points.length;
      for (const point of points.filter((one) => !wanted.some(({ found }) => found.includes(one)))) {
        totals.wrong += 1;
        print(`wrongly asked | ${point.sentence}`);
      }
      const statements = note.sections.flatMap((section) => section.statements.map(({ text }) => text));
      for (const words of pair.carried) {
        totals.carried += 1;
        const isSaid = (text: string): boolean =>
          text.includes('(from') && words.split('|').some((form) => text.toLowerCase().includes(form.toLowerCase()));
        if (statements.some(isSaid)) totals.carriedFound += 1;
        else print(`not carried | ${words} <- ${statements.join(' / ')}`);
      }
      for (const words of pair.absent.filter((one) =>
        statements.some((text) => text.toLowerCase().includes(one.toLowerCase())),
      )) {
        totals.leaked += 1;
        print(`of then, in the note of today | ${words}`);
      }
    }
    return [
      ...Object.entries(counts).map(([kind, { all, found }]): Figure => ({
        what: `${kind}, asked, of ${all}`,
        value: all === 0 ? 100 : (100 * found) / all,
        unit: '%',
      })),
      { what: `asked and no contradiction, of ${totals.asked}`, value: totals.wrong, unit: '', limit: 2 },
      {
        what: `carried with its day, of ${totals.carried}`,
        value: (100 * totals.carriedFound) / totals.carried,
        unit: '%',
      },
      { what: `of then, in the note of today, of ${pairs.length} pairs`, value: totals.leaked, unit: '', limit: 0 },
    ];
  },
};
