import type { Fact } from '../document/fact.ts';
import { describePerson } from '../note/person.ts';
import { rightSpeakers } from './speakers.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import type { Turn } from '../text/turns.ts';
import { openAnswer } from './answer.ts';
import { answerNamedDrug } from './answer-drug.ts';
import { answerColour } from './answer-colour.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { quoteSentences } from './quote-sentences.ts';
import { isClosed } from './is-likely.ts';
import { isReadWhole, wordsUnread } from './read-whole.ts';
import { readSentences, type Sentence } from './sentences/read-sentences.ts';
import { namesPlainly } from './read-assessment.ts';
import { speaksOfAllergy, statesAllergy } from './read-allergies.ts';
import { allergicNames } from '../knowledge/talk/reactions.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { isOwnReading, readAnswer } from './read-answers.ts';
import { beginVisit, hearAnswer, readClinicianStatement, type VisitState } from './read-clinician.ts';
import { decidesShortly } from './plan-ledger.ts';
import { readFound } from './read-found.ts';
import { readIntroduction } from './read-introduction.ts';
import { isBareAnswer, readParticle } from './read-particle.ts';
import { asksPlainly, readQuestion, type Question } from './read-question.ts';
import { isSafetyNet } from './read-safety-net.ts';
import { notePerson, readStatement } from './read-statement.ts';
import { readSide, readSite, readSymptoms, saysGone, type SymptomMention } from './read-symptoms.ts';
import { SpokenPhrases } from './word-patterns.ts';
import { takeBackOpens } from '../knowledge/talk/answer-words.ts';
import type { OpenPoint } from '../model/result.ts';
import { findOpenPoints } from './open-points/find-open-points.ts';
import { pastTalkWords } from '../knowledge/talk/plain-words.ts';
import { TalkFacts } from './talk-facts.ts';

/** Words up to which a listener's word takes no question back: "okay", "mm-hmm, yeah". */
const longestListener = 4;

/** "Any family history? Anything like diabetes?": what is named in the same breath is asked of the same history. */
function withinFrame(frame: Question | undefined, question: Question | undefined): Question | undefined {
  const isOne =
    frame && question?.intent === 'present' && isOwnReading(frame) && frame.clause.turn === question.clause.turn;
  return isOne ? { ...question, intent: frame.intent } : question;
}

/** A question of the patient themselves leaves the history of others. */
const toPatient: ReadonlySet<string> = new Set(['you', 'your', 'yourself', "you're", "you've"]);

/** "What happened then?" goes on with the history that is taken; a question with words of its own asks for them. */
const goOn = (frame: Question | undefined, clause: Clause): Question | undefined =>
  frame &&
  isOwnReading(frame) &&
  !clause.words.some(({ word }) => toPatient.has(word)) &&
  wordsUnread(clause).length === 0
    ? { ...frame, clause, named: [], isDenial: false }
    : undefined;

/** What is less likely to be in a clinician's note is small talk, an aside, or of somebody else. */
const leastWorth = 0.25;

/**
 * True where readers know what was asked and what was said: an answer by its question, a statement by its own words.
 * @param isWhole whether it is all that somebody says in a turn
 */
function isTrusted(answer: Sentence, question: Question | undefined, isWhole: boolean): boolean {
  // What a machine cut may go on in another way than it begins.
  if (!isClosed(answer) && (!isWhole || (!isBareAnswer(answer) && answer.words.length > longestHeard))) return false;
  const isOwn = question !== undefined && isOwnReading(question);
  if (answer.weighed.worth < leastWorth && !isOwn) return false;
  const isAnswer = question !== undefined && readParticle(answer.said).particle !== 'open';
  if (isBareAnswer(answer)) return question !== undefined && isReadWhole(question.clause);
  if (question !== undefined && namesAsked(answer, question)) return wordsUnread(answer).length === 0;
  return isAnswer || isOwn ? isReadWhole(answer) : isPlainStatement(answer);
}

/** "I'd a fever. That's gone.": a sentence that ends what the one before it says names nothing itself. */
const isTakenOn = ({ turn, speaker }: Sentence, next: Sentence | undefined): boolean =>
  next !== undefined && (next.speaker !== speaker || (next.turn === turn && endsIt(next)));

/** Another who is there may know better: a child says no, and the mother yes. */
const endsIt = (next: Sentence): boolean =>
  (saysGone(next.words) || next.words.some(({ word }) => pastTalkWords.has(word))) &&
  cutStretches(next.text, next.words).flatMap(readSymptoms).length === 0 &&
  pointing.has(next.words[0]?.word ?? '');
const pointing: ReadonlySet<string> = new Set(["that's", 'that', 'it', "it's", 'they', 'both', 'those', 'this']);

/** "Any vomiting?" "I vomited on Monday, but that stopped": an answer in the words of its question. */
function namesAsked({ text, words }: Sentence, { named }: Question): boolean {
  const said = cutStretches(text, words).flatMap(readSymptoms);
  return said.some(({ name }) => named.some((one) => one.name === name));
}

