import { isNumberWord, readSpokenNumber } from './spoken-numbers.ts';
import { isDivider, two, year, type Step } from './spoken-dates.ts';

/** "at this point two days": a point in time or on the body, not a decimal. */
const plainPoint =
  /^(?:this|that|the|a|which|some|what|any|each|every|trigger|pressure|tender|end|focal|entry|exit|starting)$/;

/** A number in figures or words; no decimal where "point" is a word of its own. */
export function readNumeral(words: readonly string[], at: number): { value: string; used: number } | undefined {
  const word = words[at] ?? '';
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: word, used: 1 };
  if (word === 'point' && plainPoint.test(words[at - 1] ?? '')) return undefined;
  if (word === 'one' && words[at + 1] === 'point' && words[at - 1] === 'at') return undefined;
  if (word === 'point' && words[at - 1] === 'one' && words[at - 2] === 'at') return undefined;
  return readSpokenNumber(words, at);
}

/** "six over three slash twenty twenty one" -> 06/03/2021; "one eighty over ninety five" -> 180/95; "three out of six" -> 3/6. */
export function readDivided(words: readonly string[], at: number): Step | undefined {
  const first = readNumeral(words, at);
  if (!first) return undefined;
  let place = at + first.used;
  const outOf = words[place] === 'out' && words[place + 1] === 'of';
  if (!isDivider(words[place]) && !outOf) return undefined;
  place += outOf ? 2 : 1;
  const second = readNumeral(words, place);
  if (!second) return undefined;
  place += second.used;
  if (outOf) return { text: `${first.value}/${second.value}`, used: place - at };
  const third = isDivider(words[place]) ? readNumeral(words, place + 1) : undefined;
  if (third && Number(first.value) <= 12 && Number(second.value) <= 31)
    return { text: `${two(first.value)}/${two(second.value)}/${third.value}`, used: place + 1 + third.used - at };
  const pressure = words.slice(Math.max(0, at - 4), at).some((word) => word === 'pressure' || word === 'bp');
  if (year(second.value) && Number(first.value) <= 12 && !pressure)
    return { text: `${two(first.value)}/${second.value}`, used: place - at };
  const dated = words[at - 1] === 'on' && Number(first.value) <= 12 && Number(second.value) <= 31;
  return {
    text: dated ? `${two(first.value)}/${two(second.value)}` : `${first.value}/${second.value}`,
    used: place - at,
  };
}

const denominators: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  thirds: 3,
  quarters: 4,
  fourths: 4,
  fifths: 5,
  sixths: 6,
  eighths: 8,
  tenths: 10,
};

/** "one half" -> 1/2, "two thirds" -> 2/3. A bare "third" or "fifth" after a larger number is an ordinal. */
export function readPart(words: readonly string[], at: number): Step | undefined {
  const next = words[at + 1] ?? '';
  const top = isNumberWord(words[at]) && Object.hasOwn(denominators, next) ? readSpokenNumber(words, at) : undefined;
  if (top?.used !== 1 || Number(top.value) < 1) return undefined;
  const bottom = denominators[next] ?? 0;
  const fits = next.endsWith('s') ? Number(top.value) > 1 && Number(top.value) < bottom : top.value === '1';
  return fits ? { text: `${top.value}/${bottom}`, used: 2 } : undefined;
}

/** "numeral four" -> 4; "three to one ratio", "ratio of three to one" -> 3:1. */
export function readNumeralOrRatio(words: readonly string[], at: number): Step | undefined {
  if (words[at] === 'numeral' && isNumberWord(words[at + 1])) {
    const read = readDivided(words, at + 1) ?? readSpokenNumber(words, at + 1);
    return read && { text: 'text' in read ? read.text : read.value, used: 1 + read.used };
  }
  const first = isNumberWord(words[at]) ? readSpokenNumber(words, at) : undefined;
  const second = first && words[at + first.used] === 'to' ? readSpokenNumber(words, at + first.used + 1) : undefined;
  if (!first || !second) return undefined;
  const used = first.used + 1 + second.used;
  const named = words[at + used] === 'ratio' || (words[at - 2] === 'ratio' && words[at - 1] === 'of');
  return named ? { text: `${first.value}:${second.value}`, used } : undefined;
}
