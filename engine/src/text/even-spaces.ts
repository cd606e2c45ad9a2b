/** A text with one space where white space stood, and none around it. */
export function evenSpaces(text: string): string {
  // Most texts have nothing but single spaces, and looking is cheaper than writing anew.
  return (/[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
