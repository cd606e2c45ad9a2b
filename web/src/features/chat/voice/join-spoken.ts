/** No space stands before these. */
const closing = /^[\s.,;:!?)\]}%]/;
/** Nor behind these. */
const opening = /[\s([{]$/;

/** Puts what was said behind what stands already, with a space between where one belongs. */
export function joinSpoken(before: string, said: string): string {
  const words = said.trim();
  if (words === '' || before === '') return before + words;
  return opening.test(before) || closing.test(words) ? before + words : `${before} ${words}`;
}

/** What is to be written between two texts so that the words stay apart from both. */
export function spaceBetween(before: string, said: string, after: string): string {
  const words = said.trim();
  const lead = before === '' || opening.test(before) || closing.test(words) ? '' : ' ';
  const trail = after === '' || closing.test(after) ? '' : ' ';
  return lead + words + trail;
}

/** A text without its first so many words. */
export function dropWords(text: string, count: number): string {
  return text.trim().split(/\s+/).slice(count).join(' ');
}

export const countWords = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);
