import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { pixelsOf, type Box } from './box.ts';
import { blacken, type Pixels } from './pixels.ts';

/** A place in a picture that becomes black, with the word that stands there instead, if any. */
export interface Cover {
  readonly box: Box;
  readonly word: string;
}

const typeface = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
);
/** Below this height letters cannot be read, in pixels. */
const smallest = 8;
const tallest = 48;

/** Makes places black, and writes the words in white on them where they fit, in place. */
export function coverPlaces(pixels: Pixels, covers: readonly Cover[]): void {
  for (const { box } of covers) blacken(pixels, box);
  for (const cover of covers) writeWord(pixels, cover);
}

function writeWord(pixels: Pixels, { box, word }: Cover): void {
  const { left, top, right, bottom } = pixelsOf(box, pixels.width, pixels.height);
  const [width, height] = [right - left, bottom - top];
  // Capitals of this typeface are on average 0.68 of their size wide.
  const size = Math.floor(Math.min(height * 0.72, tallest, (width * 0.94) / (0.68 * word.length)));
  if (word === '' || size < smallest) return;
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>` +
      `<text x="${width / 2}" y="${height / 2 + size * 0.35}" font-family="Liberation Sans" font-size="${size}" ` +
      `fill="#fff" text-anchor="middle">${escapeXml(word)}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [typeface], defaultFontFamily: 'Liberation Sans' }, logLevel: 'off' },
  ).render();
  for (let y = 0; y < Math.min(height, drawn.height); y += 1) {
    const row = drawn.pixels.subarray(y * drawn.width * 4, (y * drawn.width + Math.min(width, drawn.width)) * 4);
    pixels.data.set(row, ((top + y) * pixels.width + left) * 4);
  }
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
