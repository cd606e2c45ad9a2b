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
