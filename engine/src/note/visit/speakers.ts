import type { Turn } from '../../text/turns.ts';
import type { Sex } from '../person.ts';

const asks =
  /\b(?:do|did|have|are|can|were|would) you\b|\bhow (?:long|often|are you|have you|about)\b|\bany (?:other|pain|fever|history)\b|\bwhat (?:brings|happened|about)\b/gi;
const decides =
  /\b(?:your (?:exam|blood pressure|labs?|results?|lungs|heart|x-?rays?|symptoms|vitals)|(?:going to|gon na|gonna|wan na|want to|i'll|we'll) (?:order|prescribe|refer|send|check|get you|have you|put you|start)|on (?:exam|palpation|auscultation)|my (?:assessment|impression)|let me (?:take|look|listen|check)|follow up with|we(?:'ll| will) (?:get|have|start|put) you|you should see)\b/gi;
const own =
  /\b(?:i've (?:been|had|noticed|tried)|i have (?:been|had|a lot)|i feel|i felt|my (?:pain|back|knee|wife|husband|mom|dad|mother|father|job|work|doctor|symptoms|stomach|leg|arm|head)|i take|i took|i get|i can't|i ca n't|hurts me|i woke|doctor)\b/gi;

const count = (words: string, pattern: RegExp): number => words.match(pattern)?.length ?? 0;

/** How much more words sound like the one who asks and decides than like the one who complains. */
const leaning = (words: string): number => 2 * count(words, asks) + 2 * count(words, decides) - 2 * count(words, own);

/** A difference that no slip of single turns makes. */
const swapped = 10;

/** The turns, with the labels of clinician and patient exchanged where what is said shows that they were put the wrong way round. */
export function rightSpeakers(text: string, turns: readonly Turn[]): readonly Turn[] {
  let difference = 0;
  for (const { speaker, start, end } of turns) {
    const words = text.slice(start, Math.min(end, start + 4000));
    if (speaker === 'clinician') difference += leaning(words);
    else if (speaker === 'patient') difference -= leaning(words);
  }
  const right = difference > -swapped ? turns : turns.map((turn) => ({ ...turn, speaker: other[turn.speaker] }));
  return right.map((turn) => rightTurn(text, turn));
}

const other = { clinician: 'patient', patient: 'clinician', other: 'other' } as const;

/** One turn under the wrong label: it asks and addresses and tells nothing of itself, or the other way round. */
function rightTurn(text: string, turn: Turn): Turn {
  const words = text.slice(turn.start, Math.min(turn.end, turn.start + 4000));
  const leans = leaning(words);
  const addressing = count(words, /\byou(?:r|rs|'re|'ve|'ll|'d)?\b/gi);
  const self = count(words, /\b(?:i|my|me|i'\w+)\b/gi);
  const wrong =
    turn.speaker === 'patient'
      ? addressing >= 2 && leans >= 2 && (self === 0 || (leans >= 4 && addressing > self))
      : turn.speaker === 'clinician' && addressing === 0 && leans <= -4;
  return wrong ? { ...turn, speaker: other[turn.speaker] } : turn;
}

const pronounOf = { male: /\b(?:he|his|him)\b/gi, female: /\b(?:she|her|hers)\b/gi } as const;
const addressed = {
  male: /\b(?:mr|mister|sir)\b|\byour (?:prostate|testicles?)\b/gi,
  female:
    /\b(?:mrs|ms|ma'am|maam)\b|\b(?:hi|hello|hey|okay|alright|thanks|thank you|bye|morning|afternoon|evening|well|so|goodbye)[ ,]+miss [a-z]+|\byour (?:period|periods|cervix|uterus|ovar\w+|pregnancy|hysterectomy)\b|\byou(?:'re| are) pregnant\b|\blast menstrual\b/gi,
} as const;
const ofSelf = {
  male: /\bmy (?:prostate|testicles?)\b/gi,
  female: /\bmy (?:periods?|pregnancy|hysterectomy|uterus|menopause)\b|\bi(?:'m| am) pregnant\b/gi,
} as const;

const stated =
  /\b\d{1,3}[- ](?:year|month|week)s?[- ]old\b[^.\n]{0,60}\b(?:male|female|man|woman|gentleman|lady|boy|girl)\b/i;

/**
 * The patient's sex as a conversation gives it: how the patient is addressed and what the clinician dictates of "him" or "her". What
 * the patient says of others tells nothing. "unknown" when the words do not agree.
 */
export function sexInVisit(text: string, turns: readonly Turn[], described: Sex): Sex {
  if (described !== 'unknown' && stated.test(text.slice(0, 40_000))) return described;
  const scores = { male: 0, female: 0 };
  for (const { speaker, start, end } of turns) {
    const words = text.slice(start, Math.min(end, start + 6000));
    for (const sex of ['male', 'female'] as const) {
      if (speaker === 'patient') scores[sex] += 3 * count(words, ofSelf[sex]);
      else
        scores[sex] += 3 * count(words, addressed[sex]) + (speaker === 'clinician' ? count(words, pronounOf[sex]) : 0);
    }
  }
  const { male, female } = scores;
  if (female >= 3 && female > male * 2) return 'female';
  return male >= 3 && male > female * 2 ? 'male' : 'unknown';
}

/** True when somebody else speaks for the patient: the clinician speaks of their child, and they of him or her. */
export function isSpokenFor(text: string, turns: readonly Turn[]): boolean {
  let child = 0;
  let own = 0;
  let theirs = 0;
  for (const { speaker, start, end } of turns) {
    const words = text.slice(start, Math.min(end, start + 4000));
    if (speaker === 'clinician') {
      child += count(
        words,
        /\byour (?:daughter|son|child|baby|little (?:one|girl|boy)|toddler|newborn|infant)\b|\bshe's a twin\b/gi,
      );
      continue;
    }
    own += count(words, /\b(?:i|my|me|i'\w+)\b/gi);
    theirs += count(words, /\b(?:he|she|his|her|him|he's|she's)\b/gi);
  }
  return child > 0 && theirs > own;
}
