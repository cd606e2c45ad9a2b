/** So many words in a row are no chance. */
const run = 12;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((_, at, words) => (at + run > words.length ? [] : [words.slice(at, at + run).join(' ')]));

/**
 * Makes a test for texts that repeat what a model was told: twelve words in a row. Examples in quotation marks are how notes are written, and
 * what the sources say as well is theirs.
 * @param prompts the instructions of a model, without data
 */
export function createRepeatTest(prompts: readonly string[], sources: readonly string[]): (text: string) => boolean {
  const known = new Set(sources.flatMap(runsOf));
  const runs = new Set(
    prompts.flatMap((text) => runsOf(text.replace(/"[^"\n]*"/g, ' '))).filter((one) => !known.has(one)),
  );
  return (text) => runsOf(text).some((one) => runs.has(one));
}
