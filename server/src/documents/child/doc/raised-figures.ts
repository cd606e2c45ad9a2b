import { raiseFigures } from '../raised-text.ts';
import type { CompoundFile } from './compound-file.ts';

/** Figures that can stand raised, and control characters without a meaning in Word that stand for them meanwhile. */
const figures = '0123456789+-';
const marks = '\u000e\u000f\u0010\u0011\u0012\u0016\u0017\u0018\u0019\u001a\u001c\u001d';

/** Where the header tells the place of the character formats in the table stream (MS-DOC, 2.5.6, fcPlcfBteChpx). */
const formatsPlace = 0xfa;
const pageBytes = 512;
/** Raised or lowered (MS-DOC, 2.6.1, sprmCIss); 1 is raised. */
const positionProperty = 0x2a48;

/**
 * The file with each run of raised figures replaced by marks. The library that extracts the text drops all formats,
 * and 10⁹ would come out as 109.
 */
export function markRaisedFigures(bytes: Uint8Array, file: CompoundFile, table: Buffer): Buffer {
  const marked = Buffer.from(bytes);
  const main = file.read('WordDocument');
  const placeOf = file.placer('WordDocument');
  for (const { from, to } of raisedRanges(main, table)) {
    const run = main.subarray(from, to);
    // Text is kept in one byte for each character or in two; the second is then zero, which one-byte text never has.
    const wide = run.length % 2 === 0 && run.every((byte, index) => index % 2 === 0 || byte === 0);
    const text = run.toString(wide ? 'utf16le' : 'latin1');
    if (!/^[0-9+-]+$/.test(text)) continue;
    for (let index = 0; index < text.length; index += 1) {
      const place = placeOf(from + index * (wide ? 2 : 1));
      if (place !== null) marked[place] = marks.charCodeAt(figures.indexOf(text.charAt(index)));
    }
  }
  return marked;
}

/** Turns the marks into raised figures. */
export function raiseMarked(text: string): string {
  let whole = '';
  for (const character of text) {
    const index = marks.indexOf(character);
    whole += index < 0 ? character : raiseFigures(figures.charAt(index));
  }
  return whole;
}

interface Range {
  from: number;
  to: number;
}

function raisedRanges(main: Buffer, table: Buffer): Range[] {
  const start = main.readUInt32LE(formatsPlace);
  const pages = Math.floor((main.readUInt32LE(formatsPlace + 4) - 4) / 8);
  const ranges: Range[] = [];
  for (let index = 0; index < pages; index += 1) {
    const number = table.readUInt32LE(start + (pages + 1) * 4 + index * 4) & 0x3fffff;
    ranges.push(...raisedOnPage(main.subarray(number * pageBytes, (number + 1) * pageBytes)));
  }
  return ranges;
}

/** A page of formats: the byte offsets of its runs, then for each the place of its properties on the page. */
function raisedOnPage(page: Buffer): Range[] {
  const runs = page.readUInt8(pageBytes - 1);
  const ranges: Range[] = [];
  for (let index = 0; index < runs; index += 1) {
    const at = page.readUInt8((runs + 1) * 4 + index) * 2;
    if (at === 0) continue;
    const properties = page.subarray(at + 1, at + 1 + page.readUInt8(at));
    if (!isRaised(properties)) continue;
    ranges.push({ from: page.readUInt32LE(index * 4), to: page.readUInt32LE(index * 4 + 4) });
  }
  return ranges;
}

/** Operand sizes by the three highest bits of a property (MS-DOC, 2.2.5.1); 6 is told by its first byte. */
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];

function isRaised(properties: Buffer): boolean {
  for (let at = 0; at + 2 < properties.length;) {
    const property = properties.readUInt16LE(at);
    const kind = property >> 13;
    if (property === positionProperty) return properties.readUInt8(at + 2) === 1;
    at += 2 + (kind === 6 ? properties.readUInt8(at + 2) + 1 : (operandBytes[kind] ?? 1));
  }
  return false;
}
