import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { stateAbbreviations } from '../../lexicons/states.ts';
import { townTails, unitWords } from '../../lexicons/streets.ts';
import { isUnit } from './patterns.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import { isNumberToken } from './street-shape.ts';

/** What a letter filled in from a table prints where the table has no state or code. */
const emptyFields = new Set([String(Number.NaN).toLowerCase(), String(null)]);
/** Small words inside the names of towns. */
const townWords = new Set(
  'de la le les du des do da di del della van der den am an der im sur sous en les upon on of the nad pod'.split(' '),
);
/** Marks that begin the lines of a quoted message or of a list. */
const quoteMarks = new Set(['>', '|', '?']);
/** So many words of town, state and country an address may have on one line. */
const sentenceWords = 6;

const numberParts = new Set(['bis', 'ter', 'quater']);

/** "322 bis", "813 II,": what divides a house number. */
function isNumberPart(scan: Scan, index: number): boolean {
  const [before, token, next] = [tokenAt(scan, index - 1), tokenAt(scan, index), tokenAt(scan, index + 1)];
  if ((before.kind !== 'number' && before.kind !== 'mixed') || token.gap !== 'space') return false;
  return numberParts.has(token.folded) || (/^I{1,3}V?$/.test(token.text) && (next.text === ',' || !onSameLine(next)));
}

/** Index after "4/7", "322 bis", "Apt. 4B", "Suite 200", "#12". */
export function readUnit(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.text === '#')
    return isNumberToken(scan, index + 1) || tokenAt(scan, index + 1).shape === 'initial' ? index + 2 : index;
  const isFloor = token.kind === 'mixed' && /^\d{1,2}(?:st|nd|rd|th)$/i.test(token.text);
  if (isFloor) return /^(?:fl|flr|floor)$/.test(tokenAt(scan, index + 1).folded) ? index + 2 : index;
  if (token.text === '/' && token.gap === 'none') return isNumberToken(scan, index + 1) ? index + 2 : index;
  if (isNumberPart(scan, index)) return index + 1;
  if (!unitWords.has(token.folded)) return index;
  const at = ['.', '#', ':'].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
  const value = tokenAt(scan, at);
  const isMixed = value.kind === 'mixed' && /^[A-Za-z]{1,2}\d{1,4}$/.test(value.text);
  return isNumberToken(scan, at) || isMixed || value.shape === 'initial' ? at + 1 : index;
}

/** One letter for a district or state: "København V" at the end of a line, ", Z" before the code. */
function isDistrict(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index + 1);
  const isLast = !onSameLine(next) || index + 1 >= scan.tokens.length;
  return next.text !== '.' && (isLast || (next.kind === 'number' && next.text.length >= 4));
}

function isPlaceToken(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind !== 'word' || token.folded === 'i') return false;
  if (token.shape === 'upper' || token.shape === 'capital' || token.shape === 'other') return true;
  if (token.shape === 'initial') return isDistrict(scan, index);
  if ((token.flags & lexiconFlag.city) !== 0) return true;
  return scan.letterCase === 'lower' && tokenAt(scan, index - 1).text === ',' && !token.facts.isEnglish;
}

/** "am", "de la" between two words of a town's name. */
function isInnerWord(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (!townWords.has(token.folded) || !onSameLine(token) || !isPlaceToken(scan, index - 1)) return false;
  const next = tokenAt(scan, index + 1);
  return next.kind === 'word' && next.shape !== 'lower' && onSameLine(next);
}

/** "-le-Dickens" after the first word of a town. */
function isHyphenated(scan: Scan, index: number): boolean {
  const [mark, next] = [tokenAt(scan, index), tokenAt(scan, index + 1)];
  return mark.text === '-' && mark.gap === 'none' && next.kind === 'word' && next.gap === 'none';
}

/** "Biccari ligure," and "Cassandra a mare,": the rest of a town in small letters, before a comma. */
function isTownTail(scan: Scan, index: number): boolean {
  const [before, token, next] = [tokenAt(scan, index - 1), tokenAt(scan, index), tokenAt(scan, index + 1)];
  if (token.kind !== 'word' || token.shape !== 'lower' || !onSameLine(token)) return false;
  if (townTails.has(token.folded)) return before.shape === 'capital';
  if (token.facts.isEnglish) return false;
  return before.shape === 'capital' && next.text === ',' && token.text.length > 3;
}

/** True for a mark at the head of a line that quotes: "> Suite 364", "??? Suite 364". */
function isQuote(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (!quoteMarks.has(token.text)) return false;
  return !onSameLine(token) || (token.gap === 'none' && quoteMarks.has(tokenAt(scan, index - 1).text));
}

