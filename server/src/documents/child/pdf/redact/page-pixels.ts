import { pixelsOf, scaleBox, type Box } from '../../image/redact/box.ts';
import { boxOfQuads, type Point, type Quad } from '../../image/redact/quad.ts';
import type { PagePixels } from './page-canvas.ts';

/** A smaller difference than this between ink and ground is not read. */
export const legibleContrast = 14;

/**
 * Whether anything is to be seen at a place of a drawn page, in page units: text that is white on white or under a black
 * bar is not.
 * @param contrast Least difference in one of the colours, of 255
 */
export function showsInk({ data, width, height, scale }: PagePixels, quad: Quad, contrast: number): boolean {
  const place = pixelsOf(scaleBox(boxOfQuads([quad]), scale, scale), width, height);
  const first = (place.top * width + place.left) * 4;
  for (let y = place.top; y < place.bottom; y += 1) {
    for (let at = (y * width + place.left) * 4; at < (y * width + place.right) * 4; at += 1) {
      if (Math.abs((data[at] ?? 0) - (data[first + (at & 3)] ?? 0)) >= contrast) return true;
    }
  }
  return false;
}

/** Fills places of a drawn page with one grey, in place: every pixel that a place touches, without shades at its edges. */
export function fillPlaces({ data, width, height, scale }: PagePixels, quads: readonly Quad[], grey: 0 | 255): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const colour = new Uint32Array(new Uint8Array([grey, grey, grey, 255]).buffer)[0] ?? 0;
  for (const quad of quads) {
    const corners = quad.map(([x, y]): Point => [x * scale, y * scale]);
    const place = pixelsOf(scaleBox(boxOfQuads([quad]), scale, scale), width, height);
    for (let y = place.top; y < place.bottom; y += 1) {
      const { left, right } = pixelsOf(rowOf(corners, y), width, height);
      if (right > left) pixels.fill(colour, y * width + left, y * width + right);
    }
  }
}

/** How far a shape without dents reaches within one row of pixels. */
function rowOf(corners: readonly Point[], y: number): Box {
  let [left, right] = [Infinity, -Infinity];
  const reach = (x: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
  };
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 >= y && y1 <= y + 1) reach(x1);
    for (const edge of [y, y + 1])
      if (y1 !== y2 && edge >= Math.min(y1, y2) && edge <= Math.max(y1, y2))
        reach(x1 + ((x2 - x1) * (edge - y1)) / (y2 - y1));
  }
  return { left, right, top: y, bottom: y + 1 };
}
