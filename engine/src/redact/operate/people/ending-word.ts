const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isBeyondAscii = (code: number): boolean => code > 127;

/**
 * The last word of a text in small letters, whatever marks and spaces stand behind it. Without looking at anything else it
 * says of nearly every place that no word of a list stands before it, which the patterns for such places take long to say.
 *
 * @returns null where anything beyond ASCII is in it: there a pattern has to be asked.
 */
export function endingWord(text: string): string | null {
  let end = text.length;
  for (; end > 0 && !isLetter(text.charCodeAt(end - 1)); end--)
    if (isBeyondAscii(text.charCodeAt(end - 1))) return null;
  let start = end;
  while (start > 0 && isLetter(text.charCodeAt(start - 1))) start--;
  return isBeyondAscii(text.charCodeAt(start - 1)) ? null : text.slice(start, end).toLowerCase();
}
