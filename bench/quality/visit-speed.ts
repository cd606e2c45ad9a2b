import { chart } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import type { DataFile } from './data-files.ts';
import { workOf } from './work-of.ts';

/** A visit of common length, in words. */
const visit = 2000;
/** Cutting alone is too quick for the clock of the process; it is done that many times over. */
const cuts = 10;
const words = /[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]/g;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * What a chart costs for a visit of 2,000 words on one core, measured over a file of conversations, and how many times that is what
 * cutting the same text into words by one pattern costs (which says the same on a fast and a slow machine).
 */
export function visitSpeedFigures({ name, items }: DataFile): Figure[] {
  const texts = items.map(({ text }) => text);
  const count = texts.reduce((sum, text) => sum + countWords(text), 0);
  const charted = workOf(texts, (text) => chart(text));
  const all = texts.join('\n');
  const cut = workOf([all.repeat(cuts)], (text) => text.match(words)) / cuts;
  return [
    { what: `${name}: a visit of 2,000 words`, value: (charted * visit) / count, unit: 'ms', limit: 15 },
    { what: `${name}: time against cutting the text into words by one pattern`, value: charted / cut, unit: 'times' },
  ];
}
