/** What the boxes of a code hold, and which box is next. */
export interface OtpState {
  readonly digits: readonly string[];
  readonly focus: number;
}

const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * Puts what came into box `index` in its place: one digit moves on to the next box; several (pasted, or filled in by
 * the browser) spread from the first box when they are a whole code, else from this one. What is not a digit is left out.
 */
export function placeDigits(digits: readonly string[], index: number, text: string): OtpState {
  const held = digits[index] ?? '';
  const typed = onlyDigits(text);
  if (typed === '') return { digits: digits.with(index, ''), focus: index };
  // A digit typed into a full box arrives beside the old one, before or behind it.
  const isReplacing = held !== '' && typed.length === 2 && typed.includes(held);
  const fresh = isReplacing ? typed.replace(held, '') || held : typed;
  const start = fresh.length >= digits.length ? 0 : index;
  const spread = fresh.slice(0, digits.length - start);
  const next = digits.map((digit, place) =>
    place >= start && place < start + spread.length ? (spread[place - start] ?? digit) : digit,
  );
  return { digits: next, focus: Math.min(start + spread.length, digits.length - 1) };
}

/** Backspace in a box that is empty already clears the one before it and goes there. */
export function stepBack(digits: readonly string[], index: number): OtpState {
  const before = Math.max(index - 1, 0);
  return { digits: digits.with(before, ''), focus: before };
}
