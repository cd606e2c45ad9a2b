import type { Span } from '../model/span.ts';
import { countWords, evenSpaces } from '../text/even-spaces.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Speaker, Turn } from '../text/turns.ts';
import { splitSpeech } from '../text/sentence-breaks.ts';
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

/** Speech of so many words without a mark is run on; a sentence that somebody closed with a mark is trusted for longer. */
const runsOn = 14;
const closedRunsOn = 36;
/** Fewer characters than 14 words have. */
const shortestRunOn = 27;

/** Speech that was written down without marks is cut by what its words say. */
function splitRunOn(text: string, span: Span): Span[] {
  if (span.end - span.start < shortestRunOn) return [span];
  const words = text.slice(span.start, span.end);
  const count = countWords(words);
  const commas = (words.match(/[,;]/g) ?? []).length;
  const least = /[.?!]\W*$/.test(words) ? closedRunsOn : runsOn;
  return count < least || commas * 14 > count ? [span] : splitSpeech(text, span);
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

/** "i'll order an x-ray, okay?" asks nothing. */
const tag = /[\s,]+(?:okay|ok|all right|alright|sound good|sounds good)\s*\?\W*$/i;

/** A mark that asks; what asks without one is known by its words (`sentences`). */
const isQuestion = (raw: string): boolean => /\?\W*$/.test(raw.slice(0, -60) + raw.slice(-60).replace(tag, ''));

/** The sentences of all turns, tidied. Linear. */
export function readUtterances(text: string, turns: readonly Turn[]): Utterance[] {
  const utterances: Utterance[] = [];
  turns.forEach((turn, index) => {
    const idle = /^[\s.,–—-]{0,12}/.exec(text.slice(turn.start, turn.end))?.[0].length ?? 0;
    for (const sentence of splitSentences(text, { start: turn.start + idle, end: turn.end })) {
      for (const span of splitRunOn(text, sentence)) {
        const raw = evenSpaces(text.slice(span.start, span.end));
        const tidied = tidySpeech(raw);
        utterances.push({
          speaker: turn.speaker,
          span,
          raw,
          text: tidied,
          question: isQuestion(raw),
          turn: index,
        });
      }
    }
  });
  return joinInterrupted(utterances);
}
