import type { TextProfile } from './profiles.ts';

/** The last place that a text of so many characters can be cut at, and where the next part begins. */
function findCut(text: string, most: number, lineEnd: string): readonly [end: number, next: number] {
  for (const between of [lineEnd + lineEnd, lineEnd, ' ']) {
    const at = text.lastIndexOf(between, most);
    if (at > 0) return [at, at + between.length];
  }
  // Never through a character of two units.
  const isPair = /[\ud800-\udbff]/.test(text[most - 1] ?? '') && most > 1;
  return isPair ? [most - 1, most - 1] : [most, most];
}

/**
 * A text written by `writeNoteText` in parts that a field of the profile holds, cut between paragraphs, else between lines, else
 * between words. One part where the field holds any number of characters.
 */
export function splitFields(text: string, { fieldCharacters: most, lineEnd }: TextProfile): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (most > 0 && rest.length > most) {
    const [end, next] = findCut(rest, most, lineEnd);
    parts.push(rest.slice(0, end));
    rest = rest.slice(next);
  }
  return [...parts, rest];
}