/** Without marks an answer of more words may deny one thing and say another. */
const longestHeard = 4;

/** A statement of so many words is no story. */
const longestStatement = 12;

/** "I had", and not "I have had". */
const isPast = (words: Clause['words'], at: number): boolean =>
  words[at]?.word === 'had' && !/^(?:have|has|.+'ve|he's|she's|it's)$/.test(words[at - 1]?.word ?? '');

/** "I get breathless on the stairs": of now, short, and with no word that its readers do not know. */
const isPlainStatement = (clause: Clause): boolean =>
  clause.words.filter(({ isMark }) => !isMark).length <= longestStatement &&
  !clause.words.some(({ word }, at) => pastTalkWords.has(word) || isPast(clause.words, at)) &&
  wordsUnread(clause).length === 0;

/** "Ramipril?" "It gave me a cough.": what is named there came of a drug, and is no symptom of now. */
function asksOfDrug(question: Pick<Question, 'clause'> | undefined): boolean {
  if (question === undefined) return false;
  const intent = 'intent' in question ? (question as Question).intent : undefined;
  return (intent !== undefined && ofDrugs.has(intent)) || findMedicationsIn(question.clause.text).length > 0;
}
/** "Just a rash, no swelling?", asked of an allergy. */
const asksReaction = (question: Question | undefined): boolean =>
  question !== undefined && question.named.some(({ name }) => allergicNames.has(name));
const ofDrugs: ReadonlySet<Intent> = new Set<Intent>(['allergies', 'reaction', 'side-effects']);

const backWords = new SpokenPhrases<true>(takeBackOpens.map((one): [string, true] => [one, true]));

/** What a talk has come to: who was asked what, and what has become known. */
class Dialogue {
  readonly facts: TalkFacts;
  /** What each question asks for, by itself or in the history that is taken. */
  readonly asks = new Map<Clause, Intent>();
  readonly #visit: VisitState = beginVisit();
  /** Questions that wait for their answer, and what was answered so far. */
  #asked: Question[] = [];
  #answers: Sentence[] = [];
  /** What was asked last, also where nothing is known of it. */
  #last: Pick<Question, 'clause'> | undefined;
  /** Whether what is asked is how something was reacted to. */
  #isOfReaction = false;
  /** The history that is being taken: a question that says nothing of its own goes on with it. */
  #frame: Question | undefined;
  /** Where sentences begin that ask and answer while the patient is examined. */
  readonly #prompts: ReadonlySet<number>;
  readonly #trusts: typeof isTrusted;

  constructor(facts: TalkFacts, prompts: ReadonlySet<number>, trusts: typeof isTrusted) {
    this.facts = facts;
    this.#prompts = prompts;
    this.#trusts = trusts;
  }

  read(clause: Sentence): void {
    if (clause.isQuestion && clause.speaker !== 'clinician') return;
    if (this.#visit.phase === 'talk') this.#turnTo(clause);
    // What was asked and answered with hands on the patient is a finding, and no story.
    const isFound = this.#prompts.has(clause.span.start);
    if (clause.speaker === 'clinician') this.#hear(clause, isFound);
    else if (!isFound) this.#answers.push(clause);
  }

  /** The part of the body that is spoken of, with its side. */
  #turnTo({ words, turn }: Clause): void {
    const { episodes } = this.facts;
    episodes.turnTo(turn);
    const site = readSite(words);
    if (site === undefined) return;
    const side = readSide(words);
    episodes.siteSide = side ?? (site.noun === episodes.site?.noun ? episodes.siteSide : undefined);
    episodes.site = site;
  }

  /** Settles what was answered last. */
  close(): void {
    this.#settle();
  }

