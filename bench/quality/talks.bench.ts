import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDialogue } from '../../engine/src/dialogue/read-dialogue.ts';
import { findTalk } from '../../engine/src/note/find-talk.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { lastBlindRound } from './notes/blind-rounds.ts';
import { holdsOfTalk, quotesOfTalk, type ExpectedOfTalk } from './talk-facts.ts';

interface TalkCase {
  readonly talk: string;
  readonly must: readonly ExpectedOfTalk[];
  readonly mustNot: readonly ExpectedOfTalk[];
}

interface TalkClass {
  readonly class: string;
  readonly cases: readonly TalkCase[];
}

const folder = path.join(import.meta.dirname, 'talk-classes');

async function readClasses(): Promise<TalkClass[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as TalkClass),
  );
}

const nameOf = (one: ExpectedOfTalk): string =>
  [one.type, one.relative, one.name, one.dose, one.is, one.if === undefined ? undefined : `if ${one.if}`]
    .filter((part) => part !== undefined)
    .join(' ');

/** What of a case does not hold, in words. */
function faultsOf({ talk, must, mustNot }: TalkCase): string[] {
  const facts = readDialogue(talk, findTalk(talk));
  return [
    ...must
      .filter((one) => !holdsOfTalk(facts, one))
      .map((one) => `${quotesOfTalk(facts, one) ? 'quoted' : 'wanting'} | ${nameOf(one)}`),
    ...mustNot.filter((one) => holdsOfTalk(facts, one)).map((one) => `wrong | ${nameOf(one)}`),
  ];
}

/**
 * `[--misses]`: by class of what goes wrong in talk, the share of small talks, written apart from the engine, whose facts hold all
 * that they must and nothing that they must not.
 */
export const benchmark: Benchmark = {
  title: 'Classes of faults in talk',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const counts = { must: 0, wanting: 0, quoted: 0, mustNot: 0, wrong: 0 };
    const figures: Figure[] = [];
    for (const { class: name, cases } of await readClasses()) {
      let held = 0;
      for (const one of cases) {
        const faults = faultsOf(one);
        held += faults.every((fault) => fault.startsWith('quoted')) ? 1 : 0;
        counts.quoted += faults.filter((fault) => fault.startsWith('quoted')).length;
        counts.must += one.must.length;
        counts.mustNot += one.mustNot.length;
        counts.wanting += faults.filter((fault) => fault.startsWith('wanting')).length;
        counts.wrong += faults.filter((fault) => fault.startsWith('wrong')).length;
        if (values.misses === true)
          for (const fault of faults)
            process.stdout.write(`${name} | ${fault} <- ${one.talk.replaceAll('\n', ' / ')}\n`);
      }
      figures.push({ what: `${name}, of ${cases.length}`, value: (100 * held) / cases.length, unit: '%', least: 90 });
    }
    return [
      {
        what: `of what must be read, in a quotation alone, of ${counts.must}`,
        value: (100 * counts.quoted) / counts.must,
        unit: '%',
      },
      {
        what: `must be read, of ${counts.must}`,
        value: 100 * (1 - counts.wanting / counts.must),
        unit: '%',
        least: 95,
      },
      {
        what: `must not be read, is, of ${counts.mustNot}`,
        value: (100 * counts.wrong) / counts.mustNot,
        unit: '%',
        limit: 1,
      },
      ...figures,
      ...(await lastBlindRound('visits')),
    ];
  },
};
