import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTalk } from '../../engine/src/dialogue/read-dialogue.ts';
import type { OpenKind, OpenPoint } from '../../engine/src/model/result.ts';
import { findTalk } from '../../engine/src/note/find-talk.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

/** A small talk, written apart from the engine, with what it leaves open: words of the talk by kind. */
interface OpenTalk {
  readonly talk: string;
  readonly open: readonly { readonly kind: OpenKind; readonly words: string }[];
}

const file = path.join(import.meta.dirname, 'open-points', 'talks.json');

/** True where a point shows words of the talk. */
function isOf({ sources }: OpenPoint, talk: string, words: string): boolean {
  const start = talk.indexOf(words);
  return sources.some((one) => one.start < start + words.length && start < one.end);
}

/** `[--misses]`: what small talks leave open (questions without an answer, what is said both ways, what could not be heard). */
export const benchmark: Benchmark = {
  title: 'Open points of talk',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const talks = JSON.parse(await readFile(file, 'utf8')) as OpenTalk[];
    const counts: Record<OpenKind, { all: number; found: number }> = {
      unanswered: { all: 0, found: 0 },
      contradicted: { all: 0, found: 0 },
      unheard: { all: 0, found: 0 },
    };
    let listed = 0;
    let wrong = 0;
    const print = (line: string): void => {
      if (values.misses === true) process.stdout.write(`${line}\n`);
    };
    for (const { talk, open } of talks) {
      const { openPoints } = readTalk(talk, findTalk(talk));
      listed += openPoints.length;
      for (const point of openPoints.filter(
        (one) => !open.some(({ kind, words }) => kind === one.kind && isOf(one, talk, words)),
      )) {
        wrong += 1;
        print(`wrong | ${point.sentence}`);
      }
      for (const { kind, words } of open) {
        counts[kind].all += 1;
        if (openPoints.some((one) => one.kind === kind && isOf(one, talk, words))) counts[kind].found += 1;
        else print(`${kind} | ${words} <- ${talk.replaceAll('\n', ' / ')}`);
      }
    }
    return [
      ...Object.entries(counts).map(([kind, { all, found }]): Figure => ({
        what: `${kind}, found, of ${all}`,
        value: (100 * found) / all,
        unit: '%',
      })),
      { what: `listed and not open, of ${listed}`, value: wrong, unit: '', limit: 1 },
    ];
  },
};
