import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

const number = String.raw`(\d{1,2}(?:\.\d)?)`;
const now = new RegExp(
  String.raw`\b(?:ulcer|wound|injury|lesion|sore|abscess|nodule|mass|measur\w+|size)\b[^.;\n\d(]{0,24}${number} ?(?:cm )?x ?${number}`,
  'gi',
);
const before = new RegExp(
  String.raw`\(?(?:was |from |previously |prior |last (?:week|visit|month):? )?${number} ?(?:cm )?x ?${number}(?: ?x ?\d+(?:\.\d)?)? ?(?:cm )?(?:last (?:week|visit|month|time)|on \d{1,2}\/\d{1,2}|at (?:the )?(?:last|first|initial) visit|(?:one|two|three|\d) weeks? ago|previously|on admission)`,
  'gi',
);
const smaller =
  /\b(?:smaller|shrinking|shrunk|decreas\w+ in size|reduced in size|contracting|improving|healing well)\b/i;
const larger = /\b(?:larger|bigger|growing|increas\w+ in size|enlarging|enlarged|worsening)\b/i;

/** How much an area must differ before its change is no matter of measuring. */
const change = 1.1;
/** In characters around the earlier size. */
const besideReach = 60;

/** "Smaller" beside two sizes of which the later one is the larger, or the other way round. */
export function findSizeConflict({ text }: ChartReading): readonly [Span, Span] | undefined {
  const [then, ...more] = findMatches(text, before);
  if (!then || more.length > 0) return undefined;
  const [at, end] = [then.index, then.index + then[0].length];
  const sizes = findMatches(text, now).filter(({ index, 0: words }) => index + words.length <= at || index >= end);
  const [only] = sizes;
  if (!only || sizes.length > 1) return undefined;
  const [areaNow, areaThen] = [Number(only[1]) * Number(only[2]), Number(then[1]) * Number(then[2])];
  const beside =
    text
      .slice(Math.max(0, at - besideReach), end + besideReach)
      .split('\n')
      .find((line) => line.includes(then[0])) ?? '';
  const isGrown = areaNow > areaThen * change;
  const isShrunk = areaThen > areaNow * change;
  const isWrong =
    (isGrown && smaller.test(beside) && !larger.test(beside)) ||
    (isShrunk && larger.test(beside) && !smaller.test(beside));
  return isWrong
    ? [
        { start: at, end },
        { start: only.index, end: only.index + only[0].length },
      ]
    : undefined;
}
