import { denialWord } from '../knowledge/assertion-cues.ts';
import { againSteps } from '../knowledge/vital-remarks.ts';
import type { Span } from '../model/span.ts';
import { splitClauses, splitSentences } from '../text/sentences.ts';
import { ReadParts, readTextOf, type ReadText } from '../text/read-text.ts';
import { cutAfterSides } from './cut-after-sides.ts';
import { dependsOnBefore } from './depends-on-before.ts';
import { headOf, wordsAt, wordsBeside, type EntryWords } from './entry-words.ts';
import { findReferent, furthestReferent, mayRefer } from './find-referent.ts';
import { comesBackToNow, describesPastEpisode, opensEpisode, opensOnTime } from './past-episode.ts';
import { opensSoonAfter } from './past-times.ts';
import { refutesAllergy, saysAllergy } from './says-allergy.ts';
import { saysHarm, saysTolerated } from './says-harm.ts';
import { saysTaken } from './says-taken.ts';

const answersItself = new RegExp(String.raw`^[–—-]{0,2}\s?${denialWord}\b`, 'i');

/** True where a mark ended a sentence that goes on. */
function goesOn(text: string, last: Span, sentence: Span): boolean {
  const isSameLine = !text.slice(last.end, sentence.start).includes('\n');
  const asks = text[last.end - 1] === '?';
  const doubts = asks && /[\s(,;>-]|^$/.test(text[last.end - 2] ?? '') && (sentence.start === last.end || isSameLine);
  // "off bottle? no still 2": a writer's own question and its answer are one statement.
  const answers = asks && isSameLine && answersItself.test(text.slice(sentence.start, sentence.start + 8));
  const isLoneNumber = /^\(?\d{1,2}[.)]$/.test(text.slice(last.start, last.end));
  return doubts || answers || isLoneNumber;
}

/** Sentences by their marks alone: without what goes on from one to the next by what it says. */
export function cutByMarks(text: string, within: Span): Span[] {
  const out: Span[] = [];
  for (const sentence of splitSentences(text, within).flatMap((one) => cutAfterSides(text, one))) {
    const last = out.at(-1);
    if (last && goesOn(text, last, sentence)) out[out.length - 1] = { start: last.start, end: sentence.end };
    else out.push(sentence);
  }
  return out;
}

const firstClause = (read: ReadText, sentence: Span): EntryWords =>
  wordsAt(
    read,
    splitClauses(read.text, { start: sentence.start, end: Math.min(sentence.end, sentence.start + longestRead) })[0] ??
      sentence,
  );

interface Near extends Span {
  /** Which of the sentences before it stands in. */
  readonly at: number;
}

/** The last clauses before a sentence on its line, of as much of each sentence as names what is meant. */
function clausesBefore(text: string, sentences: readonly Span[]): Near[] {
  const out: Near[] = [];
  for (let at = sentences.length - 1; at >= Math.max(0, sentences.length - mostBack); at -= 1) {
    const { start, end } = sentences[at] ?? { start: 0, end: 0 };
    const next = sentences[at + 1]?.start ?? end;
    if (text.slice(end, next).includes('\n')) break;
    const clauses = splitClauses(text, { start: Math.max(start, end - longestRead), end });
    out.unshift(...clauses.map((clause) => ({ ...clause, at })));
  }
  return out.slice(-furthestReferent);
}

/** Which of the sentences before a sentence says something of without naming it. */
function referentOf(read: ReadText, sentences: readonly Span[], sentence: Span): number | undefined {
  const clause = firstClause(read, sentence);
  if (!mayRefer(clause)) return undefined;
  const near = clausesBefore(read.text, sentences);
  const named = findReferent(
    clause,
    near.map((before) => wordsBeside(read, before)),
  );
  return named === undefined ? undefined : near[named]?.at;
}

/** From which of the sentences before on a sentence of their line belongs to them; undefined where it stands by itself. */
function belongsFrom(read: ReadText, sentences: readonly Span[], sentence: Span): number | undefined {
  const { text } = read;
  const last = sentences.at(-1);
  if (!last || text.slice(last.end, sentence.start).includes('\n')) return undefined;
  const entry = wordsAt(read, sentence);
  if (goesOnOfAllergy(read, last, sentence) || goesOnOfEvent(read, last, entry)) return sentences.length - 1;
  const from = referentOf(read, sentences, sentence) ?? (dependsOnBefore(entry) ? sentences.length - 1 : undefined);
  return from === undefined || standsAlone(read, last, entry) ? undefined : from;
}

/** "Sept, freshers week, satay skewer. Within 10 min itchy mouth": what came after an event of before, and how soon. */
const goesOnOfEvent = (read: ReadText, last: Span, { words }: EntryWords): boolean => {
  if (!opensSoonAfter(words)) return false;
  const event = wordsBeside(read, headOf(last, longestRead));
  return describesPastEpisode(event.words) || opensOnTime(event.text);
};

/** "Cefalexin 2021 ok", "I removed it today": what is borne, or that it is none, said of an allergy in the sentence before. */
const goesOnOfAllergy = (read: ReadText, last: Span, sentence: Span): boolean =>
  (saysTolerated(wordsAt(read, sentence)) || refutesAllergy(wordsAt(read, headOf(sentence, longestRead)))) &&
  saysAllergy(wordsBeside(read, headOf(last, longestRead)));

/** "Now on escitalopram 10." says itself what is taken, "Last episode 2021: ..." and what is now after it when it was. */
function standsAlone(read: ReadText, last: Span, entry: EntryWords): boolean {
  // "Repeat in 4 hrs, >6.0 give insulin" is a step of its own.
  const [first = '', next = ''] = entry.words;
  if (againSteps.has(first) && !/^\d/.test(next)) return true;
  if (saysTaken(entry) || describesPastEpisode(entry.words) || saysHarm(entry)) return true;
  if (!comesBackToNow(entry.text)) return false;
  const { words: before } = wordsBeside(read, headOf(last, longestRead));
  return describesPastEpisode(before) || opensEpisode(before);
}

const longestRead = 400;
const mostBack = 2;

/**
 * The sentences of a range. A question mark right before a word is the writer's doubt about that word ("?early Crohn's")
 * and ends nothing, and what says something of a sentence before without naming it stays with that.
 */
export function cutSentences(written: string | ReadText, within: Span): readonly Span[] {
  const read = readTextOf(written);
  return sentences.of(read, within, () => sentencesOf(read, within));
}

const sentences = new ReadParts<readonly Span[]>();

function sentencesOf(read: ReadText, within: Span): Span[] {
  const out: Span[] = [];
  for (const sentence of cutByMarks(read.text, within)) {
    const from = belongsFrom(read, out, sentence);
    const first = from === undefined ? undefined : out[from];
    if (first) out.splice(from ?? 0, out.length, { start: first.start, end: sentence.end });
    else out.push(sentence);
  }
  return out;
}
