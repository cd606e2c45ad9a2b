/** Changes up to which the longest common subsequence is looked for; beyond, every further one costs as much as all before it. */
const mostChanges = 1_000;

/** A place in the first list and the one in the second that it stands at now. */
export type Pair = readonly [before: number, after: number];

/**
 * Which items of one list are those of another, in order: the longest common subsequence (Myers, "An O(ND) Difference Algorithm",
 * 1986) where the lists differ by up to a thousand items, and a common one where they differ by more. Linear in the items, whatever
 * they are, and at most the square of those thousand.
 */
export function matchInOrder(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    pairs.push([start, start]);
    start += 1;
  }
  let beforeEnd = before.length;
  let afterEnd = after.length;
  const last: Pair[] = [];
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd -= 1;
    afterEnd -= 1;
    last.push([beforeEnd, afterEnd]);
  }
  const [one, other] = [before.slice(start, beforeEnd), after.slice(start, afterEnd)];
  for (const [from, to] of longestOf(one, other) ?? matchByCount(one, other)) pairs.push([from + start, to + start]);
  // One by one: there may be more than a call takes arguments.
  for (const pair of last.toReversed()) pairs.push(pair);
  return pairs;
}

/** How far each diagonal is reached with so many changes. */
interface Reach {
  readonly furthest: Int32Array;
  /** The place of diagonal 0. */
  readonly middle: number;
}

/** Undefined where it would take too many changes. */
function longestOf(before: readonly string[], after: readonly string[]): Pair[] | undefined {
  if (before.length === 0 || after.length === 0) return [];
  let furthest = new Int32Array(3);
  const steps: Reach[] = [];
  for (let changes = 0; changes <= Math.min(before.length + after.length, mostChanges); changes += 1) {
    const middle = changes + 1;
    const next = new Int32Array(2 * middle + 1);
    const reached: Reach = { furthest, middle: middle - 1 };
    steps.push(reached);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let at = changes === 0 ? 0 : beginOf(reached, diagonal, changes).at;
      while (at < before.length && at - diagonal < after.length && before[at] === after[at - diagonal]) at += 1;
      next[middle + diagonal] = at;
      if (at >= before.length && at - diagonal >= after.length) return wayBack(steps, before.length, after.length);
    }
    furthest = next;
  }
  return undefined;
}

/** From which diagonal a step comes, and where in the first list it begins. */
function beginOf({ furthest, middle }: Reach, diagonal: number, changes: number): { from: number; at: number } {
  const below = furthest[middle + diagonal - 1] ?? 0;
  const above = furthest[middle + diagonal + 1] ?? 0;
  const isInsert = diagonal === -changes || (diagonal !== changes && below < above);
  return isInsert ? { from: diagonal + 1, at: above } : { from: diagonal - 1, at: below + 1 };
}

function wayBack(steps: readonly Reach[], beforeLength: number, afterLength: number): Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let changes = steps.length - 1; changes >= 0; changes -= 1) {
    const reach = steps[changes];
    if (!reach) break;
    const { from, at } = changes === 0 ? { from: 0, at: 0 } : beginOf(reach, x - y, changes);
    const begin = { x: at, y: at - (x - y) };
    while (x > begin.x && y > begin.y) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    x = reach.furthest[reach.middle + from] ?? 0;
    y = x - from;
  }
  return pairs.reverse();
}

/** The first of some words with the first of the same words, the second with the second; of these the longest row in order. */
function matchByCount(before: readonly string[], after: readonly string[]): Pair[] {
  const places = new Map<string, number[]>();
  before.forEach((text, at) => {
    const row = places.get(text);
    if (row) row.push(at);
    else places.set(text, [at]);
  });
  const taken = new Map<string, number>();
  const met = after.flatMap((text, at): Pair[] => {
    const count = taken.get(text) ?? 0;
    const from = places.get(text)?.[count];
    taken.set(text, count + 1);
    return from === undefined ? [] : [[from, at]];
  });
  return longestRising(met);
}

/** The longest row of pairs, which rise in the second place, that rises in the first too. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const previous: number[] = [];
  const firstOf = (id: number | undefined): number => pairs[id ?? -1]?.[0] ?? -1;
  pairs.forEach(([from], id) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const half = (low + high) >> 1;
      if (firstOf(ends[half]) < from) low = half + 1;
      else high = half;
    }
    previous[id] = ends[low - 1] ?? -1;
    ends[low] = id;
  });
  const row: Pair[] = [];
  for (let id = ends.at(-1) ?? -1; id >= 0; id = previous[id] ?? -1) {
    const pair = pairs[id];
    if (pair) row.push(pair);
  }
  return row.reverse();
}
