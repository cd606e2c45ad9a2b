import type { GreyImage } from '../grey-image.ts';
import { findBlobs, type Blob } from './blobs.ts';
import { boxAround, shareInside, type Box } from './box.ts';
import { localContrast } from './local-contrast.ts';

/** Letters on a page of 200 dots per inch stand between these heights, in pixels. */
const smallest = 6;
const tallest = 130;
const fewestLetters = 3;
/** More than the densest page has; noise all over. */
const mostLetters = 30_000;

/**
 * Rows in a picture that look like a line of print or writing, dark on light or light on dark: several marks of like
 * height beside each other, with gaps as between letters and words. What is in a row is not read here.
 * @param known Places that are skipped, as their words are known
 */
export function findTextRows(image: GreyImage, known: readonly Box[] = []): Box[] {
  const reach = Math.max(12, Math.round(Math.min(image.width, image.height) * 0.02));
  const blobs = findBlobs(localContrast(image, reach), image.width, image.height);
  if (blobs === null) return [{ left: 0, top: 0, right: image.width, bottom: image.height }];
  const letters = blobs.filter(isLetterLike).filter((blob) => !known.some((box) => shareInside(blob, box) > 0.5));
  if (letters.length > mostLetters) return [{ left: 0, top: 0, right: image.width, bottom: image.height }];
  return [1, 2].flatMap((mark) => rowsOf(letters.filter((blob) => blob.mark === mark)));
}

function isLetterLike(blob: Blob): boolean {
  const width = blob.right - blob.left;
  const height = blob.bottom - blob.top;
  if (height < smallest || height > tallest || width > height * 8) return false;
  const filled = blob.pixels / (width * height);
  return blob.pixels >= 10 && filled >= 0.08 && filled <= 0.95;
}

function rowsOf(letters: readonly Blob[]): Box[] {
  const open: Blob[][] = [];
  const done: Blob[][] = [];
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const height = letter.bottom - letter.top;
    let best: Blob[] | null = null;
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const row = open[index] ?? [];
      const last = row.at(-1);
      if (last === undefined) continue;
      if (letter.left - last.right > tallest * 2) done.push(...open.splice(index, 1));
      else if (best === null && follows(last, letter, height)) best = row;
    }
    if (best === null) open.push([letter]);
    else best.push(letter);
  }
  return [...done, ...open].filter(isRow).map(boxAround);
}

/** Of like height, on the same line, and no further away than the next word would be. */
function follows(last: Blob, letter: Blob, height: number): boolean {
  const lastHeight = last.bottom - last.top;
  const lower = Math.min(height, lastHeight);
  const shared = Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top);
  return shared >= lower * 0.5 && lower * 2.4 >= Math.max(height, lastHeight) && letter.left - last.right <= lower * 2;
}

function isRow(letters: readonly Blob[]): boolean {
  if (letters.length < fewestLetters) return false;
  const { left, right, top, bottom } = boxAround(letters);
  const heights = letters.map((letter) => letter.bottom - letter.top).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  // A row of print is wider than it is high, and does not climb.
  return right - left >= usual * 1.8 && bottom - top <= usual * 3.2;
}
