import { asciiLetters, asciiSigns, asciiWords, greekNames, microUnits } from './data/ascii-signs.ts';

const other = /[^\n\x20-\x7e]/;
/** Seen by nobody: marks of direction, joiners, soft hyphens, variation selectors, and signs of control. */
const unseen = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f]$/u;
const raised = /^[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]$/;
const lowered = /^[₀₁₂₃₄₅₆₇₈₉₊₋]$/;
const accent = /\p{M}/gu;

const digitAtEnd = /\d$/;
const wordAtEnd = /[A-Za-z\d]$/;

/** A micro sign, or the Greek letter that is typed for it, before a unit. */
const beginsUnit = new RegExp(String.raw`^(?:${microUnits.join('|')})\b`, 'i');

/** Never written as a guess: the number of a character that ASCII has no way to write shows that there was one. */
const numberOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function nameGreek(letter: string): string | undefined {
  const name = greekNames[letter] ?? greekNames[letter.toLowerCase()];
  return name === undefined || letter in greekNames ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** What stands before, in ASCII, and what stands behind, as it was. */
interface Beside {
  readonly before: string;
  /** The character before, as it was. */
  readonly previous: string;
  readonly after: string;
}

/** Words apart from what stands beside them. */
function setApart(word: string, { before, after }: Omit<Beside, 'previous'>): string {
  const space = before === '' || /[\s(]$/.test(before) ? '' : ' ';
  return `${space}${word}${after === '' || /^[\s,.;:)]/.test(after) ? '' : ' '}`;
}

/** A degree, or the small raised "o" of Spanish, which is typed for it: no digit may grow by it. */
function writeDegree(sign: string, { before, after }: Beside): string {
  const isScale = /^ ?[CF](?![A-Za-z])/.test(after);
  if (sign === '°' || isScale) return setApart('deg', { before, after: isScale ? after.trimStart() : after });
  return digitAtEnd.test(before) ? '.o' : 'o';
}

/** A number above or below the line. One above or below a number is its power or index, never more of its digits. */
function writeScript(character: string, plain: string, { before, previous, after }: Beside): string {
  const script = raised.test(character) ? raised : lowered;
  const isMarked = !script.test(previous) && (digitAtEnd.test(before) || plain === '-');
  const space = /^\d/.test(after) ? ' ' : '';
  return `${isMarked ? (script === raised ? '^' : '_') : ''}${plain}${space}`;
}

/** "2½" is two and a half. */
function writeCompatible(character: string, beside: Beside): string {
  const parts = character.normalize('NFKD').replace(accent, '');
  // The parts of some letters are put together again by every reader.
  if (parts === '' || parts.normalize('NFC') === character) return '';
  const plain = toAscii(parts);
  // "①" is the number of a step, and no digit of the number beside it.
  if (/^\d+$/.test(plain)) return /^\p{Nd}$/u.test(character) ? plain : `(${plain})`;
  const before = digitAtEnd.test(beside.before) && /^[\d(]/.test(plain) ? ' ' : '';
  return before + plain + (/\d$/.test(plain) && /^\d/.test(beside.after) ? ' ' : '');
}

function writeCharacter(character: string, beside: Beside): string {
  if (character === '\t' || /^\s$/u.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (/^[°º˚]$/.test(character)) return writeDegree(character, beside);
  if (/^[µμ]$/.test(character)) return beginsUnit.test(beside.after) ? 'mc' : setApart('mu', beside);
  // "3·5" may be a product or a number with a fraction, and "Ø" alone none, zero or a diameter: not for a table to say.
  if (character === '·') return digitAtEnd.test(beside.before) && /^\d/.test(beside.after) ? numberOf(character) : '-';
  const isInWord = wordAtEnd.test(beside.before) || /^\p{L}/u.test(beside.after);
  if (character in asciiLetters)
    return /^[Øø]$/.test(character) && !isInWord ? numberOf(character) : (asciiLetters[character] ?? '');
  if (raised.test(character) || lowered.test(character)) {
    const plain = character.normalize('NFKD').replace('\u2212', '-');
    return writeScript(character, plain, beside);
  }
  const word = asciiWords[character];
  if (word !== undefined)
    return character === '—' && /^\S/.test(beside.after) && digitAtEnd.test(beside.before)
      ? '-'
      : setApart(word, beside);
  const sign = asciiSigns[character] ?? nameGreek(character);
  if (sign === '' && digitAtEnd.test(beside.before) && /^\d/.test(beside.after)) return ' ';
  return sign ?? (writeCompatible(character, beside) || numberOf(character));
}

/**
 * A text in ASCII: quotes, dashes and accents go, other signs are written so that they mean the same ("≥" as ">=", "µg" as "mcg",
 * "½" as "1/2"), and what has no such form is named by its number. Lines stay; every number stays the number that it was.
 */
export function toAscii(text: string): string {
  if (!other.test(text)) return text;
  const characters = Array.from(text.normalize('NFC'));
  const written: string[] = [];
  let before = '';
  for (const [index, character] of characters.entries()) {
    const beside = { before, previous: characters[index - 1] ?? '', after: nextOf(characters, index) };
    const piece = other.test(character) ? writeCharacter(character, beside) : character;
    written.push(piece);
    before = (before + piece).slice(-3);
  }
  return written.join('');
}

const nextOf = (characters: readonly string[], index: number): string =>
  characters.slice(index + 1, index + 5).join('');
