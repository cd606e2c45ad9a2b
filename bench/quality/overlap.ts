/** Words as ROUGE counts them: lower case, letters and digits only. */
export function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** ROUGE-1 F1 between a reference and a text, 0 to 1. */
export function rougeOne(reference: string, text: string): number {
  const [wanted, given] = [countWords(toWords(reference)), countWords(toWords(text))];
  const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let hits = 0;
  for (const [word, count] of wanted) hits += Math.min(count, given.get(word) ?? 0);
  const [precision, recall] = [hits / Math.max(1, total(given)), hits / Math.max(1, total(wanted))];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Edits (insert, remove, replace) between two rows of words. */
export function countEdits(from: readonly string[], to: readonly string[]): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, word] of from.entries()) {
    const next = [index + 1];
    for (const [place, other] of to.entries()) {
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + (word === other ? 0 : 1)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Places of `from` that are part of a longest common row of words with `to`. */
function commonPlaces(from: readonly string[], to: readonly string[]): number[] {
  const wide = to.length + 1;
  const table = new Uint16Array((from.length + 1) * wide);
  const at = (row: number, column: number): number => table[row * wide + column] ?? 0;
  for (let row = 1; row <= from.length; row += 1)
    for (let column = 1; column <= to.length; column += 1)
      table[row * wide + column] =
        from[row - 1] === to[column - 1]
          ? at(row - 1, column - 1) + 1
          : Math.max(at(row - 1, column), at(row, column - 1));
  const places: number[] = [];
  for (let [row, column] = [from.length, to.length]; row > 0 && column > 0;) {
    if (from[row - 1] === to[column - 1]) {
      places.push(row - 1);
      row -= 1;
      column -= 1;
    } else if (at(row - 1, column) > at(row, column - 1)) row -= 1;
    else column -= 1;
  }
  return places;
}

/** ROUGE-Lsum F1 (union of the longest common rows, line by line) between a reference and a text, 0 to 1. */
export function rougeLsum(reference: string, text: string): number {
  const lines = (whole: string): string[][] =>
    whole
      .split('\n')
      .map(toWords)
      .filter((line) => line.length > 0);
  const [wanted, given] = [lines(reference), lines(text)];
  const [left, other] = [countWords(wanted.flat()), countWords(given.flat())];
  let hits = 0;
  for (const line of wanted) {
    for (const place of new Set(given.flatMap((row) => commonPlaces(line, row)))) {
      const word = line[place] ?? '';
      const [mine, theirs] = [left.get(word) ?? 0, other.get(word) ?? 0];
      if (mine === 0 || theirs === 0) continue;
      hits += 1;
      left.set(word, mine - 1);
      other.set(word, theirs - 1);
    }
  }
  const [precision, recall] = [hits / Math.max(1, given.flat().length), hits / Math.max(1, wanted.flat().length)];
  return hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
