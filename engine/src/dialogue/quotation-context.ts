import { findMedicationsIn } from '../clinical/find-medications.ts';
import { plainTalkWords, pointingWords } from '../knowledge/talk/plain-words.ts';
import { cutStretches } from './clauses.ts';
import { readParticle } from './read-particle.ts';
import { readSite, readSymptoms } from './read-symptoms.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** What must be read before a quotation, and whether it asked for it. */
export interface QuotationContext {
  readonly before: readonly Sentence[];
  readonly isAsked: boolean;
}

const none: QuotationContext = { before: [], isAsked: false };

/** What was asked is repeated up to so many words, and what was said before up to so many. */
const longestAsked = 30;
const longestBefore = 25;
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

/** True for a sentence with a drug, a symptom, a part of the body, or enough words of its own. */
function namesSomething({ text, words }: Sentence): boolean {
  if (readSite(words) !== undefined || findMedicationsIn(text).length > 0) return true;
  if (cutStretches(text, words).flatMap(readSymptoms).length > 0) return true;
  return words.filter(({ word, isMark }) => !isMark && !plainTalkWords.has(word)).length > 2;
}

const points = ({ words }: Sentence): boolean => words.some(({ word }) => pointingWords.has(word));

/** True for an answer that says what it is about. */
function standsAlone(said: readonly Sentence[]): boolean {
  const [first] = said;
  if (first === undefined) return true;
  const isOpen = readParticle(first.said).particle === 'open';
  return isOpen && first.weighed.alone >= aloneAnswer && lengthOf(said) >= longAnswer;
}

/** The sentence before one, where it says what that points to. */
function saidBefore(sentences: readonly Sentence[], at: number): Sentence[] {
  const last = sentences[at - 1];
  return last !== undefined && last.words.length <= longestBefore && namesSomething(last) ? [last] : [];
}

/**
 * What must be read with sentences that follow each other to understand them: the questions that they answer, with what a question
 * points to, or what was said right before them.
 * @param at number of the first of them
 * @param isRead whether the sentence before them is quoted itself
 */
export function contextOf(
  sentences: readonly Sentence[],
  at: number,
  said: readonly Sentence[],
  isRead: boolean,
): QuotationContext {
  const asked = askedBefore(sentences, at);
  const [question] = asked;
  if (question !== undefined) {
    if (standsAlone(said)) return none;
    const isOpen = asked.every((one) => !namesSomething(one)) && asked.some(points);
    const lead = isOpen ? saidBefore(sentences, at - asked.length) : [];
    return { before: [...lead, ...asked], isAsked: true };
  }
  const [first] = said;
  if (first === undefined || isRead || first.weighed.alone >= aloneFrom) return none;
  return { before: saidBefore(sentences, at), isAsked: false };
}
