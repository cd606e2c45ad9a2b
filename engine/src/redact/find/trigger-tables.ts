/**
 * Which words begin something that a recogniser looks for. While a text is cut into tokens, the places of these words are
 * noted for each table, so that a recogniser goes to its places instead of over the whole text.
 */
const tablesByWord = new Map<string, number[]>();
const tablesByMark: (number[] | undefined)[] = Array.from({ length: 128 });
let count = 0;

/** Takes a number for a table of words. Tables are made when their module is loaded, before the first text is read. */
export function registerTable(words: Iterable<string>): number {
  const id = count++;
  for (const word of words) {
    if (/^\d+$/.test(word)) throw new Error(`A table cannot begin with the bare number ${word}.`);
    const tables = tablesByWord.get(word) ?? [];
    if (!tables.includes(id)) tables.push(id);
    tablesByWord.set(word, tables);
    if (word.length === 1 && word.charCodeAt(0) < 128) tablesByMark[word.charCodeAt(0)] = tables;
  }
  return id;
}

/** The tables in which a folded word or a mark stands. */
export function tablesOf(folded: string): readonly number[] | undefined {
  return tablesByWord.get(folded);
}

/** The same for one mark, which comes so often that its number is looked up instead. */
export function tablesOfMark(mark: string): readonly number[] | undefined {
  const code = mark.charCodeAt(0);
  return code < tablesByMark.length ? tablesByMark[code] : tablesByWord.get(mark);
}

/** How many tables there are. */
export function tableCount(): number {
  return count;
}
