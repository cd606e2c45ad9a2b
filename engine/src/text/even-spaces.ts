/** True where white space is anything but single spaces between words. */
function hasOddSpace(text: string): boolean {
  let spaced = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const space = code === 32;
    if (code < 32 || (space && spaced)) return true;
    spaced = space;
  }
  return spaced;
}

/** A text with one space where white space stood, and none around it. */
export function evenSpaces(text: string): string {
  // Looking is cheaper than writing anew, and most texts are even.
  if (!hasOddSpace(text) && !/[\x80-\uffff]/.test(text)) return text;
  return text.replace(/\s+/g, ' ').trim();
}

/** How many words stand between white space, as `split(/\s+/)` counts them. */
export function countWords(text: string): number {
  let count = 1;
  let spaced = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const space = code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text[at] ?? ''));
    if (space && !spaced) count += 1;
    spaced = space;
  }
  return count;
}
