/** The longest title, in characters: about what a line of the history shows at its widest. */
export const longestTitle = 48;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const trailing = /[\s,;:(–-]+(?:(?:with|without|of|in|and|or|due|to|the|a|an|by|for|at|on)[\s,]*)*$/i;

/** Cut between words, without a preposition at its end. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(0, length + 1);
  return kept.slice(0, Math.max(kept.lastIndexOf(' '), 1)).replace(trailing, '');
}

/**
 * A title from its lead and the things to name after it, as many of at most two as a line shows.
 * @param tail What stands at the end where there is room for it, such as " (PDF)"
 */
export function writeTitle(lead: string, things: readonly string[], tail = ''): string {
  const opening = lead === '' ? '' : `${lead}: `;
  const [first, second] = things;
  if (first === undefined) return upperFirst(cut(lead + (lead === '' ? '' : tail), longestTitle));
  const one = opening + cut(first, longestTitle - opening.length);
  const ends = [`, ${second ?? ''}${tail}`, `, ${second ?? ''}`, tail, ''].filter(
    (end) => second !== undefined || !end.startsWith(','),
  );
  return upperFirst(one + (ends.find((end) => one.length + end.length <= longestTitle) ?? ''));
}
