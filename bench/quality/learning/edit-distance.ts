/** How many characters have to be put in, taken out or exchanged to make one text of another (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Uint32Array.from({ length: to.length + 1 }, (_unused, at) => at);
  let next = new Uint32Array(to.length + 1);
  for (let i = 1; i <= from.length; i += 1) {
    next[0] = i;
    const letter = from.charCodeAt(i - 1);
    for (let j = 1; j <= to.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (letter === to.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    [row, next] = [next, row];
  }
  return row[to.length] ?? 0;
}
