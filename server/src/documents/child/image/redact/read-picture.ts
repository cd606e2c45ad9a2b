import type { GreyImage } from '../grey-image.ts';
import { rotateGrey } from '../prepare-image.ts';
import { findTurn, recogniseBlocks, type Turn } from '../recognise.ts';
import { growBox, turnBack, type Box } from './box.ts';
import { readRows, type SeenText } from './read-rows.ts';
import { readVagueLines } from './read-lines.ts';
import { wordsOf } from './seen-word.ts';
import { spreadUnread } from './spread-unread.ts';
import { findTextRows } from './text-like.ts';

/** What a picture says from one side. */
export interface SeenSide extends SeenText {
  /** How far the picture was turned, clockwise, before it was read; places are those in the turned picture. */
  readonly turn: Turn;
  /** Size of the turned picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the picture lay in a larger one from which it was cut before it was turned, else nothing. */
  readonly cutAt?: { readonly left: number; readonly top: number };
}

/**
 * Reads the words of a picture wherever they stand, whichever way up it is, dark on light or light on dark. Whatever
 * looks like words and cannot be read well is told too, so that it can be blacked out.
 * @param until Moment of `performance.now()` after which nothing more is tried, and what is not read stays unread
 * @returns what is read along the picture, then what is read at a right angle to that, if anything
 */
export async function readPicture(image: GreyImage, until = Infinity): Promise<SeenSide[]> {
  const { turn } = await findTurn(image);
  const along = turn === null ? await readBestSide(image, until) : await readSide(image, turn, until);
  const across = await readAcross(image, along, until);
  const sides = across.words.length + across.unread.length === 0 ? [along] : [along, across];
  return sides.map((side) => ({ ...side, ...spreadUnread(side) }));
}

/** Where a place of a turned picture lies in the picture as it was, or in the larger one from which it was cut. */
export function backFrom({ turn, width, height, cutAt }: SeenSide): (box: Box) => Box {
  const lying = turn === 90 || turn === 270;
  const { left, top } = cutAt ?? { left: 0, top: 0 };
  return (box) => {
    const back = turnBack(box, turn, lying ? height : width, lying ? width : height);
    return { left: back.left + left, top: back.top + top, right: back.right + left, bottom: back.bottom + top };
  };
}

/** Upright, unless that leaves much unread and another side gives more. */
async function readBestSide(image: GreyImage, until: number): Promise<SeenSide> {
  let best = await readSide(image, 0, until);
  if (best.unread.length <= best.words.length) return best;
  for (const turn of [180, 90, 270] as const) {
    if (performance.now() > until) break;
    const seen = await readSide(image, turn, until);
    if (letters(seen) > letters(best)) best = seen;
  }
  return best;
}

async function readSide(image: GreyImage, turn: Turn, until: number): Promise<SeenSide> {
  const turned = await rotateGrey(image, turn);
  const seen = wordsOf(await recogniseBlocks(turned));
  const lines = await readVagueLines(turned, seen, until);
  const rows = findTextRows(turned, knownPlaces({ words: [...seen, ...lines.words], unread: lines.unread }));
  const rest = await readRows(turned, rows, lines.words, { upsideDown: false, until });
  const { width, height } = turned;
  return { turn, width, height, words: [...lines.words, ...rest.words], unread: [...lines.unread, ...rest.unread] };
}

/** Text that stands at a right angle to the rest, as stamps of fax machines and labels of drawings do. */
async function readAcross(image: GreyImage, along: SeenSide, until: number): Promise<SeenSide> {
  const turn = along.turn === 0 || along.turn === 180 ? 90 : 0;
  const turned = await rotateGrey(image, turn);
  const back = backFrom(along);
  const forward = (box: Box): Box => (turn === 0 ? box : turnBack(box, 270, image.height, image.width));
  const known = knownPlaces(along).map((box) => forward(back(box)));
  const rows = findTextRows(turned, known);
  const { words, unread } = await readRows(turned, rows, [], { upsideDown: true, until });
  return { turn, width: turned.width, height: turned.height, words, unread };
}

function knownPlaces({ words, unread }: SeenText): Box[] {
  return [...words.map(({ box }) => growBox(box, 0.25)), ...unread];
}

function letters({ words }: SeenText): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
