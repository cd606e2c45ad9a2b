import { heightUnits, weightUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { findVitalSeries } from '../clinical/find-vital-series.ts';
import { valueRemarkOpens, vitalRemarkWords } from '../knowledge/vital-remarks.ts';
import type { EntryWords } from './entry-words.ts';

const besideValues = new RegExp(
  String.raw`\([^()]{0,60}\)|\b(?:vitals?|vs|afeb\w*|correct(?:ion|ed):? \d[\d./]{0,6} ?${oneOf([...weightUnits, ...heightUnits])}?|pain \d{1,2}\/10)\b`,
  'gi',
);

/** Vital signs and nothing else: "temperature 37.7, HR 89". */
export function isValuesOnly({ text: words, vitals: named }: EntryWords): boolean {
  if (words.length > longestValues) return false;
  const found = [...named, ...findVitalSeries(words, 0, named)].sort((a, b) => a.start - b.start);
  if (found.length === 0) return false;
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
  const known = rest.replace(besideValues, ' ');
  const isRow = found.length >= leastInRow;
  return [...known.matchAll(/\p{L}{2,}|\d{2,}|\d/gu)].every(([word]) =>
    /\d/.test(word) ? isRow || word.length < 2 : saysOfVital(word),
  );
}

const leastInRow = 3;

const saysOfVital = (word: string): boolean =>
  vitalRemarkWords.has(word.toLowerCase()) || valueRemarkOpens.has(word.toLowerCase());

const longestValues = 80;
