import { findIdentifiers } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import type { DataFile } from './data-files.ts';

const rounds = 6;
const words = /[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]/g;

/** Milliseconds of this process's own work for one round over the texts, the best of several. */
function workOf(texts: readonly string[], work: (text: string) => unknown, times = rounds): number {
  let best = Infinity;
  for (let round = 0; round < times; round++) {
    const before = process.cpuUsage();
    for (const text of texts) work(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** Characters a second as megabytes, and beside it what merely cutting the same text into words takes. */
export function speedFigures({ name, items }: DataFile): Figure[] {
  const texts = items.map(({ text }) => text);
  const found = workOf(texts, findIdentifiers);
  const cut = workOf(texts, (text) => text.match(words));
  return [
    { what: `${name}: speed`, value: lengthOf(texts) / 1000 / found, unit: 'MB/s' },
    { what: `${name}: time against cutting the text into words by one pattern`, value: found / cut, unit: 'times' },
  ];
}

/** How much longer a character takes in a text of ten megabytes than in one of ten kilobytes; about 1 is linear. */
export function growthFigure({ items }: DataFile): Figure {
  const all = items.map(({ text }) => text).join('\n\n');
  const small = all.slice(0, 10_000);
  const large = all.repeat(Math.ceil(10_000_000 / all.length)).slice(0, 10_000_000);
  const perCharacter =
    workOf(
      Array.from({ length: 20 }, () => small),
      findIdentifiers,
    ) / 200_000;
  const value = workOf([large], findIdentifiers, 1) / large.length / perCharacter;
  return { what: 'a character of a text of 10 MB against one of 10 KB', value, unit: 'times', limit: 3 };
}
