import type { Span } from '../../model/span.ts';
import { countWords, evenSpaces } from '../../text/even-spaces.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Speaker, Turn } from '../../text/turns.ts';
import { tidySpeech } from './tidy-speech.ts';

/** One sentence of a conversation. */
export interface Utterance {
  readonly speaker: Speaker;
  readonly span: Span;
  /** As it was said. */
  readonly raw: string;
  /** Without fillers and repetitions, with digits. */
  readonly text: string;
  readonly question: boolean;
  /** Index of the turn, so that an answer finds its question. */
  readonly turn: number;
}

/** Words at which run-on speech without punctuation begins something new. */
const breakWord =
  /\s(?=(?:okay|alright|all right|so (?!far|much|many|that|good|bad|long)|and (?:so|then|i |i'|you|your|we|he |she |it|they|there|that|the|let's|have|are|do |did|any|how|what|when|on your|for your|also|no )|but |now |i'm gon|i 'm gon|i am gon|i'm going|i want|i wan|i would like|i'd like|let's|let me|lem me|we're gon|we'll|we can|i'll|do you|did you|have you|are you|any |how (?:about|long|often|is|are|do|did)|what about|what (?:is|are|do|kind)|on your|for your|your (?:vital|blood pressure|heart|lungs?|exam|temperature|pulse|respirations|x-?ray|labs?)|there is|there's|you do have|i do (?:appreciate|see|hear)|i (?:appreciate|have|was|think|feel)|tell me))/gi;

const asks =
  /^(?:and |so |okay |now |well |but )*(?:do|did|does|have|has|are|is|was|were|can|could|any|how|what|when|where|which|who|why|tell me|is there|are there|would)\b/i;
const asksInside =
  /\b(?:do|did|have|are|were|can|could|would) you\b|\b(?:how|what) about\b|\bhow (?:long|often|many|much|bad|old)\b|\bany (?:other )?(?:pain|fever|history|allerg|problem|issue|symptom|nausea|chest|short|numb|tingl|trouble)/i;

/** Only a patient says this of themselves: recognisers of speech often run two speakers into one turn. */
const ownWords =
  /\bi(?:'ve| have) (?:been (?:feeling|having|taking|noticing)|had (?:some|a few|this|these|pain|headaches?))\b|\bi (?:also )?(?:take|get (?:so |really |very )?(?:short|cold|dizzy|tired|hot|winded)|ca(?: n't|n't) (?:sleep|catch|breathe))\b|\bi'm (?:taking|having|feeling)\b|\bmy (?:husband|wife|mother|father|mom|dad|pain|symptoms|anxiety|depression)\b/i;

/** Fewer characters than 24 words have. */
const shortestRunOn = 47;

/** Run-on speech is cut at words that begin something new, into pieces of at least five words. */
function splitRunOn(text: string, span: Span): Span[] {
  if (span.end - span.start < shortestRunOn) return [span];
  const words = text.slice(span.start, span.end);
  const count = countWords(words);
  const commas = (words.match(/[,;]/g) ?? []).length;
  if (count < 24 || commas * 14 > count) return [span];
  const pieces: Span[] = [];
  let start = 0;
  for (const match of words.matchAll(breakWord)) {
    if (words.slice(start, match.index).trim().split(/\s+/).length < 5) continue;
    pieces.push({ start: span.start + start, end: span.start + match.index });
    start = match.index + 1;
  }
  pieces.push({ start: span.start + start, end: span.end });
  return pieces;
}

const breaksOff = /[-–—]\s*[.,]?$/;
const backchannel = /^\W*(?:(?:mm-?hmm+|mhm|uh-huh|okay|ok|yeah|yes|yep|right|sure|all right|alright|i see)\W*){1,3}$/i;

/** "your heart rate-" "mm-hmm ." "- is normal": a sentence that goes on after a listener's word is one sentence. */
function joinInterrupted(utterances: readonly Utterance[]): Utterance[] {
  const joined: Utterance[] = [];
  for (const utterance of utterances) {
    const listener = joined.at(-1);
    const open = joined.at(-2);
    const goesOn = open && listener && open.speaker === utterance.speaker && listener.speaker !== utterance.speaker;
    if (!goesOn || !breaksOff.test(open.raw) || !backchannel.test(listener.raw) || open.text.length > 600) {
      joined.push(utterance);
      continue;
    }
    const raw = `${open.raw.replace(breaksOff, '')} ${utterance.raw.replace(/^[\s.,–—-]+/, '')}`;
    const span = { start: open.span.start, end: utterance.span.end };
    const question = open.question || utterance.question;
    joined.splice(-2, 2, { speaker: open.speaker, raw, text: tidySpeech(raw), question, turn: utterance.turn, span });
  }
  return joined;
}

/** The sentences of all turns, tidied. Linear. */
export function readUtterances(text: string, turns: readonly Turn[]): Utterance[] {
  const utterances: Utterance[] = [];
  turns.forEach((turn, index) => {
    const idle = /^[\s.,–—-]{0,12}/.exec(text.slice(turn.start, turn.end))?.[0].length ?? 0;
    for (const sentence of splitSentences(text, { start: turn.start + idle, end: turn.end })) {
      for (const span of splitRunOn(text, sentence)) {
        const raw = evenSpaces(text.slice(span.start, span.end));
        const question =
          /\?\W*$/.test(raw) ||
          (turn.speaker !== 'patient' && (asks.test(raw) || (asksInside.test(raw) && !/[.!]$/.test(raw))));
        utterances.push({
          speaker: ownWords.test(raw) && !/\byou\b/i.test(raw) ? 'patient' : turn.speaker,
          span,
          raw,
          text: tidySpeech(raw),
          question,
          turn: index,
        });
      }
    }
  });
  return joinInterrupted(utterances);
}
