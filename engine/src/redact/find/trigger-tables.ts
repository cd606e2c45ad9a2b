/**
 * Which words begin something that a recogniser looks for. While a text is cut into tokens, the places of these words are
 * noted for each table, so that a recogniser goes to its places instead of over the whole text.
 */
const tablesByWord = new Map<string, number[]>();
let count = 0;

/** Takes a number for a table of words. Tables are made when their module is loaded, before the first text is read. */
export function registerTable(words: Iterable<string>): number {
  const id = count++;
  for (const word of words) {
    const tables = tablesByWord.get(word);
    if (tables === undefined) tablesByWord.set(word, [id]);
    else if (!tables.includes(id)) tables.push(id);
  }
  return id;
}

/** The tables in which a folded word or a mark stands. */
export function tablesOf(folded: string): readonly number[] | undefined {
  return tablesByWord.get(folded);
}

/** How many tables there are. */
export function tableCount(): number {
  return count;
}
