import { checkAgainstInput } from '@notewright/engine';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ');
const others: Readonly<Record<string, readonly string[]>> = {
  oh: ['0'],
  o: ['0'],
  once: ['1'],
  a: ['1'],
  twice: ['2'],
  both: ['2'],
  half: ['0.5', '2', '1/2'],
  twentieth: ['20'],
  thirtieth: ['30'],
  bid: ['2'],
  tid: ['3'],
  qid: ['4'],
  ii: ['2'],
  iii: ['3'],
  hundred: ['100'],
  thousand: ['1000'],
};

/** The digits that a number word may stand for in a row of them. */
function digitsOf(word: string): readonly string[] {
  const unit = small.indexOf(word);
  if (unit >= 0) return [String(unit)];
  const ten = tens.indexOf(word);
  if (ten >= 0) return [String(20 + 10 * ten)];
  const order = ordinals.indexOf(word);
  if (order >= 0) return [String(order)];
  return Object.hasOwn(others, word) ? (others[word] ?? []) : [];
}

/** A value grown by the next word of a spoken number: "one" + "forty" is 140, "fifty" + "two" 52, "two" + "hundred" 200. */
function grow(value: string, word: string, next: string): string[] {
  if (word === 'hundred') return [`${value}00`];
  if (word === 'thousand') return [`${value}000`];
  if (word === 'half') return [`${value}.5`];
  const grown = [`${value}${next}`];
  if (value.endsWith('0')) grown.push(String(Number(value) + Number(next)));
  // "Ninety eight six" is a temperature of 98.6.
  if (/^\d{2}$/.test(value) && /^\d$/.test(next)) grown.push(`${value}.${next}`);
  return grown;
}

/** Every number that a text may be heard to say: its digits, and the readings of each row of number words. Linear: rows are cut. */
export function numbersHeard(text: string): ReadonlySet<string> {
  const heard = new Set<string>();
  for (const [digits] of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    heard.add(digits.replaceAll(',', ''));
    for (const [part] of digits.matchAll(/\d+/g)) heard.add(part);
  }
  const words = text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?|(?<=\s)\.(?=\s)/g) ?? [];
  for (const [at, word] of words.entries()) {
    let values = word === 'point' ? ['0.'] : /^\d/.test(word) ? [word] : [...digitsOf(word)];
    for (let next = at + 1; values.length > 0; next += 1) {
      for (const value of values) heard.add(value);
      const following = words[next] ?? '';
      if (next > at + 10) break;
      // "One and a half" is 1.5.
      if (following === 'and' || (following === 'a' && words[next + 1] === 'half')) continue;
      if (following === 'point' || following === '.') {
        values = values.map((value) => `${value}.`);
        continue;
      }
      const digits = /^\d/.test(following) ? [following] : digitsOf(following);
      values = values.flatMap((value) => digits.flatMap((digit) => grow(value, following, digit))).slice(0, 12);
    }
  }
  return new Set([...heard].map((value) => String(Number(value))));
}

export interface Support {
  readonly numbers: number;
  readonly drugs: number;
  /** Words of the note that the input does not hold. */
  readonly unsupported: readonly string[];
}

/** Numbers and drugs of a note that its input does not say. Numbers are read here, drugs by the engine's list of names. */
export function checkSupport(input: string, note: string): Support {
  const heard = numbersHeard(input);
  const numbers = [...note.matchAll(/(?<![A-Za-z\d.])\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/g)].map(([text]) => text);
  const badNumbers = numbers.filter((text) => !heard.has(String(Number(text.replaceAll(',', '')))));
  const drugs = checkAgainstInput(note, input)
    .unsupported.filter(({ what }) => what === 'drug')
    .map(({ start, end }) => note.slice(start, end));
  return { numbers: badNumbers.length, drugs: drugs.length, unsupported: [...badNumbers, ...drugs] };
}
