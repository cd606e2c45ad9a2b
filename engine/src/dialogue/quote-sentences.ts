import { findMedicationsIn } from '../clinical/find-medications.ts';
import { writeFact } from '../compose/write-fact.ts';
import type { Fact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { orderingWords, plainTalkWords } from '../knowledge/talk/plain-words.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import { conditionWords, spokenSides } from '../knowledge/talk/talk-cues.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { findRuns, type Quotation } from './find-quotations.ts';
import { wordQuotation } from './quote.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { readSymptoms } from './read-symptoms.ts';
import { wordsUnread } from './read-whole.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import type { TalkFacts } from './talk-facts.ts';

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
function lacksDrug(stated: readonly Fact[], { text, speaker }: Sentence): boolean {
  const named = new Set(findMedicationsIn(text).map(({ name }) => name.toLowerCase()));
  if (speaker === 'clinician' && named.size > 1) return true;
  return stated.filter(({ type }) => type === 'medication' || type === 'allergy').length < named.size;
}

const isSaidBy = (stated: readonly Fact[], sentence: Sentence, said: Said): boolean =>
  stated.length > 0 &&
  !lacksDrug(stated, sentence) &&
  (holdsMentions(stated, sentence) || holdsWords(stated, sentence) || restsOnAll(sentence, said));

/** The reason for a visit stands in the first part of a talk, and is sure to be in a note. */
const opening = 0.25;
const leastReason = 0.5;

/** The quotation that says why the patient comes. */
function findReason(quotations: readonly Quotation[], sentences: readonly Sentence[]): Quotation | undefined {
  const early = new Set(sentences.slice(0, Math.ceil(sentences.length * opening)));
  return quotations.find(
    ({ subject, said }) =>
      subject === 'history-of-present-illness' && said.some((one) => early.has(one) && one.weighed.key >= leastReason),
  );
}

/** Where what the clinician says is quoted, rather than said in part. */
const spokenWhole: ReadonlySet<Subject> = new Set<Subject>([
  'physical-examination',
  'results',
  'assessment',
  'plan',
  'follow-up',
]);

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
export function quoteSentences({ text, sentences, asks }: Heard, facts: TalkFacts): void {
  withdrawContradicted(sentences, facts);
  const resting = factsBySentence(sentences, facts.all());
  const isSaid = (one: Sentence): boolean =>
    isSaidBy(resting.get(one) ?? [], one, { text, facts }) || facts.isGivenUp(one.span);
  facts.dropUnsaid(
    spokenWhole,
    new Set(sentences.filter((one) => resting.has(one) && !isSaid(one)).map(({ span }) => span.start)),
  );
  const quotations = findRuns(sentences, asks, isSaid);
  const isReasoned = facts.all().some(({ isReason }) => isReason === true);
  const reason = isReasoned ? undefined : findReason(quotations, sentences);
  for (const quotation of quotations) {
    const [first, ...others] = [...quotation.context.before, ...quotation.said].map(({ span }) => span);
    const words = wordQuotation(text, quotation);
    if (words === undefined || first === undefined) continue;
    facts.put(`quote ${first.start}`, {
      type: 'clause',
      subject: quotation === reason ? 'chief-complaint' : quotation.subject,
      text: words,
      evidence: [first, ...others],
    });
  }
}
