import type { Box } from './box.ts';

/** A connected group of pixels of one mark. */
export interface Blob extends Box {
  readonly pixels: number;
  readonly mark: number;
}

/** Beyond this a picture is noise all over, and no list of its parts says anything. */
const mostBlobs = 400_000;

/** The connected groups of equal marks other than 0, neighbours across corners included; null for noise all over. */
export function findBlobs(marks: Uint8Array, width: number, height: number): Blob[] | null {
  const blobs: Blob[] = [];
  const left = marks.slice();
  const stack: number[] = [];
  for (let start = 0; start < left.length; start += 1) {
    const mark = left[start] ?? 0;
    if (mark === 0) continue;
    if (blobs.length >= mostBlobs) return null;
    blobs.push(takeBlob(left, start, mark, width, height, stack));
  }
  return blobs;
}

function takeBlob(left: Uint8Array, start: number, mark: number, width: number, height: number, stack: number[]): Blob {
  let [x0, y0, x1, y1, pixels] = [width, height, 0, 0, 0];
  left[start] = 0;
  stack.push(start);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
    pixels += 1;
    for (let down = y > 0 ? -width : 0; down <= (y < height - 1 ? width : 0); down += width) {
      for (let right = x > 0 ? -1 : 0; right <= (x < width - 1 ? 1 : 0); right += 1) {
        const next = at + down + right;
        if (left[next] !== mark) continue;
        left[next] = 0;
        stack.push(next);
      }
    }
  }
  return { left: x0, top: y0, right: x1 + 1, bottom: y1 + 1, pixels, mark };
}
