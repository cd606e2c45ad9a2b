import type { Span } from '../../model/span.ts';
import { countWords, evenSpaces } from '../../text/even-spaces.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Speaker, Turn } from '../../text/turns.ts';
import { splitSpeech } from './sentence-breaks.ts';
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

const asks =
  /^(?:(?:and|so|okay|ok|now|well|but|alright|all right|yeah|great|good|um|uh|then)[ ,.]+)*(?:do|did|does|have|has|are|is|was|were|can|could|any|anything|anyone|how|what|when|where|which|who|why|tell me|is there|are there|would)\b/i;
const asksInside =
  /\b(?:do|did|have|are|were|can|could|would) you\b|\b(?:how|what) about\b|\bhow (?:long|often|many|much|bad|old|severe)\b|\bon a scale\b|\bwhat(?: kind|'s| is| are| about| makes)\b.{0,30}\b(?:your?|pain|it)\b|\bany (?:other )?(?:pain|fever|history|allerg|problem|issue|symptom|nausea|chest|short|numb|tingl|trouble)/i;

/** Anybody's question, whatever marks were written. */
const plainQuestion =
  /^(?:is|are|do|does|did|can|could|should|would|will|how|why|when|where|who|what|am) (?:it|that|this|there|you|i|we|they|is|do|does|can|should|about|kind|are|long|much|often|many|did)\b/i;

/** "what i'm going to do is", "i'll have you continue": the words of a question, and an order. */
const orders =
  /^(?:(?:so|and|but|then|now|okay|alright|um|uh)[ ,]+)*(?:what|where|how|which) (?:i|we)\b|\b(?:to|i'll|we'll|i will|we will|i'd|would|can|just|also|na|gonna) have you (?!ever|had|been|noticed|tried|taken|seen)/i;

/** Only a patient says this of themselves: recognisers of speech often run two speakers into one turn. */
const ownWords =
  /\bi(?:'ve| have) (?:been (?:feeling|having|taking|noticing)|had (?:some|a few|this|these|pain|headaches?))\b|\bi (?:also )?(?:take|get (?:so |really |very )?(?:short|cold|dizzy|tired|hot|winded)|ca(?: n't|n't) (?:sleep|catch|breathe))\b|\bi'm (?:taking|having|feeling)\b|\bmy (?:husband|wife|mother|father|mom|dad|pain|symptoms|anxiety|depression)\b/i;

/** What the clinician means to do is no question, whatever it says of the patient. */
const means =
  /\b(?:i'm|i 'm|we're|we 're|i am|we are) (?:gon na|going to|just gon na|also gon na)\b|\bi(?:'ll| 'll| want| wan na| would like|'d like| 'd like| do want| do wan na)\b|\blet's\b/i;

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

function isQuestion(raw: string, tidied: string, speaker: Speaker): boolean {
  const words = raw.slice(0, -60) + raw.slice(-60).replace(tag, '');
  if (/\?\W*$/.test(words)) return true;
  if (orders.test(raw)) return false;
  if (plainQuestion.test(tidied)) return true;
  return (
    speaker !== 'patient' &&
    (asks.test(words) || (asksInside.test(words) && !/[.!]$/.test(words) && !means.test(words)))
  );
}

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
          speaker: ownWords.test(raw) && !/\byou\b/i.test(raw) ? 'patient' : turn.speaker,
          span,
          raw,
          text: tidied,
          question: isQuestion(raw, tidied, turn.speaker),
          turn: index,
        });
      }
    }
  });
  return joinInterrupted(utterances);
}
