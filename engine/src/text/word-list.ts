/**
 * The entries of a list that is written as text, a bar between them, over as many lines as it takes: tables of words stay readable
 * so, where an entry a line would fill pages.
 */
export const wordList = (text: string): readonly string[] =>
  text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
