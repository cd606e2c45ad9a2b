import { scaleBox, type Box } from './box.ts';
import type { Mark, PlacedRun } from './placed-text.ts';
import type { Point, Quad } from './quad.ts';
import { backFrom, type SeenSide } from './read-picture.ts';
import type { SeenWord } from './seen-word.ts';

/** Something written that nothing drew, and that has no place. */
const space: Mark = { text: ' ', quads: [] };

/**
 * The words of one side of a picture as runs, a word each.
 * @param across @param down From pixels of the recognised picture to the lengths of the places that are told
 */
export function runsOfWords(side: SeenSide, across: number, down: number): PlacedRun[] {
  const lying = side.turn === 90 || side.turn === 270;
  const [alongX, alongY] = lying ? [down, across] : [across, down];
  const firsts = new Set(side.words.filter((word) => side.words.some((other) => belongsTo(other, word))));
  return side.words.map((word) => {
    const { text, box, line } = word;
    const parted = !firsts.has(word);
    // Upright words are read together with those around the cut-out; others by themselves.
    const upright = side.turn === 0 ? backFrom(side) : (own: Box): Box => own;
    const place = scaleBox(upright(box), alongX, alongY);
    const row = scaleBox(upright(line), alongX, alongY);
    return {
      text: parted ? `${text} ` : text,
      marks: [{ text, quads: [quadOf(box, side, across, down)] }, ...(parted ? [space] : [])],
      x: place.left,
      y: row.bottom,
      width: place.right - place.left,
      height: row.bottom - row.top,
      upright: true,
    };
  });
}

/** The places of a side that could not be read. */
export function unreadBoxes(side: SeenSide, across: number, down: number): Box[] {
  return side.unread.map(backFrom(side)).map((box) => scaleBox(box, across, down));
}

/** The corners keep their order as they are read, also where the picture is turned. */
function quadOf({ left, top, right, bottom }: Box, side: SeenSide, across: number, down: number): Quad {
  const back = backFrom(side);
  const corner = (x: number, y: number): Point => {
    const point = back({ left: x, top: y, right: x, bottom: y });
    return [point.left * across, point.top * down];
  };
  return [corner(left, bottom), corner(right, bottom), corner(right, top), corner(left, top)];
}

/** Whether two recognised words are one that was taken apart: a joining sign between them, and no room for a space. */
function belongsTo({ text, box }: SeenWord, { text: before, box: left }: SeenWord): boolean {
  const height = Math.min(box.bottom - box.top, left.bottom - left.top);
  const gap = box.left - left.right;
  const shared = Math.min(box.bottom, left.bottom) - Math.max(box.top, left.top);
  if (shared < height * 0.5 || gap < -height || gap > height * 0.35) return false;
  return /^[@./_-]/.test(text) || /[@/_-]$/.test(before);
}
