import { grammarMarks, mostWords, wordCount, wordStarts } from '../../engine/src/codes/tables/icd-grammar.ts';
import { decodeUtf8, encodeUtf8 } from '../../engine/src/codes/tables/packed/utf8.ts';

type Step =
  | { readonly kind: 'keep' | 'drop'; readonly words: number }
  | { readonly kind: 'add'; readonly text: string };

function splitWords(title: string): string[] {
  const bytes = encodeUtf8(title);
  const starts = wordStarts(bytes);
  return starts.slice(0, -1).map((start, index) => decodeUtf8(bytes, start, starts[index + 1]));
}

/** For each place in both titles the most words that the rest of them share, in order. */
function countShared(above: readonly string[], below: readonly string[]): Uint16Array[] {
  const shared = Array.from({ length: above.length + 1 }, () => new Uint16Array(below.length + 1));
  for (let i = above.length - 1; i >= 0; i--)
    for (let j = below.length - 1; j >= 0; j--) {
      const [row, next] = [shared[i], shared[i + 1]];
      if (!row || !next) continue;
      row[j] = above[i] === below[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return shared;
}

function addStep(steps: Step[], step: Step): void {
  const before = steps.at(-1);
  if (before?.kind === 'add' && step.kind === 'add')
    steps[steps.length - 1] = { kind: 'add', text: before.text + step.text };
  else if (before && before.kind !== 'add' && before.kind === step.kind)
    steps[steps.length - 1] = { kind: before.kind, words: before.words + step.words };
  else steps.push(step);
}

/** What to keep, drop and add, so that most words are kept; what is added stands before what is dropped. */
function stepsBetween(above: readonly string[], below: readonly string[]): Step[] {
  const shared = countShared(above, below);
  const steps: Step[] = [];
  let dropped = 0;
  const drop = (): void => {
    if (dropped > 0) addStep(steps, { kind: 'drop', words: dropped });
    dropped = 0;
  };
  let [i, j] = [0, 0];
  while (i < above.length || j < below.length) {
    if (i < above.length && above[i] === below[j]) {
      drop();
      addStep(steps, { kind: 'keep', words: 1 });
      i++;
      j++;
    } else if (j >= below.length || (shared[i + 1]?.[j] ?? -1) >= (shared[i]?.[j + 1] ?? 0)) {
      dropped++;
      i++;
    } else {
      addStep(steps, { kind: 'add', text: below[j] ?? '' });
      j++;
    }
  }
  drop();
  return steps;
}

const wordsIn = (step: Step | undefined): number => (step === undefined || step.kind === 'add' ? 0 : step.words);

/**
 * A title as an edit of the title above it (engine/src/codes/tables/icd-grammar.ts). The longest run of words that is kept is
 * written as the rest, so that "right" before the last word is one edit, however long the title.
 */
export function writeEdit(aboveTitle: string, title: string): string {
  const steps = stepsBetween(splitWords(aboveTitle), splitWords(title));
  const kept = steps.map((step) => (step.kind === 'keep' ? step.words : 0));
  const longest = kept.indexOf(Math.max(...kept));
  const after = steps.slice(longest + 1).reduce((sum, step) => sum + wordsIn(step), 0);
  const isFull =
    (kept[longest] ?? 0) === 0 ||
    after > mostWords ||
    steps.some((step, index) => index !== longest && wordsIn(step) > mostWords);
  if (isFull) return grammarMarks.full + title;
  const parts = steps.map((step, index) => {
    if (step.kind === 'add') return step.text;
    if (index === longest) return grammarMarks.rest + wordCount(after);
    return (step.kind === 'keep' ? grammarMarks.copy : grammarMarks.skip) + wordCount(step.words);
  });
  if (steps.at(-1)?.kind === 'drop') parts.pop();
  return grammarMarks.edit + parts.join('');
}
