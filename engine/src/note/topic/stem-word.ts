/** Endings in the order in which they are looked for: ending, least length of the word, what stands in its place. */
const endings: readonly (readonly [string, number, string])[] = [
  ['ing', 6, ''],
  ['ies', 6, 'y'],
  ['ed', 5, ''],
  ['es', 5, ''],
  ['s', 4, ''],
];

/**
 * A lower-case word without the ending that its place in a sentence gave it, so that "smokes", "smoked" and "smoking" count as one.
 * It need not be a word. Look-ups only.
 */
export function stemWord(word: string): string {
  if (word.length <= 3) return word;
  const mark = word.search(/['’](?:s|m|re|ve|ll|d)$/);
  let stem = mark > 0 ? word.slice(0, mark) : word;
  const ending = endings.find(
    ([end, least]) => stem.length >= least && stem.endsWith(end) && !(end === 's' && stem.endsWith('ss')),
  );
  if (ending) stem = stem.slice(0, stem.length - ending[0].length) + ending[2];
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 4 && stem.endsWith('ly') ? stem.slice(0, -2) : stem;
}
