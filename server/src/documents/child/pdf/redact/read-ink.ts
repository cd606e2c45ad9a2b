import { createHash } from 'node:crypto';
import type { GreyImage } from '../../image/grey-image.ts';
import { pixelsOf, type Box } from '../../image/redact/box.ts';
import { readPicture, type SeenSide } from '../../image/redact/read-picture.ts';

/**
 * Reads what is drawn on a page.
 * @param focus The only places that matter, or null for the whole page; in pixels
 * @param until Moment of `performance.now()` after which what is left stays unread
 */
export type ReadInk = (page: GreyImage, focus: readonly Box[] | null, until: number) => Promise<SeenSide[]>;

/** Room around what is cut out: letters that touch an edge are not recognised. */
const margin = 16;
const paper = 250;

/** Starts reading pages of one document; what is drawn the same again, such as a letterhead, is not read again. */
export function startReadingInk(): ReadInk {
  const known = new Map<string, SeenSide[]>();
  return async (page, focus, until) => {
    const shown = focus === null ? page : onlyIn(page, focus);
    const place = inkOf(shown);
    if (place === null) return [];
    const cut = cutInk(shown, place);
    const key = `${cut.width} ${createHash('sha256').update(cut.data).digest('base64')}`;
    const sides = known.get(key) ?? (await readPicture(cut, until));
    // What was given up for lack of time is tried again where it stands again, and given up again.
    if (performance.now() <= until) known.set(key, sides);
    return sides.map((side) => ({ ...side, cutAt: { left: place.left - margin, top: place.top - margin } }));
  };
}

function onlyIn({ data, width, height }: GreyImage, places: readonly Box[]): GreyImage {
  const kept = new Uint8Array(data.length).fill(255);
  for (const place of places) {
    const { left, top, right, bottom } = pixelsOf(place, width, height);
    for (let y = top; y < bottom; y += 1)
      kept.set(data.subarray(y * width + left, y * width + Math.max(left, right)), y * width + left);
  }
  return { data: kept, width, height };
}

/** Where anything is drawn, or null for an empty page. */
function inkOf({ data, width, height }: GreyImage): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value < paper);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.findLastIndex((value) => value < paper) + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right > left ? { left, top, right, bottom } : null;
}

function cutInk({ data, width }: GreyImage, { left, top, right, bottom }: Box): GreyImage {
  const [columns, rows] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const cut = new Uint8Array(columns * rows).fill(255);
  for (let y = top; y < bottom; y += 1)
    cut.set(data.subarray(y * width + left, y * width + right), (y - top + margin) * columns + margin);
  return { data: cut, width: columns, height: rows };
}
