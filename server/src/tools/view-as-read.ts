/** The characters that a reader of markdown sees, and where they come from. */
export interface ReadView {
  readonly words: string;
  /** Where the character at this place of `words` begins in the text, or, as an end, ends. */
  readonly placeOf: (at: number, asEnd?: boolean) => number;
}

/** Marks of emphasis, code and escape, which are not seen; a reference to a character; or any other character. */
const step = /[*_~`\\]|&#(?:x([\da-f]{1,6})|(\d{1,7}));|[^]/giu;
const needsView = /[*_~`\\&]|[^\0-\x7f]/;

/**
 * Reads a stretch of markdown as its reader does: without marks, references to characters read, characters of another width
 * or dress plain (Unicode NFKC).
 */
export function viewAsRead(text: string): ReadView {
  if (!needsView.test(text)) return { words: text, placeOf: (at, asEnd = false) => (asEnd ? at + 1 : at) };
  let words = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: whole, 1: hex, 2: decimal, index } of text.matchAll(step)) {
    if ('*_~`\\'.includes(whole)) continue;
    const seen = readCharacter(whole, hex, decimal).normalize('NFKC');
    words += seen;
    for (let unit = 0; unit < seen.length; unit++) {
      starts.push(index);
      ends.push(index + whole.length);
    }
  }
  return { words, placeOf: (at, asEnd = false) => (asEnd ? ends : starts)[at] ?? text.length };
}

function readCharacter(whole: string, hex: string | undefined, decimal: string | undefined): string {
  if (hex === undefined && decimal === undefined) return whole;
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
}
