import type { Span } from '../../model/span.ts';
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

/** Run-on speech is cut at words that begin something new, into pieces of at least five words. */
function splitRunOn(text: string, span: Span): Span[] {
  const words = text.slice(span.start, span.end);
  const count = words.split(/\s+/).length;
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

/** The sentences of all turns, tidied. Linear. */
export function readUtterances(text: string, turns: readonly Turn[]): Utterance[] {
  const utterances: Utterance[] = [];
  turns.forEach((turn, index) => {
    for (const sentence of splitSentences(text, turn)) {
      for (const span of splitRunOn(text, sentence)) {
        const raw = text.slice(span.start, span.end).replace(/\s+/g, ' ');
        const question =
          /\?\W*$/.test(raw) ||
          (turn.speaker !== 'patient' && (asks.test(raw) || (asksInside.test(raw) && !/[.!]$/.test(raw))));
        utterances.push({ speaker: turn.speaker, span, raw, text: tidySpeech(raw), question, turn: index });
      }
    }
  });
  return utterances;
}
