import type { Matrix } from './matrix.ts';

/** How strongly weights are held towards nothing. */
const pull = 0.5;
/** How much more an example of a rare topic counts: its share of the examples to the power of minus this. */
const evening = 0.5;

/** How much each example counts. The mean over those of full worth is 1. */
export function countsOf(classes: readonly number[], worths: readonly number[], shares: readonly number[]): number[] {
  const rare = classes.map((at) => (shares[at] ?? 1) ** -evening);
  const full = rare.filter((_value, row) => worths[row] === 1);
  const mean = full.reduce((sum, value) => sum + value, 0) / full.length;
  return rare.map((value, row) => (value / mean) * (worths[row] ?? 1));
}

/**
 * Least squares with a squared penalty, one answer (1 or -1) for each class and example, by conjugate gradients. No chance in it.
 * @returns weights by column, then class; the last column is the constant
 */
export function fit(
  matrix: Matrix,
  answers: Float64Array,
  counts: readonly number[],
  classes: number,
  rounds: number,
): Float64Array {
  const { columns } = matrix;
  const weights = new Float64Array(columns * classes);
  const rowValues = new Float64Array(matrix.starts.length * classes - classes);
  rowValues.set(answers.map((answer, at) => answer * (counts[Math.floor(at / classes)] ?? 0)));
  const rest = matrix.transposed(rowValues, classes);
  const way = rest.slice();
  let size = dotByClass(rest, rest, classes);
  for (let round = 0; round < rounds; round += 1) {
    const image = matrix.times(way, classes);
    for (let at = 0; at < image.length; at += 1) image[at] = (image[at] ?? 0) * (counts[Math.floor(at / classes)] ?? 0);
    const pushed = matrix.transposed(image, classes);
    for (let at = 0; at < pushed.length; at += 1) pushed[at] = (pushed[at] ?? 0) + pull * (way[at] ?? 0);
    const along = dotByClass(way, pushed, classes);
    const steps = size.map((value, at) => (along[at] ? value / along[at] : 0));
    for (let at = 0; at < weights.length; at += 1) {
      const step = steps[at % classes] ?? 0;
      weights[at] = (weights[at] ?? 0) + step * (way[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - step * (pushed[at] ?? 0);
    }
    const next = dotByClass(rest, rest, classes);
    const turns = next.map((value, at) => (size[at] ? value / size[at] : 0));
    for (let at = 0; at < way.length; at += 1) way[at] = (rest[at] ?? 0) + (turns[at % classes] ?? 0) * (way[at] ?? 0);
    size = next;
  }
  return weights;
}

function dotByClass(left: Float64Array, right: Float64Array, classes: number): number[] {
  const sums = Array.from({ length: classes }, () => 0);
  for (let at = 0; at < left.length; at += 1)
    sums[at % classes] = (sums[at % classes] ?? 0) + (left[at] ?? 0) * (right[at] ?? 0);
  return sums;
}
