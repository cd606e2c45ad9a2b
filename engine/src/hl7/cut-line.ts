import { isParted } from '../write/text-profiles/wrap-lines.ts';

/** Characters of a line that every receiver shows whole: those of a terminal, which their fields were made for. */
export const lineCharacters = 78;

/** A mark that belongs to the character before it, or joins it to the next one. */
const goesOn = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

const wordBefore = (text: string): string => /(\S*)\s*$/.exec(text)?.[1] ?? '';
const wordAfter = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';

/** Where the first part of a line ends: behind blanks, not between a number and its unit if there is another place. */
function findEnd(characters: readonly string[]): number {
  let last = 0;
  for (let at = lineCharacters; at > 0; at -= 1) {
    if (characters[at - 1] !== ' ' || characters[at] === ' ') continue;
    last = Math.max(last, at);
    const before = wordBefore(characters.slice(0, at).join(''));
    if (before === '') break;
    if (!isParted(before, wordAfter(characters.slice(at).join('')))) return at;
  }
  if (last > 0) return last;
  let end = lineCharacters;
  while (end > 1 && (goesOn.test(characters[end] ?? '') || characters[end - 1] === '\u200d')) end -= 1;
  return end > 1 ? end : lineCharacters;
}

/**
 * A line in parts that receivers take, one after the other the same characters again. Cut behind a blank; only a word that is longer
 * than a part is cut within, and no character ever.
 */
export function cutLine(line: string): readonly string[] {
  const characters = Array.from(line);
  const parts: string[] = [];
  let start = 0;
  while (characters.length - start > lineCharacters) {
    // As much of what follows as the first word of it needs.
    const end = start + findEnd(characters.slice(start, start + 2 * lineCharacters));
    parts.push(characters.slice(start, end).join(''));
    start = end;
  }
  return [...parts, characters.slice(start).join('')];
}
