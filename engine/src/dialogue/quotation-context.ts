import type { Subject } from '../document/subjects.ts';
import { doseUnitWords, givenThings } from '../knowledge/talk/drug-words.ts';
import { conditionWords, subjectPronouns } from '../knowledge/talk/talk-cues.ts';
import { offeringWords, plainTalkWords, pointingWords } from '../knowledge/talk/plain-words.ts';
import { cutStretches } from './clauses.ts';
import { namedDrugs } from './named-drugs.ts';
import { isClosed } from './is-likely.ts';
import { readParticle } from './read-particle.ts';
import { readSite, readSymptoms } from './read-symptoms.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** What must be read before a quotation. */
export interface QuotationContext {
  /** What was said, to which a question or the quotation points. */
  readonly led: readonly Sentence[];
  /** What was asked. */
  readonly asked: readonly Sentence[];
  /** The drug or test that was named right before, where nothing else leads to it. */
  readonly topic?: string | undefined;
}

const none: QuotationContext = { led: [], asked: [] };

/** What was asked is repeated up to so many words, and what was said before up to so many. */
const longestAsked = 30;
const longestBefore = 25;
const longestOwn = 45;
/** What is understood alone to this degree needs no sentence before it. */
export const aloneFrom = 0.5;
/** An answer so well understood, and of so many words, needs no question. */
const aloneAnswer = 0.85;
const longAnswer = 8;

/** Words of some sentences, marks included. */
export const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** The questions right before a turn, the last ones of those that are too long to repeat. */
export function askedBefore(sentences: readonly Sentence[], at: number): Sentence[] {
  const asked: Sentence[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const one = sentences[back];
    const isAsked = one?.isQuestion === true && one.speaker !== sentences[at]?.speaker;
    if (!isAsked || (asked.length > 0 && lengthOf([one, ...asked]) > longestAsked)) break;
    asked.unshift(one);
  }
  return asked;
}

/** True for a sentence with a drug, a symptom or a part of the body. */
export const namesClinical = (sentence: Sentence): boolean =>
  readSite(sentence.words) !== undefined ||
  namedDrugs(sentence).length > 0 ||
  cutStretches(sentence.text, sentence.words).flatMap(readSymptoms).length > 0;

/** True for a sentence that names something, or has enough words of its own. */
export function namesSomething(sentence: Sentence): boolean {
  if (namesClinical(sentence)) return true;
  return sentence.words.filter(({ word, isMark }) => !isMark && !plainTalkWords.has(word)).length > 2;
}

const points = ({ words }: Sentence): boolean => words.some(({ word }) => pointingWords.has(word));

/** True for an answer that says what it is about. */
function standsAlone(said: readonly Sentence[]): boolean {
  const [first] = said;
  if (first === undefined) return true;
  const isOpen = readParticle(first.said).particle === 'open';
  return isOpen && first.weighed.alone >= aloneAnswer && lengthOf(said) >= longAnswer;
}

/** True for what nobody understands alone: an answer, and what points to a thing and names none. */
function needsBefore(sentence: Sentence): boolean {
  const isAnswer = sentence.speaker !== 'clinician' && readParticle(sentence.said).particle !== 'open';
  return isAnswer || sentence.weighed.alone < aloneFrom || (points(sentence) && !namesClinical(sentence));
}

/** The sentence before one, where it says what that points to. */
function saidBefore(sentences: readonly Sentence[], at: number): Sentence[] {
  const last = sentences[at - 1];
  if (last === undefined || !namesSomething(last)) return [];
  const longest = last.turn === sentences[at]?.turn ? longestOwn : longestBefore;
  return last.words.length <= longest ? [last] : [];
}

/** So far back the one drug that was named is still what is spoken of. */
const topicReach = 4;
/** What is understood alone to this degree has its own topic. */
const ownTopic = 0.85;
const ofDrugs: ReadonlySet<Subject> = new Set<Subject>(['plan', 'follow-up', 'medications', 'assessment']);

/** "I'm sending you to the physio": a statement with a subject of its own. */
const hasOwnSubject = ({ words }: Sentence): boolean =>
  words.slice(0, 2).some(({ word }) => subjectPronouns.has(word)) || words.length > longestWithoutTopic;
const longestWithoutTopic = 24;

