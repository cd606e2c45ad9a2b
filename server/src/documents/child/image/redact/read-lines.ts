import type { GreyImage } from '../grey-image.ts';
import { growBox, shareInside, type Box } from './box.ts';
import { cutOut } from './cut-out.ts';
import { readRow, type SeenText } from './read-rows.ts';
import { isReliable, type SeenWord } from './seen-word.ts';

/** Lines that are read again one by one; a page with more is too poor for that to help. */
const mostLines = 40;

/**
 * Reads lines again in which words were vague: by itself and enlarged, a line often gives more. What stays vague is
 * told as unread, by whole words.
 * @param seen The words of the whole picture
 * @param until Moment of `performance.now()` after which vague words stay unread
 */
export async function readVagueLines(image: GreyImage, seen: readonly SeenWord[], until: number): Promise<SeenText> {
  const words: SeenWord[] = [];
  const unread: Box[] = [];
  let count = 0;
  for (const line of linesOf(seen)) {
    if (line.every(isReliable)) {
      words.push(...line);
      continue;
    }
    count += 1;
    const again = count > mostLines || performance.now() > until ? [] : await readAgain(image, line);
    const [best, other] = reliableLetters(again) > reliableLetters(line) ? [again, line] : [line, again];
    const good = best.filter(isReliable);
    words.push(...good);
    const vague = [...best, ...other].filter((word) => !isReliable(word) && isWordSized(word));
    unread.push(...vague.map(({ box }) => box).filter((box) => !good.some((word) => shareInside(box, word.box) > 0.6)));
  }
  return { words, unread };
}

function linesOf(seen: readonly SeenWord[]): SeenWord[][] {
  const lines = new Map<string, SeenWord[]>();
  for (const word of seen) {
    const { left, top, right, bottom } = word.line;
    const key = [left, top, right, bottom].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()];
}

/** Words of lines above and below, which a cut-out also holds, are left to their own lines. */
async function readAgain(image: GreyImage, line: readonly SeenWord[]): Promise<SeenWord[]> {
  const [first] = line;
  if (first === undefined) return [];
  const words = await readRow(await cutOut(image, first.line));
  return words.filter(({ box }) => shareInside(box, growBox(first.line, 0.2)) > 0.5);
}

function reliableLetters(words: readonly SeenWord[]): number {
  return words.filter(isReliable).reduce((sum, { text }) => sum + text.length, 0);
}

/** Specks and lines are sometimes taken for a letter. */
function isWordSized({ text, box }: SeenWord): boolean {
  const height = box.bottom - box.top;
  return /[\p{L}\p{N}]{2}/u.test(text) && height >= 6 && box.right - box.left >= height * 0.5;
}
