/**
 * Every match of a pattern with the flag `g`, in order: what `matchAll` gives, which copies the pattern for each text and so costs
 * more than the search where texts are short.
 */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
