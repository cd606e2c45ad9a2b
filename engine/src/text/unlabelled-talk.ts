import type { Span } from '../model/span.ts';
import { speakerWeights } from './data/speaker-weights.data.ts';
import { isSpaceAt } from './even-spaces.ts';
import { speakerEvidence } from './speaker-evidence.ts';

const weights: ReadonlyMap<string, number> = new Map(speakerWeights);

/** A line of a talk, given to one of two speakers. */
export interface SharedLine extends Span {
  readonly speaker: 'clinician' | 'patient';
}

/** Log odds that a line of talk is the clinician's, by its words alone. */
export const weighSpeaker = (line: string): number =>
  speakerEvidence(line).reduce((sum, item) => sum + (weights.get(item) ?? 0), weights.get('=always') ?? 0);

/** A talk has at least so many lines, and at most as many as are read. */
const fewestLines = 4;
const mostLines = 5000;
/** Of the lines of a talk so many speak of "you", of "I", and to one another. */
const leastOfYou = 0.12;
const leastOfI = 0.12;
const leastSpoken = 0.4;
/** Log odds that the next line is the other's. A line is a turn: the same speaker seldom begins another. */
const turnsOver = 2.5;
/** Beyond these odds the words of a line say no more. */
const surest = 4;

const ofYou = /\b(?:you|your|yours|you'\w+|youre|youve|yourself)\b/i;
const ofI = /\b(?:i|i'\w+|im|ive|my|me|mine|we|our)\b/i;
const asks =
  /\?|\b(?:do|did|have|are|were|can|could|any|how|what|when|where|which|who|why|is|does)\b(?:\s+\w+){0,3}\s+(?:you|your|it|that|there|about|long|often|pain|other)\b/i;

/** True for lines that speak to one another: they ask and answer, of "you" and of "I". A note, a list and a letter do not. */
function isTalk(lines: readonly string[]): boolean {
  if (lines.length < fewestLines || lines.length > mostLines) return false;
  const share = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length / lines.length;
  const spoken = lines.filter((line) => ofYou.test(line) || ofI.test(line) || asks.test(line)).length / lines.length;
  return share(ofYou) >= leastOfYou && share(ofI) >= leastOfI && share(asks) >= leastOfYou && spoken >= leastSpoken;
}

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
