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
  /\s(?=(?:okay|alright|all right|so (?!far|much|many|that|good|bad|long)|and (?:so|then|i |i'|you|your|we|he |she |it|they|there|that|the|let's|have|are|do |did|any|how|what|when|on your|for your|also|no )|but |now |i'm gon|i 'm gon|i am gon|i'm going|i want|i wan|i would like|i'd like|let's|let me|lem me|we're gon|we'll|we can|i'll|do you|did you|have you|are you|(?<=\b(?:okay|alright|right|good|yes|yeah|no|so|well|great)\s)any |how (?:about|long|often|is|are|do|did)|what about|what (?:is|are|do|kind)|on your (?:[a-z]+ ){0,3}exam|for your|(?<!\b(?:in|of|at|on|to|for|with|from|over|around|and|reviewing|reviewed|review|examining|listening|checking|check|if|is|are|was|both|or|the) )your (?:vital|blood pressure|heart|lungs?|exam|temperature|pulse|respirations|x-?ray|labs?)|there is|there's|you do have|i do (?:appreciate|see|hear)|i (?:appreciate|have|was|think|feel)|tell me))/gi;

const asks =
  /^(?:and |so |okay |now |well |but )*(?:do|did|does|have(?! you (?:continue|see|come|take|follow|start|stop|use|wear|get|go|keep|try|check|do)\b)|has|are|is|was|were|can|could|any|how|what(?! (?:i|we)(?:'| ))|when(?! (?:i|you|we) )|where|which|who|why|tell me|is there|are there|would)\b/i;
const asksInside =
  /\b(?:do|did|have|are|were|can|could|would) you\b(?! (?:continue|see|come|follow|start|stop|use|wear)\b)|\b(?:how|what) about\b|\bhow (?:long|often|many|much|bad|old)\b|\bany (?:other )?(?:pain|fever|history|allerg|problem|issue|symptom|nausea|chest|short|numb|tingl|trouble)/i;

/** Only a patient says this of themselves: recognisers of speech often run two speakers into one turn. */
const ownWords =
  /\bi(?:'ve| have) (?:been (?:feeling|having|taking|noticing)|had (?:some|a few|this|these|pain|headaches?))\b|\bi (?:also )?(?:take|get (?:so |really |very )?(?:short|cold|dizzy|tired|hot|winded)|ca(?: n't|n't) (?:sleep|catch|breathe))\b|\bi'm (?:taking|having|feeling)\b|\bmy (?:husband|wife|mother|father|mom|dad|pain|symptoms|anxiety|depression)\b/i;

/** What the clinician means to do is no question, whatever it says of the patient. */
const means =
  /\b(?:i'm|i 'm|we're|we 're|i am|we are) (?:gon na|going to|just gon na|also gon na)\b|\bi(?:'ll| 'll| want| wan na| would like|'d like| 'd like| do want| do wan na)\b|\blet's\b/i;

/** Only a clinician says this: labels of speakers are sometimes exchanged. */
const clinicianWords =
  /\bi (?:do not|don't|do n't|do) appreciate\b|\bon your \w+ exam\b|\byour (?:lungs|heart) (?:are|is|sounds?)\b|\b(?:i did review|reviewed) (?:the results of )?your\b|\bwe(?:'re| 're) (?:going to|gon na) order\b|\bi want you to\b|\bfor your (?:first|second|third|next|last) (?:problem|diagnosis)\b|\b(?:do|start) (?:a |my |your |the )?(?:quick )?physical exam\b|\b(?:i'm|i 'm) (?:gon na|going to) (?:order|prescribe|refer|send you|give you)\b|\bmy nurse will\b|\bsee you back in \w+ (?:days|weeks|months)\b|\bi would like to (?:do is )?(?:just )?(?:confirm|order|determine|prescribe|refer)\b|\byour (?:initial )?labs were\b/i;

/** "..., okay?" asks for a nod and not for an answer. */
const nod = /,?\s*\b(?:okay|ok|all right|alright)\s*\?\W*$/i;

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

/** Who speaks to "you" and hardly of "my" is not the patient. */
function addresses(said: string): boolean {
  const listener = said.match(/\byou(?:r|'re|'ve)?\b(?! know)/gi)?.length ?? 0;
  return listener >= 4 && listener > 2 * (said.match(/\b(?:i|my|me)\b/gi)?.length ?? 0);
}

/** True for a turn that only a clinician can have said, whatever label it bears. */
const isClinicians = (said: string): boolean => (clinicianWords.test(said) && !ownWords.test(said)) || addresses(said);

function speakerOf(raw: string, speaker: Speaker): Speaker {
  if (clinicianWords.test(raw)) return 'clinician';
  return ownWords.test(raw) && !/\byou\b/i.test(raw) ? 'patient' : speaker;
}

/** The sentences of all turns, tidied. Linear. */
export function readUtterances(text: string, turns: readonly Turn[]): Utterance[] {
  const utterances: Utterance[] = [];
  turns.forEach((turn, index) => {
    const lead =
      turn.speaker === 'patient' && isClinicians(text.slice(turn.start, turn.end)) ? 'clinician' : turn.speaker;
    const idle = /^[\s.,–—-]{0,12}/.exec(text.slice(turn.start, turn.end))?.[0].length ?? 0;
    for (const sentence of splitSentences(text, { start: turn.start + idle, end: turn.end })) {
      for (const span of splitRunOn(text, sentence)) {
        const raw = text.slice(span.start, span.end).replace(/\s+/g, ' ');
        const question =
          (/\?\W*$/.test(raw) && (!nod.test(raw) || asks.test(raw))) ||
          (lead !== 'patient' && (asks.test(raw) || (asksInside.test(raw) && !/[.!]$/.test(raw) && !means.test(raw))));
        utterances.push({
          speaker: speakerOf(raw, lead),
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
