import type { Compound } from './written-compounds.ts';

const lettered: readonly (readonly [letters: string, written: string])[] = [
  ['b i d', 'BID'],
  ['t i d', 'TID'],
  ['q i d', 'QID'],
  ['q h s', 'QHS'],
  ['q o d', 'QOD'],
  ['q a m', 'QAM'],
  ['q p m', 'QPM'],
  ['q d', 'QD'],
  ['p r n', 'PRN'],
  ['p o', 'PO'],
];

/** "q 6 h", "q 6 to 8 hours" -> q6h, q6-8h. */
function readEvery(words: readonly string[], at: number): Compound | undefined {
  if (words[at] !== 'q' || !/^\d{1,2}$/.test(words[at + 1] ?? '')) return undefined;
  const range = words[at + 2] === 'to' && /^\d{1,2}$/.test(words[at + 3] ?? '') ? `-${words[at + 3] ?? ''}` : '';
  const unit = at + (range === '' ? 2 : 4);
  if (!/^(?:h|hours?)$/.test(words[unit] ?? '')) return undefined;
  return { text: `q${words[at + 1] ?? ''}${range}h`, used: unit + 1 - at };
}

/** Latin frequencies and ways said letter by letter: "b i d" -> BID, "q six h" -> q6h, "p r n" -> PRN. */
export function readLatin(words: readonly string[], at: number): Compound | undefined {
  const every = readEvery(words, at);
  if (every) return every;
  const said = words.slice(at, at + 3).join(' ');
  const found = lettered.find(([letters]) => said === letters || said.startsWith(`${letters} `));
  return found && { text: found[1], used: found[0].split(' ').length };
}

const units: Readonly<Record<string, string>> = {
  deciliter: 'dL',
  deciliters: 'dL',
  liter: 'L',
  minute: 'min',
  milliliter: 'mL',
  kilogram: 'kg',
  hour: 'h',
  dl: 'dL',
};
const counted = /^(?:mg|mcg|g|ng|pg|meq|mmol|ml|l|units)$/;

/** "110 mg per deciliter" -> 110 mg/dL, "2 L per minute" -> 2 L/min. */
export function readPer(words: readonly string[], at: number): Compound | undefined {
  const unit = words[at] ?? '';
  if (words[at] === 'per' && counted.test(words[at - 1] ?? '') && Object.hasOwn(units, words[at + 1] ?? ''))
    return { text: '/', used: 1 };
  if (words[at - 1] !== 'per' || !counted.test(words[at - 2] ?? '') || !Object.hasOwn(units, unit)) return undefined;
  return { text: units[unit] ?? unit, used: 1 };
}