/** The only drug that was named right before: in the nearest sentence that names any. */
function lastDrug(sentences: readonly Sentence[], at: number): string | undefined {
  for (let back = at - 1; back >= Math.max(0, at - topicReach); back -= 1) {
    const before = sentences[back];
    const named = new Set(before && namedDrugs(before).map(({ name }) => name));
    if (named.size > 0) return named.size === 1 && before && !isOnlyThought(before) ? [...named][0] : undefined;
  }
  return undefined;
}

/** "If it's no better we'd look at vortioxetine": of a drug that is not taken yet nothing else is said. */
const isOnlyThought = ({ words }: Sentence): boolean =>
  words.some(({ word }) => offeringWords.has(word) || conditions.has(word));
const conditions: ReadonlySet<string> = new Set(conditionWords);

/** "We start the patch": what is given is another thing than the drug that was named before. */
const givesOther = ({ words }: Sentence): boolean => words.some(({ word }) => givenThings.has(word));

/** What a machine cut may have turned to another thing within so many words. */
const mayTurn = (one: Sentence): boolean => !isClosed(one) && one.words.length > longestHeard;
const longestHeard = 10;

/** The drug that statements of the plan speak of without its name. */
function topicOf(sentences: readonly Sentence[], at: number, said: readonly Sentence[]): string | undefined {
  const [first] = said;
  if (first === undefined || !ofDrugs.has(first.weighed.subject) || first.weighed.alone >= ownTopic) return undefined;
  if (first.speaker !== 'clinician' || said.some(namesClinical) || hasOwnSubject(first)) return undefined;
  if (said.some(givesOther) || said.some(mayTurn)) return undefined;
  return lastDrug(sentences, at);
}

/** The drug of which a dose is asked or said alone: "what's that at the moment?" "Twenty." */
function drugAsked(
  sentences: readonly Sentence[],
  at: number,
  asked: readonly Sentence[],
  said: readonly Sentence[],
): string | undefined {
  const isOfDrugs = said[0]?.weighed.subject === 'medications';
  const exchange = [...asked, ...said];
  const isOpen =
    exchange.every((one) => !namesClinical(one) && !givesOther(one)) &&
    exchange.every((one) => one.words.length <= longestDose);
  const isDose = said.some(({ words }) => words.some(({ word }) => /^\d/.test(word) || doseWords.has(word)));
  return isOfDrugs && isOpen && isDose ? lastDrug(sentences, at - asked.length) : undefined;
}
const doseWords: ReadonlySet<string> = new Set(doseUnitWords.flatMap((words) => words.split(' ')));
/** Of a dose nobody says more words at once. */
const longestDose = 14;

/** "Do you?", "Have you?": questions of so few words say nothing of what they ask. */
const longestTag = 5;
const isTag = ({ words }: Sentence): boolean => {
  const own = words.filter(({ isMark }) => !isMark);
  return own.length <= longestTag && own.every(({ word }) => plainTalkWords.has(word));
};

/** What questions point to that name nothing themselves: "Some people think of ending their life. Have you?". */
export function leadsTo(sentences: readonly Sentence[], at: number, asked: readonly Sentence[]): Sentence[] {
  if (asked.some(namesSomething)) return [];
  const before = saidBefore(sentences, at - asked.length);
  if (asked.some(points)) return before;
  return asked.every(isTag) && before.every(({ turn }) => turn === asked[0]?.turn) ? before : [];
}

/**
 * What must be read with sentences that follow each other to understand them: the questions that they answer, with what a question
 * points to, or what was said right before them.
 * @param at number of the first of them
 * @param isRead whether a sentence is quoted itself, in the same section
 */
export function contextOf(
  sentences: readonly Sentence[],
  at: number,
  said: readonly Sentence[],
  isRead: (one: Sentence) => boolean,
): QuotationContext {
  const asked = askedBefore(sentences, at);
  const [question] = asked;
  if (question !== undefined) {
    if (standsAlone(said)) return none;
    const lead = leadsTo(sentences, at, asked).filter((one) => !isRead(one));
    return { led: lead, asked, topic: lead.length > 0 ? undefined : drugAsked(sentences, at, asked, said) };
  }
  const [first] = said;
  if (first === undefined) return none;
  const led = needsBefore(first) ? saidBefore(sentences, at).filter((one) => !isRead(one)) : [];
  return { led, asked: [], topic: led.length > 0 ? undefined : topicOf(sentences, at, said) };
}
