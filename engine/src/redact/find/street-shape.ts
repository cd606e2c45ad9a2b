import { clearStreetSuffixes, streetDirections, streetSuffixes, unitWords } from '../../lexicons/streets.ts';
import { readCapitals } from './place-words.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const ordinal = /^\d{1,3}(?:st|nd|rd|th)$/i;
const crossWords = new Set(['&', 'and', '@', 'at', '/', 'x']);

/** True for "3rd", "92nd": the name of a numbered street. */
export const isOrdinal = ({ text }: Token): boolean => ordinal.test(text);

/** True for the number of a house, with a letter or without. */
export function isHouseNumber(scan: Scan, index: number): boolean {
  const { kind, text } = tokenAt(scan, index);
  return (kind === 'number' && text.length <= 5) || (kind === 'mixed' && /^\d{1,5}[A-Za-z]$/.test(text));
}

/** True where an address may begin: a line, or after a colon, a comma or a word in lower case. */
export function beginsAddress(scan: Scan, index: number): boolean {
  const { text, kind, shape } = tokenAt(scan, index - 1);
  if (beginsLine(scan, index) || text === ':' || text === ',' || text === ';') return true;
  return kind === 'word' && shape === 'lower' && text.length > 1;
}

/** Index after the words of a street's name, with its kind and direction; `index` when there is none. */
export function readStreet(scan: Scan, index: number): number {
  const first = tokenAt(scan, index);
  if (!onSameLine(first)) return index;
  let to = index;
  if (isOrdinal(first)) to = index + 1;
  else if (first.kind === 'word' && first.shape !== 'lower' && first.text.length > 1) to = readCapitals(scan, index, 3);
  else if (scan.letterCase === 'lower' && first.kind === 'word' && first.text.length > 3 && !first.facts.isEnglish)
    to = index + 1;
  if (to === index) return index;
  for (let step = 0; step < 2; step++) {
    const { kind, folded, shape } = tokenAt(scan, to);
    const isPart = kind === 'word' && (streetSuffixes.has(folded) || streetDirections.has(folded));
    if (isPart && onSameLine(tokenAt(scan, to)) && (shape !== 'lower' || clearStreetSuffixes.has(folded))) to++;
  }
  return to;
}

/** Index after "#2R", ", Apt 4", ", 3rd fl" that follows a street. */
export function readUnitAfter(scan: Scan, index: number): number {
  let at = index;
  if (tokenAt(scan, at).text === '.' && tokenAt(scan, at + 1).text === ',') at++;
  if (tokenAt(scan, at).text === ',') at++;
  const token = tokenAt(scan, at);
  if (!onSameLine(token)) return index;
  if (token.text === '#') return tokenAt(scan, at + 1).kind !== 'mark' ? at + 2 : index;
  if (isOrdinal(token) && ['fl', 'floor', 'flr'].includes(tokenAt(scan, at + 1).folded)) return at + 2;
  if (!unitWords.has(token.folded) && token.folded !== 'sp') return index;
  const value = ['.', '#'].includes(tokenAt(scan, at + 1).text) ? at + 2 : at + 1;
  const { kind, shape } = tokenAt(scan, value);
  return kind === 'number' || kind === 'mixed' || shape === 'initial' ? value + 1 : index;
}

/** Index after "& Flavel", "@ Culpepper Ln", "at Zaragoza": the street that crosses. */
export function readCrossing(scan: Scan, index: number): number {
  if (!crossWords.has(tokenAt(scan, index).folded) || !onSameLine(tokenAt(scan, index))) return index;
  const to = readStreet(scan, index + 1);
  return to > index + 1 ? to : index;
}

/** True for a number that a house, flat or box may have: digits, with a letter or two after them. */
export function isNumberToken(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return (
    (token.kind === 'number' && token.text.length <= 6) ||
    (token.kind === 'mixed' && /^\d{1,5}[A-Za-z]{1,2}$/.test(token.text))
  );
}
