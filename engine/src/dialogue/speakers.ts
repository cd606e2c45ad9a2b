import type { Turn } from '../text/turns.ts';
import { weighSpeaker } from '../text/weigh-speaker.ts';

const other = { clinician: 'patient', patient: 'clinician', other: 'other' } as const;

/** Only so much of a turn is weighed, in UTF-16 units. */
const readLimit = 1000;
/** Mean log odds by which labels that were put the wrong way round show. */
const swapped = -1;
/** Log odds by which one turn is the other's, whatever its label. */
const surelyOther = 8;
/** A longer turn is its label's: a long examination complains in many words. In UTF-16 units. */
const longestOther = 200;

/** How far the words of a turn speak for its label, in log odds. */
function supportOf(text: string, { speaker, start, end }: Turn): number {
  const odds = weighSpeaker(text.slice(start, Math.min(end, start + readLimit)));
  return speaker === 'clinician' ? odds : -odds;
}

/**
 * The turns, with the labels of clinician and patient exchanged where what is said shows that they were put the wrong way round, all
 * of them or one. Linear.
 */
export function rightSpeakers(text: string, turns: readonly Turn[]): readonly Turn[] {
  const spoken = turns.filter(({ speaker }) => speaker !== 'other');
  const support = new Map(spoken.map((turn) => [turn, supportOf(text, turn)]));
  const mean = [...support.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, spoken.length);
  const isRight = mean > swapped;
  return turns.map((turn) => {
    // What speaks against a label speaks for the other one.
    const own = (support.get(turn) ?? 0) * (isRight ? 1 : -1);
    const isOther = turn.end - turn.start <= longestOther && own < -surelyOther;
    return isOther === isRight ? { ...turn, speaker: other[turn.speaker] } : turn;
  });
}
