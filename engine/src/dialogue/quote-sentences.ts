import { writeFact } from '../compose/write-fact.ts';
import type { Fact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { noneWords } from '../knowledge/talk/none-words.ts';
import { orderingWords, plainTalkWords } from '../knowledge/talk/plain-words.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import { conditionWords, spokenSides } from '../knowledge/talk/talk-cues.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { findRuns } from './find-quotations.ts';
import { wordQuotation } from './report/word-quotation.ts';
import { namedDrugs } from './named-drugs.ts';
import { planned } from './opposes.ts';
import { readOnce } from './read-once.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { readSymptoms } from './read-symptoms.ts';
import { wordsUnread } from './read-whole.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { findReason } from './find-reason.ts';
import { findWithdrawn } from './withdrawn.ts';
import { consideredLead } from '../knowledge/talk/report-words.ts';
import { isLikely } from './is-likely.ts';
import { saidKey, type Draft, type TalkFacts } from './talk-facts.ts';

const stemOf = (word: string): string => word.slice(0, 5);

/** So many words of a sentence, or one in five, may be missing from the facts that say it. */
const fewMissing = 2;
const missingShare = 5;

/** The words of a talk, and what facts say of them. */
interface Said {
  readonly text: string;
  readonly facts: TalkFacts;
}

/** Words of which a fact need not hold one. */
const isIdle = (word: string): boolean =>
  (plainTalkWords.has(word) && !neverMissing.has(word)) || orderingWords.has(word);

/** Sides and what makes a step conditional: a fact that lacks one says something else. */
const neverMissing: ReadonlySet<string> = new Set([...spokenSides.keys(), ...conditionWords]);

/** True where few words are left that no fact says, none of them a side or a condition of the clinician's. */
const leavesFew = (rest: readonly SpokenWord[], count: number, { speaker }: Sentence): boolean =>
  rest.length <= Math.max(fewMissing, count / missingShare) &&
  (speaker !== 'clinician' || !rest.some(({ word }) => neverMissing.has(word)));

/** True where the facts that rest on a sentence hold nearly all of its words. */
function holdsWords(stated: readonly Fact[], sentence: Sentence): boolean {
  const said = new Set(stated.flatMap((fact) => readWords(writeFact(fact))).map(({ word }) => stemOf(word)));
  const rest = sentence.words.filter(({ word, isMark }) => !isMark && !isIdle(word) && !said.has(stemOf(word)));
  return leavesFew(rest, sentence.words.length, sentence);
}

/** True where what was found rests on nearly all words of a sentence. */
function restsOnAll(sentence: Sentence, { text, facts }: Said): boolean {
  const { start: from, end } = sentence.span;
  const words = readWords(text.slice(from, end));
  const rest = words.filter(({ word, isMark, start }) => !isMark && !isIdle(word) && !facts.isCovered(from + start));
  return rest.length < words.length && leavesFew(rest, words.length, sentence);
}

/** True where each thing that a patient names became a fact, and readers know all other words. */
function holdsMentions(facts: readonly Fact[], sentence: Sentence): boolean {
  if (sentence.speaker === 'clinician' || wordsUnread(sentence).length > 0) return false;
  const names = new Set(
    cutStretches(sentence.text, sentence.words)
      .flatMap(readSymptoms)
      .map(({ name }) => name),
  );
  return facts.length >= names.size;
}

/** "Stop the ibuprofen and take paracetamol": each drug must have become a fact, and which verb is of which drug
 * the reader of a note must see. */
function lacksDrug(stated: readonly Fact[], sentence: Sentence): boolean {
  const named = new Set(namedDrugs(sentence).map(({ name }) => name.toLowerCase()));
  if (sentence.speaker === 'clinician' && named.size > 1) return true;
  return stated.filter(({ type }) => type === 'medication' || type === 'allergy').length < named.size;
}

const isSaidBy = (stated: readonly Fact[], sentence: Sentence, said: Said): boolean =>
  stated.length > 0 &&
  !lacksDrug(stated, sentence) &&
  (holdsMentions(stated, sentence) || holdsWords(stated, sentence) || restsOnAll(sentence, said));

/** Where what the clinician says is quoted, rather than said in part. */
const spokenWhole: ReadonlySet<Subject> = new Set<Subject>([
  'physical-examination',
  'results',
  'assessment',
  'plan',
  'follow-up',
]);

const givesWay = ({ subject, type }: Draft): boolean => spokenWhole.has(subject) && type !== 'measurement';

const nones: ReadonlySet<string> = new Set(Object.values(noneWords));

/** "No known allergies", which what is quoted of allergies may contradict. */
const saysNone = (draft: Draft): boolean => draft.type === 'clause' && nones.has(draft.text);

/** Sentences by the place where they begin, with the facts that rest on them. */
function factsBySentence(sentences: readonly Sentence[], facts: readonly Fact[]): Map<Sentence, Fact[]> {
  const byStart = new Map(sentences.map((one): [number, Sentence] => [one.span.start, one]));
  const resting = new Map<Sentence, Fact[]>();
  for (const fact of facts)
    for (const { start } of fact.evidence) {
      const sentence = byStart.get(start);
      if (sentence) resting.set(sentence, [...(resting.get(sentence) ?? []), fact]);
    }
  return resting;
}

/** A symptom is there or denied, never both: where a sentence that is only quoted says the other, no fact says anything of it. */
function withdrawContradicted(sentences: readonly Sentence[], facts: TalkFacts): void {
  for (const sentence of sentences) {
    if (sentence.speaker === 'clinician' || sentence.isQuestion || facts.rests(sentence.span)) continue;
    for (const { name, polarity, isBare, isThought, whose, time } of cutStretches(
      sentence.text,
      sentence.words,
    ).flatMap(readSymptoms))
      if (!isBare && !isThought && whose === undefined && time !== 'past')
        facts.episodes.withdraw(name, polarity === 'absent' ? 'present' : 'absent');
  }
}

/** A talk as it was heard. */
export interface Heard {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** What its questions ask for. */
  readonly asks: ReadonlyMap<Clause, Intent>;
}

/**
 * Adds what a note should hold and no fact says, as quotations with their speaker; a finding, a diagnosis or a step that says only
 * part of its sentence gives way to it.
 */
export function quoteSentences(heard: Heard, facts: TalkFacts): void {
  const { text, sentences, asks } = heard;
  withdrawContradicted(sentences, facts);
  const byStart = new Map(sentences.map((one): [number, Sentence] => [one.span.start, one]));
  facts.keepOnly((draft) =>
    isLikely(
      draft,
      draft.evidence.flatMap(({ start }) => byStart.get(start) ?? []),
    ),
  );
  const isSaidNow = (): ((one: Sentence) => boolean) => {
    const resting = factsBySentence(sentences, facts.all());
    return readOnce(
      (one) => one,
      (one) => isSaidBy(resting.get(one) ?? [], one, { text, facts }) || facts.isGivenUp(one.span),
    );
  };
  const isSaidYet = isSaidNow();
  const isSaidYetAt = (one: Sentence | undefined): boolean => one === undefined || isSaidYet(one);
  facts.keepOnly((draft) => !givesWay(draft) || draft.evidence.every(({ start }) => isSaidYetAt(byStart.get(start))));
  const isSaid = isSaidNow();
  const quotations = findRuns(sentences, asks, isSaid);
  const quoted = new Set(quotations.map(({ subject }) => subject));
  facts.keepOnly((draft) => !(saysNone(draft) && quoted.has(draft.subject)));
  const isReasoned = facts.all().some(({ isReason }) => isReason === true);
  const reason = isReasoned ? undefined : findReason(quotations, heard);
  const isWithdrawn = findWithdrawn(sentences);
  for (const quotation of quotations) {
    const [first, ...others] = [...quotation.context.led, ...quotation.context.asked, ...quotation.said].map(
      ({ span }) => span,
    );
    const words = wordQuotation(text, quotation);
    if (words === undefined || first === undefined) continue;
    const isConsidered =
      planned.has(quotation.subject) &&
      [...quotation.context.led, ...quotation.said].some(isWithdrawn) &&
      !words.includes(consideredLead);
    facts.put(`${saidKey}${quotation.said[0]?.span.start ?? first.start}`, {
      type: 'clause',
      subject: quotation === reason ? 'chief-complaint' : quotation.subject,
      text: isConsidered ? `${consideredLead} ${words}` : words,
      evidence: [first, ...others],
    });
  }
}