/** The halves of codes in Canada, Britain and Ireland. */
const outward = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const inward = /^(?=.{3,4}$)[A-Z\d]*\d[A-Z\d]*$/;

/** Index after a postal code that begins at a token, or the index: "35018", "35-403", "123 45", "7412 SL", "K1A 0B1". */
export function readPostalCode(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  const next = tokenAt(scan, index + 1);
  const after = tokenAt(scan, index + 2);
  if (token.kind === 'mixed') {
    if (/^[A-Z]{2}\d{4}$/.test(token.text)) return index + 1;
    const isPair = outward.test(token.text) && inward.test(next.text) && next.gap === 'space';
    return isPair ? index + 2 : index;
  }
  if (token.kind !== 'number' || isUnit(next)) return index;
  const { length } = token.text;
  const isJoined = next.text === '-' && next.gap === 'none' && after.kind === 'number' && after.gap === 'none';
  if (isJoined && length <= 5 && after.text.length >= 3 && after.text.length <= 4) return index + 3;
  if (length === 2 && next.kind === 'number' && next.text.length === 3 && next.gap === 'space' && !isUnit(after))
    return index + 2;
  const isPair = next.kind === 'number' && (next.text.length === 2 || next.text.length === 3) && next.gap === 'space';
  if (length === 3 && isPair && !isUnit(after)) return index + 2;
  if (length < 4 || length > 6) return index;
  const isDutch = length === 4 && next.kind === 'word' && next.shape === 'upper' && next.text.length === 2;
  return isDutch && onSameLine(next) && !stateAbbreviations.has(next.text) ? index + 2 : index + 1;
}

/** Index after the town that follows a code: "80331 München", where nothing else stood between the street and the code. */
function readTownAfter(scan: Scan, index: number): number {
  let to = index;
  for (let at = index; at < index + 3; at++) {
    const { kind, shape, flags, facts } = tokenAt(scan, at);
    const isTown = kind === 'word' && shape === 'capital' && (!facts.isEnglish || (flags & lexiconFlag.city) !== 0);
    if (!isTown || !onSameLine(tokenAt(scan, at))) break;
    to = at + 1;
  }
  return to;
}

/** True for a short code that fills its line below a town: "700" in Iceland. */
function isCodeLine(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return (
    token.kind === 'number' && token.text.length === 3 && !onSameLine(token) && !onSameLine(tokenAt(scan, index + 1))
  );
}

/**
 * Goes on after the street over units, city, state, country and code, also on the next lines. Only lines that consist of
 * such words are taken, so that the sentence after an address stays.
 */
export function readRest(scan: Scan, index: number): number {
  let end = index;
  let at = index;
  let words = 0;
  for (let steps = 0; steps < 24; steps++) {
    const unit = readUnit(scan, at);
    if (unit > at) {
      at = unit;
      end = at;
      continue;
    }
    const token = tokenAt(scan, at);
    if (token.gap === 'blank-line' || at >= scan.tokens.length) break;
    const before = tokenAt(scan, at - 1);
    const code = readPostalCode(scan, at);
    if (code > at) return words === 0 ? readTownAfter(scan, code) : code;
    if (isCodeLine(scan, at) && words > 0) return at + 1;
    const isTail = isHyphenated(scan, at) && words > 0;
    if (isTail) end = at += 2;
    else if (token.text === ',' || (words > 0 && isInnerWord(scan, at)) || isQuote(scan, at)) at++;
    else if (words > 0 && (emptyFields.has(token.folded) || isTownTail(scan, at))) end = ++at;
    else if (token.kind === 'number' && token.text.length <= 2 && before.text === ',') at++;
    else if (isPlaceToken(scan, at)) {
      const isApart = before.text === ',' || !onSameLine(token) || end === at;
      if (!isApart && words >= sentenceWords) break;
      words++;
      end = ++at;
    } else if (['-', "'", '(', ')'].includes(token.text) && end === at && words > 0) at++;
    else break;
  }
  return end;
}

/** True when what follows the street is the rest of an address, so that city and code belong to it. */
export function hasRest(scan: Scan, street: number): boolean {
  if (readUnit(scan, street) > street) return true;
  const next = tokenAt(scan, street);
  const after = tokenAt(scan, street + 1);
  if (next.text === ',')
    return isPlaceToken(scan, street + 1) && after.shape !== 'initial' && after.shape !== 'lower'
      ? true
      : readUnit(scan, street + 1) > street + 1 || readPostalCode(scan, street + 1) > street + 1;
  return (
    (next.gap === 'line' && (next.shape === 'capital' || next.shape === 'upper')) || stateAbbreviations.has(next.text)
  );
}
