import type { GreyImage } from '../grey-image.ts';
import { rotateGrey } from '../prepare-image.ts';
import { recogniseBlocks } from '../recognise.ts';
import { growBox, shareInside, turnBack, type Box } from './box.ts';
import { cutOut, type CutOut } from './cut-out.ts';
import { isReliable, moveWord, wordsOf, type SeenWord } from './seen-word.ts';

/** What an upright picture says, and where it seems to say something that could not be read; places in its pixels. */
export interface SeenText {
  readonly words: readonly SeenWord[];
  readonly unread: readonly Box[];
}

/** Rows that are looked at one by one; any more stay unread, since a picture with so many is no text. */
const mostRows = 60;
/** How much of a row's length must be covered by words that were read well. */
const mostlyCovered = 0.75;

/**
 * Reads rows that look like text one by one.
 * @param known Words that are known already and are not told again
 * @param upsideDown Whether a row may also stand on its head
 * @param until Moment of `performance.now()` after which rows stay unread
 */
export async function readRows(
  image: GreyImage,
  rows: readonly Box[],
  known: readonly SeenWord[],
  { upsideDown, until }: { upsideDown: boolean; until: number },
): Promise<SeenText> {
  const words: SeenWord[] = [];
  const unread: Box[] = [];
  const longestFirst = rows.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  for (const [index, row] of longestFirst.entries()) {
    if (index >= mostRows || performance.now() > until) {
      unread.push(row);
      continue;
    }
    const cut = await cutOut(image, row);
    const read = await readRow(cut);
    const seen = upsideDown && !isCovered(row, read) ? better(read, await readTurned(cut)) : read;
    const added = seen.filter(({ box }) => !known.some((word) => shareInside(box, word.box) > 0.5));
    words.push(...added.filter(isReliable));
    if (!isCovered(row, seen)) unread.push(row);
  }
  return { words, unread };
}

/** The words of a row that was cut out, at their places in the picture from which it was cut. */
export async function readRow({ image, toPicture }: CutOut): Promise<SeenWord[]> {
  return wordsOf(await recogniseBlocks(image, true)).map((word) => moveWord(word, toPicture));
}

async function readTurned({ image, toPicture }: CutOut): Promise<SeenWord[]> {
  const seen = await readRow({ image: await rotateGrey(image, 180), toPicture: (box) => box });
  return seen.map((word) => moveWord(word, (box) => toPicture(turnBack(box, 180, image.width, image.height))));
}

function better(one: readonly SeenWord[], other: readonly SeenWord[]): readonly SeenWord[] {
  const size = (words: readonly SeenWord[]): number =>
    words.filter(isReliable).reduce((sum, { text }) => sum + text.length, 0);
  return size(other) > size(one) ? other : one;
}

/** Whether words that were read well stand on most of a row, and none that were not. */
function isCovered(row: Box, seen: readonly SeenWord[]): boolean {
  const onRow = seen.filter(({ box }) => shareInside(row, growBox(box, 0.4)) > 0 && box.top < row.bottom);
  if (onRow.some((word) => !isReliable(word))) return false;
  const covered = onRow.reduce((sum, { box }) => {
    const within = Math.min(row.right, box.right + (box.bottom - box.top) * 0.5) - Math.max(row.left, box.left);
    return sum + Math.max(0, within);
  }, 0);
  return covered >= (row.right - row.left) * mostlyCovered;
}
