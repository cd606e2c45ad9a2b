import { isBodySite } from '../clinical/anatomy.ts';

/** How far back is looked, in characters and in words. */
const reach = { characters: 400, words: 16 } as const;
const side = /^(?:left|right|bilateral)$/;

/** The last part of the body that is named before a place in the text, with its side; "" where none is near. */
export function siteBefore(text: string): string {
  const words = (
    text
      .slice(-reach.characters)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).slice(-reach.words);
  const at = words.findLastIndex(isBodySite);
  return words.slice(side.test(words[at - 1] ?? '') ? at - 1 : Math.max(at, 0), at + 1).join(' ');
}
