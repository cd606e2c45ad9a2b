/** How likely each subject is for each entry of a text, and each pair of subjects for an entry and the one before it. */
export interface Posteriors {
  readonly single: readonly Float64Array[];
  /** By the subject before times the count of subjects plus the subject; of the first entry, empty. */
  readonly pairs: readonly Float64Array[];
}

const at = (chances: Float64Array | undefined, index: number): number => chances?.[index] ?? 0;

/** Divides chances by their sum, in place. */
function normalize(chances: Float64Array): Float64Array {
  let sum = 0;
  for (const chance of chances) sum += chance;
  for (let index = 0; index < chances.length; index += 1) chances[index] = at(chances, index) / sum;
  return chances;
}

/** The same up to a factor, so that no score is too great for it. */
function exponentials(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

function product(these: Float64Array | undefined, those: Float64Array): Float64Array {
  const out = new Float64Array(those.length);
  for (let index = 0; index < out.length; index += 1) out[index] = at(these, index) * at(those, index);
  return out;
}

/** What reaches each subject from those of the entry before. */
function stepOn(before: Float64Array, factor: Float64Array): Float64Array {
  const count = before.length;
  const out = new Float64Array(count);
  for (let from = 0; from < count; from += 1)
    for (let to = 0; to < count; to += 1) out[to] = at(out, to) + at(before, from) * at(factor, from * count + to);
  return out;
}

/** What reaches each subject from those of the entry after. */
function stepBack(ahead: Float64Array, factor: Float64Array): Float64Array {
  const count = ahead.length;
  const out = new Float64Array(count);
  for (let from = 0; from < count; from += 1)
    for (let to = 0; to < count; to += 1) out[from] = at(out, from) + at(ahead, to) * at(factor, from * count + to);
  return out;
}

function pairsOf(before: Float64Array, factor: Float64Array, ahead: Float64Array): Float64Array {
  const count = ahead.length;
  const out = new Float64Array(count * count);
  for (let from = 0; from < count; from += 1)
    for (let to = 0; to < count; to += 1)
      out[from * count + to] = at(before, from) * at(factor, from * count + to) * at(ahead, to);
  return normalize(out);
}

/**
 * Posteriors of a linear chain by the forward-backward algorithm, linear in the number of entries.
 *
 * `scores` holds what each subject gains by each entry alone, and `factors` for each entry the exponentials of what each
 * pair of subjects gains by following one another; those of the first entry are not used.
 */
export function posteriors(scores: readonly Float64Array[], factors: readonly Float64Array[]): Posteriors {
  const own = scores.map(exponentials);
  const forward: Float64Array[] = [];
  for (const [step, chances] of own.entries()) {
    const [before, factor] = [forward.at(-1), factors[step]];
    forward.push(normalize(before && factor ? product(stepOn(before, factor), chances) : chances.slice()));
  }
  const single: Float64Array[] = [];
  const pairs: Float64Array[] = [];
  let after: Float64Array = new Float64Array(own[0]?.length ?? 0).fill(1);
  for (let step = own.length - 1; step >= 0; step -= 1) {
    const [before, factor] = [forward[step - 1], factors[step]];
    single[step] = normalize(product(forward[step], after));
    const ahead = product(own[step], after);
    pairs[step] = before && factor ? pairsOf(before, factor, ahead) : new Float64Array();
    if (factor) after = normalize(stepBack(ahead, factor));
  }
  return { single, pairs };
}