  #hear(clause: Clause, isFound: boolean): void {
    const asks = clause.isQuestion && !isSafetyNet(clause);
    if (!isFound && (asks || (this.#visit.phase === 'talk' && asksPlainly(clause)))) {
      if (this.#answers.length > 0) this.#settle();
      this.#last = { clause };
      const read = readQuestion(clause);
      const isMore = read === undefined || (read.intent === 'more' && read.named.length === 0);
      const question = (isMore ? goOn(this.#frame, clause) : undefined) ?? withinFrame(this.#frame, read);
      this.#isOfReaction = asksOfDrug(this.#frame) && asksReaction(read);
      if (question) {
        this.#asked.push(question);
        this.asks.set(clause, question.intent);
      }
      this.#frame = question;
      return;
    }
    if (clause.words.length <= longestListener && !decidesShortly(clause) && !namesPlainly(clause)) return;
    this.#settle();
    if (readIntroduction(clause, this.facts)) return;
    if (statesAllergy(clause, this.facts)) {
      this.#frame = { intent: 'allergies', clause, named: [], isDenial: false, isSure: true };
      return;
    }
    readClinicianStatement(clause, this.#visit, this.facts);
  }

  /** Each of as many bare answers as there were questions is of its own; otherwise the last question is meant. */
  #settle(): void {
    const [asked, answers] = [this.#asked, this.#answers];
    if (answers.length === 0) return;
    const isEach = asked.length > 1 && answers.filter(isBareAnswer).length >= asked.length;
    let next = 0;
    const takesBack = answers.slice(1).some(({ said }) => backWords.find(said)[0]?.from === 0);
    for (const [at, answer] of answers.entries()) {
      if (takesBack && isBareAnswer(answer)) continue;
      hearAnswer(answer, this.#visit, this.facts);
      const own = isEach && isBareAnswer(answer) ? asked[next] : this.#named(answer);
      if (isEach && isBareAnswer(answer)) next += 1;
      const isWhole = answers.filter(({ turn }) => turn === answer.turn).length === 1;
      const known = this.facts.episodes.all.length;
      if (!isTakenOn(answer, answers[at + 1]) && this.#trusts(answer, own, isWhole))
        this.#take(answer, own, at === 0 || isEach);
      if (this.#isOfReaction || asksOfDrug(own ?? this.#last)) this.facts.episodes.keepFirst(known);
      // "My mother's like that. She's on lithium.": also where nothing is made of the first.
      notePerson(answer, this.facts);
    }
    this.#asked = [];
    this.#answers = [];
  }

  #take(answer: Clause, question: Question | undefined, isFirst: boolean): void {
    const asked = question ?? this.#last;
    if (asked && answerColour(asked, openAnswer(asked, answer), this.facts)) return;
    const isOfDrug = asked && this.#visit.phase !== 'plan' && (isFirst || question?.isSure !== true);
    if (isOfDrug && answerNamedDrug(asked.clause, openAnswer(asked, answer), this.facts)) return;
    if (question !== undefined && (isFirst || isOwnReading(question) || readParticle(answer.said).particle === 'open'))
      return readAnswer(question, answer, this.facts, this.#visit.phase === 'plan');
    // What a patient says once the plan is made speaks of the plan.
    if (this.#visit.phase !== 'plan') readStatement(answer, this.facts);
  }

  /** The question whose symptom an answer names, and otherwise the last one. */
  #named({ text, words }: Clause): Question | undefined {
    const said = new Set(
      cutStretches(text, words)
        .flatMap(readSymptoms)
        .map(({ name }) => name),
    );
    const isSaid = ({ name }: SymptomMention): boolean => said.has(name) || said.has(name.split(' ').at(-1) ?? '');
    const named = this.#asked.find(({ named: own }) => own.some(isSaid));
    const last = this.#asked.at(-1);
    // "Any tablets? Any allergies?" "Propranolol": what is only named is taken.
    const isOfDrugs = last?.intent === 'allergies' && findMedicationsIn(text).length > 0 && !speaksOfAllergy(words);
    const taken = isOfDrugs ? this.#asked.find(({ intent }) => intent === 'medications') : undefined;
    return named ?? taken ?? last;
  }
}

/** A talk, read. */
export interface ReadTalk {
  /** In the order of a note, with ranges of the talk as evidence. */
  readonly facts: readonly Fact[];
  /** Its sentences, each with what it was learned to be. */
  readonly sentences: readonly Sentence[];
  /** What it leaves open. */
  readonly openPoints: readonly OpenPoint[];
}

/** Reads a talk as far as facts. @param trusts whether what readers make of an answer or statement is taken */
function hear(text: string, labelled: readonly Turn[], trusts: typeof isTrusted) {
  const turns = rightSpeakers(text, labelled);
  const sentences = readSentences(text, turns);
  const facts = new TalkFacts();
  const dialogue = new Dialogue(facts, readFound(text, turns, sentences, facts), trusts);
  const { described } = describePerson(text);
  if (described)
    facts.put('identity', {
      type: 'clause',
      subject: 'history-of-present-illness',
      text: described.text,
      evidence: [described.source],
    });
  for (const sentence of sentences) dialogue.read(sentence);
  dialogue.close();
  return { text, sentences, asks: dialogue.asks, facts };
}

/**
 * Reads a visit's talk into facts. A question alone gives none; what is asked and answered, stated, found and decided does. What a note
 * should hold and no fact says is quoted with its speaker.
 * @param labelled turns of the talk, as `findTurns` has them. Linear.
 */
export function readTalk(text: string, labelled: readonly Turn[]): ReadTalk {
  const heard = hear(text, labelled, isTrusted);
  quoteSentences(heard, heard.facts);
  return { facts: heard.facts.all(), sentences: heard.sentences, openPoints: findOpenPoints(heard) };
}

/** The facts of a talk alone. */
export const readDialogue = (text: string, labelled: readonly Turn[]): readonly Fact[] =>
  readTalk(text, labelled).facts;

/** All that readers make of a talk, before what they do not know whole gives way to quotations: what the readers are tested by. */
export const readClaims = (text: string, labelled: readonly Turn[]): readonly Fact[] =>
  hear(text, labelled, () => true).facts.all();
