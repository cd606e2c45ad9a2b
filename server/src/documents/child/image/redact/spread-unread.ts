import type { Box } from './box.ts';
import type { SeenText } from './read-rows.ts';
import { mayIdentify, type SeenWord } from './seen-word.ts';

/** How far apart words of one name or one address stand at most, as a share of their height. */
const near = 1.2;

/**
 * What could not be read together with the names and numbers beside it on its line: half an address is one still, and
 * the search for identifiers does not find what it sees only half of.
 */
export function spreadUnread({ words, unread }: SeenText): SeenText {
  const known = new Set(words);
  const boxes = [...unread];
  for (let index = 0; index < boxes.length; index += 1) {
    const box = boxes[index];
    if (box === undefined) continue;
    for (const word of known) {
      if (!mayIdentify(word) || !isBeside(word, box)) continue;
      known.delete(word);
      boxes.push(word.box);
    }
  }
  return { words, unread: boxes };
}

function isBeside({ box: word }: SeenWord, box: Box): boolean {
  const height = Math.min(word.bottom - word.top, box.bottom - box.top);
  const shared = Math.min(word.bottom, box.bottom) - Math.max(word.top, box.top);
  const gap = Math.max(word.left - box.right, box.left - word.right);
  return shared >= height * 0.5 && gap <= height * near;
}
