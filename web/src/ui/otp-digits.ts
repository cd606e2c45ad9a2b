/** What the boxes of a code hold, and which box is next. */
export interface OtpState {
  readonly digits: readonly string[];
  readonly focus: number;
}

const decimalDigit = /\p{Nd}/u;
const decimalDigits = /\p{Nd}/gu;

/** The value of a decimal digit of any script. Unicode keeps the ten of a script together, from zero to nine. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The digits of a text as 0 to 9, also those of a keyboard that writes full-width, Arabic or other digits. */
const readDigits = (text: string): string => (text.match(decimalDigits) ?? []).map(digitValue).join('');

/** Puts digits in from box `index` on, or from the first box when they are a whole code. What is too long is cut. */
function spread(digits: readonly string[], index: number, fresh: string): OtpState {
  const start = fresh.length >= digits.length ? 0 : index;
  const end = Math.min(start + fresh.length, digits.length);
  return {
    digits: digits.map((digit, place) => (place >= start && place < end ? (fresh[place - start] ?? digit) : digit)),
    focus: Math.min(end, digits.length - 1),
  };
}

/**
 * Takes in what box `index` holds after an input: one digit moves on to the next box, also when it is the digit that
 * stood there; several (a code that the browser offered) spread over the boxes; none empties the box. Null when there
 * is text without a digit: nothing changes then.
 */
export function placeDigits(digits: readonly string[], index: number, text: string): OtpState | null {
  const held = digits[index] ?? '';
  const typed = readDigits(text);
  if (text === '') return { digits: digits.with(index, ''), focus: index };
  if (typed === '') return null;
  // A digit typed into a full box arrives beside the old one, before or behind it.
  const isReplacing = held !== '' && typed.length === 2 && typed.includes(held);
  return spread(digits, index, isReplacing ? typed.replace(held, '') : typed);
}

/** Puts a pasted text in, whatever box `index` held before. Null when there is no digit in it. */
export function pasteDigits(digits: readonly string[], index: number, text: string): OtpState | null {
  const fresh = readDigits(text);
  return fresh === '' ? null : spread(digits, index, fresh);
}

/** Backspace in a box that is empty already clears the one before it and goes there. */
export function stepBack(digits: readonly string[], index: number): OtpState {
  const before = Math.max(index - 1, 0);
  return { digits: digits.with(before, ''), focus: before };
}
