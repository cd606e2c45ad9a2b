import type { Span } from '../model/span.ts';
import { isSpaceAt } from './even-spaces.ts';
import { isTalk } from './is-talk.ts';
import { weighSpeaker } from './weigh-speaker.ts';

/** A line of a talk, given to one of two speakers. */
export interface SharedLine extends Span {
  readonly speaker: 'clinician' | 'patient';
}

/** Log odds that the next line is the other's. A line is a turn: the same speaker seldom begins another. */
const turnsOver = 2.5;
/** Beyond these odds the words of a line say no more. */
const surest = 4;

/** The likeliest speakers of all lines, where most lines are answered by the other. */
function shareOut(odds: readonly number[]): ('clinician' | 'patient')[] {
  let [clinician, patient] = [0, 0];
  const from: [boolean, boolean][] = [];
  for (const [at, odd] of odds.entries()) {
    const bounded = Math.max(-surest, Math.min(surest, odd));
    const turn = at === 0 ? 0 : turnsOver;
    const [isTurnedTo, isTurnedFrom] = [patient + turn > clinician, clinician + turn > patient];
    from.push([isTurnedTo, isTurnedFrom]);
    [clinician, patient] = [
      (isTurnedTo ? patient + turn : clinician) + bounded / 2,
      (isTurnedFrom ? clinician + turn : patient) - bounded / 2,
    ];
  }
  const speakers: ('clinician' | 'patient')[] = [];
  let isClinician = clinician > patient;
  for (let at = odds.length - 1; at >= 0; at -= 1) {
    speakers.push(isClinician ? 'clinician' : 'patient');
    const [isTurnedTo, isTurnedFrom] = from[at] ?? [false, false];
    if (isClinician ? isTurnedTo : isTurnedFrom) isClinician = !isClinician;
  }
  return speakers.reverse();
}

function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && isSpaceAt(text, from)) from += 1;
  while (to > from && isSpaceAt(text, to - 1)) to -= 1;
  return { start: from + (/^[-–—•]\s*/.exec(text.slice(from, to))?.[0].length ?? 0), end: to };
}

/** A conversation pasted without labels, one line a turn; empty where the lines are none. Linear. */
export function turnsWithoutLabels(text: string): SharedLine[] {
  const spans = [...text.matchAll(/[^\n]+/g)]
    .map((match) => trimmed(text, { start: match.index, end: match.index + match[0].length }))
    .filter((line) => line.end > line.start);
  const lines = spans.map(({ start, end }) => text.slice(start, end));
  if (!isTalk(lines)) return [];
  const speakers = shareOut(lines.map(weighSpeaker));
  return spans.map((span, at) => ({ ...span, speaker: speakers[at] ?? 'patient' }));
}
