/** True for white space at a place of a text, as `\s` has it. */
export function isSpaceAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text[at] ?? ''));
}

/** True where white space may be anything but single spaces between words. */
function hasOddSpace(text: string): boolean {
  let spaced = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const space = code === 32;
    if (code < 32 || code >= 128 || (space && spaced)) return true;
    spaced = space;
  }
  return spaced;
}

/** A text with one space where white space stood, and none around it. */
export function evenSpaces(text: string): string {
  // Looking is cheaper than writing it again, and most texts are even.
  if (!hasOddSpace(text)) return text;
  const trimmed = text.trim();
  return hasOddSpace(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}

/** The words between white space, as `split(/\s+/)` gives them: an empty one where the text begins or ends with it. */
export function splitAtSpaces(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; ;) {
    const start = at;
    while (at < text.length && !isSpaceAt(text, at)) at += 1;
    words.push(text.slice(start, at));
    if (at >= text.length) return words;
    while (at < text.length && isSpaceAt(text, at)) at += 1;
  }
}

/** How many words stand between white space, as `split(/\s+/)` counts them. */
export function countWords(text: string): number {
  let count = 1;
  let spaced = false;
  for (let at = 0; at < text.length; at += 1) {
    const space = isSpaceAt(text, at);
    if (space && !spaced) count += 1;
    spaced = space;
  }
  return count;
}
