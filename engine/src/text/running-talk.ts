import type { Span } from '../model/span.ts';
import { turnWeights } from './data/turn-weights.data.ts';
import { countWords } from './even-spaces.ts';
import { isTalk } from './is-talk.ts';
import { splitSpeech } from './sentence-breaks.ts';
import { splitSentences } from './sentences.ts';
import { turnEvidence } from './turn-evidence.ts';
import type { SharedLine } from './unlabelled-talk.ts';
import { weighSpeaker } from './weigh-speaker.ts';

const weights: ReadonlyMap<string, number> = new Map(turnWeights);

/** Fewer sentences show too little of who asks and who answers. */
const fewestSentences = 12;
/** Of the sentences of a talk so many ask: in a letter to a patient a few do. */
const leastAsked = 0.08;
/** Beyond these odds words say no more. */
const surest = 5;
/** Words of a line of talk. */
const lineWords = 10;
/** A stretch of so many characters without a mark is run on. */
const runsOn = 120;

const asks = (said: string): boolean => /\?\W*$/.test(said);
const bounded = (odds: number): number => Math.max(-surest, Math.min(surest, odds));

/** Log odds that another person begins with the second of two sentences. */
const weighTurn = (first: string, second: string): number =>
  turnEvidence(first, second).reduce((sum, item) => sum + (weights.get(item) ?? 0), weights.get('=always') ?? 0);

/**
 * Log odds from which words without a mark are cut: finely, since an answer that stays with its question is lost, and what one person says is put together again.
 */
const finely = -2.5;

/** The sentences of running text, by its marks, and by its words where it has none. */
function sentencesOf(text: string): Span[] {
  return splitSentences(text)
    .flatMap((span) => (span.end - span.start > runsOn ? splitSpeech(text, span, finely) : [span]))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Whether each sentence is the clinician's: the likeliest of all ways to share them out. */
function shareSentences(said: readonly string[]): boolean[] {
  let [clinician, patient] = [0, 0];
  const from: (readonly [isTurnedTo: boolean, isTurnedFrom: boolean])[] = [];
  for (const [at, words] of said.entries()) {
    const own = bounded(weighSpeaker(words)) / 2;
    const turn = at === 0 ? 0 : bounded(weighTurn(said[at - 1] ?? '', words)) / 2;
    const [isTurnedTo, isTurnedFrom] = [patient + turn > clinician - turn, clinician + turn > patient - turn];
    from.push([isTurnedTo, isTurnedFrom]);
    [clinician, patient] = [
      (isTurnedTo ? patient + turn : clinician - turn) + own,
      (isTurnedFrom ? clinician + turn : patient - turn) - own,
    ];
  }
  let isClinician = clinician > patient;
  const shared: boolean[] = [];
  for (const [isTurnedTo, isTurnedFrom] of from.toReversed()) {
    shared.push(isClinician);
    if (isClinician ? isTurnedTo : isTurnedFrom) isClinician = !isClinician;
  }
  return shared.reverse();
}

/** Sentences put together until they are as long as a line of talk. */
function asLines(said: readonly string[]): string[] {
  const lines: string[] = [];
  let words = lineWords;
  for (const sentence of said) {
    if (words >= lineWords) lines.push(sentence);
    else lines[lines.length - 1] += ` ${sentence}`;
    words = countWords(lines.at(-1) ?? '');
  }
  return lines;
}

/** True for sentences that speak to one another, and ask; where none has a mark, those that ask are known by their words (`isTalk`). */
function areTalk(said: readonly string[]): boolean {
  if (said.length < fewestSentences || !isTalk(asLines(said))) return false;
  const isMarked = said.filter((words) => /[.?!]\W*$/.test(words)).length > said.length / 2;
  return !isMarked || said.filter(asks).length >= said.length * leastAsked;
}

/**
 * A conversation that was written down in one run, by a recogniser that tells no speakers; empty where the text is none. Who comes along counts as
 * the patient. Of sentences with marks six in seven are given to whoever said them (tools/train-speaker-weights.ts). Linear.
 */
export function turnsInRunningText(text: string): SharedLine[] {
  const spans = sentencesOf(text);
  const said = spans.map(({ start, end }) => text.slice(start, end).trim());
  if (!areTalk(said)) return [];
  const turns: SharedLine[] = [];
  for (const [at, isClinician] of shareSentences(said).entries()) {
    const { start = 0, end = 0 } = spans[at] ?? {};
    const speaker = isClinician ? 'clinician' : 'patient';
    const last = turns.at(-1);
    if (last?.speaker === speaker) turns[turns.length - 1] = { ...last, end };
    else turns.push({ start, end, speaker });
  }
  return turns;
}
