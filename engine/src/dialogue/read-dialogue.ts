import type { Fact } from '../document/fact.ts';
import { describePerson } from '../note/person.ts';
import { rightSpeakers } from '../note/visit/speakers.ts';
import type { Turn } from '../text/turns.ts';
import { openAnswer } from './answer.ts';
import { answerColour } from './answer-colour.ts';
import { cutStretches, readClauses, type Clause } from './clauses.ts';
import { statesAllergy } from './read-allergies.ts';
import { isOwnReading, readAnswer } from './read-answers.ts';
import { beginVisit, readClinicianStatement, readRefusal, type VisitState } from './read-clinician.ts';
import { readIntroduction } from './read-introduction.ts';
import { readParticle } from './read-particle.ts';
import { asksPlainly, readQuestion, type Question } from './read-question.ts';
import { readStatement } from './read-statement.ts';
import { readSide, readSite, readSymptoms } from './read-symptoms.ts';
import { isWorthKeeping, subjectOf } from './subject-of.ts';
import { statePlainly } from './state-plainly.ts';
import { SpokenPhrases } from './word-patterns.ts';
import { takeBackOpens } from '../knowledge/talk/answer-words.ts';
import { TalkFacts } from './talk-facts.ts';

/** Words up to which a listener's word takes no question back: "okay", "mm-hmm, yeah". */
const longestListener = 4;

/** An answer that is a yes or no and nothing else. */
function isBare(clause: Clause): boolean {
  const { particle, rest } = readParticle(clause.said);
  return particle !== 'open' && rest >= clause.said.length;
}

/** "Any family history? Anything like diabetes?": what is named in the same breath is asked of the same history. */
function withinFrame(frame: Question | undefined, question: Question | undefined): Question | undefined {
  const isOne =
    frame && question?.intent === 'present' && isOwnReading(frame) && frame.clause.turn === question.clause.turn;
  return isOne ? { ...question, intent: frame.intent } : question;
}

/** A question of the patient themselves leaves the history of others. */
const toPatient: ReadonlySet<string> = new Set(['you', 'your', 'yourself', "you're", "you've"]);

/** "What happened then?" goes on with the history that is taken. */
const goOn = (frame: Question | undefined, clause: Clause): Question | undefined =>
  frame && isOwnReading(frame) && !clause.words.some(({ word }) => toPatient.has(word))
    ? { ...frame, clause, named: [], isDenial: false }
    : undefined;

const backWords = new SpokenPhrases<true>(takeBackOpens.map((one): [string, true] => [one, true]));

/** What a talk has come to: who was asked what, and what has become known. */
class Dialogue {
  readonly facts = new TalkFacts();
  readonly #visit: VisitState = beginVisit();
  /** Questions that wait for their answer, and what was answered so far. */
  #asked: Question[] = [];
  #answers: Clause[] = [];
  /** What was asked last, also where nothing is known of it. */
  #last: Pick<Question, 'clause'> | undefined;
  /** The history that is being taken: a question that says nothing of its own goes on with it. */
  #frame: Question | undefined;

  read(clause: Clause): void {
    if (this.#visit.phase === 'talk') this.#turnTo(clause);
    if (clause.speaker === 'clinician') this.#hear(clause);
    else this.#answers.push(clause);
  }

  /** The part of the body that is spoken of, with its side. */
  #turnTo({ words }: Clause): void {
    const { episodes } = this.facts;
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

  #hear(clause: Clause): void {
    if (clause.isQuestion || (this.#visit.phase === 'talk' && asksPlainly(clause))) {
      if (this.#answers.length > 0) this.#settle();
      this.#last = { clause };
      const question = withinFrame(this.#frame, readQuestion(clause)) ?? goOn(this.#frame, clause);
      if (question) this.#asked.push(question);
      this.#frame = question;
      return;
    }
    if (clause.words.length <= longestListener) return;
    this.#settle();
    if (readIntroduction(clause, this.facts)) return;
    if (statesAllergy(clause, this.facts)) {
      this.#frame = { intent: 'allergies', clause, named: [], isDenial: false };
      return;
    }
    readClinicianStatement(clause, this.#visit, this.facts);
  }

  /** Each of as many bare answers as there were questions is of its own; otherwise the last question is meant. */
  #settle(): void {
    const [asked, answers] = [this.#asked, this.#answers];
    if (answers.length === 0) return;
    const isEach = asked.length > 1 && answers.filter(isBare).length >= asked.length;
    let next = 0;
    const takesBack = answers.slice(1).some(({ words }) => backWords.find(words)[0]?.from === 0);
    for (const [at, answer] of answers.entries()) {
      if (takesBack && isBare(answer)) continue;
      readRefusal(answer, this.#visit, this.facts);
      const own = isEach && isBare(answer) ? asked[next] : this.#named(answer);
      if (isEach && isBare(answer)) next += 1;
      this.#read(answer, own, at === 0 || isEach);
    }
    this.#asked = [];
    this.#answers = [];
  }

  /** Reads an answer; one from which nothing was made is kept in plain words, where they mean something alone. */
  #read(answer: Clause, question: Question | undefined, isFirst: boolean): void {
    this.#take(answer, question, isFirst);
    if (this.#visit.phase === 'plan' || this.facts.rests(answer.span)) return;
    const said = statePlainly(answer);
    if (said !== undefined && isWorthKeeping(answer.text))
      this.facts.put(`plain ${said}`, {
        type: 'clause',
        subject: subjectOf(question?.intent),
        text: said,
        evidence: [answer.span],
      });
  }

  #take(answer: Clause, question: Question | undefined, isFirst: boolean): void {
    const asked = question ?? this.#last;
    if (asked && answerColour(asked, openAnswer(asked, answer), this.facts)) return;
    if (question !== undefined && (isFirst || isOwnReading(question) || readParticle(answer.said).particle === 'open'))
      return readAnswer(question, answer, this.facts, this.#visit.phase === 'plan');
    // What a patient says once the plan is made speaks of the plan.
    if (this.#visit.phase !== 'plan') readStatement(answer, this.facts);
  }

  /** The question whose symptom an answer names, and otherwise the last one. */
  #named({ text }: Clause): Question | undefined {
    const said = new Set(
      cutStretches(text)
        .flatMap(readSymptoms)
        .map(({ name }) => name),
    );
    const named = this.#asked.find(({ named: own }) => own.some(({ name }) => said.has(name)));
    return named ?? this.#asked.at(-1);
  }
}

/**
 * Reads a visit's talk into facts. A question alone gives none; what is asked and answered, stated, found and decided does.
 * @param labelled turns of the talk, as `findTurns` has them
 * @returns facts in the order of a note, with ranges of the talk as evidence. Linear.
 */
export function readDialogue(text: string, labelled: readonly Turn[]): Fact[] {
  const turns = rightSpeakers(text, labelled);
  const dialogue = new Dialogue();
  const { described } = describePerson(text);
  if (described)
    dialogue.facts.put('identity', {
      type: 'clause',
      subject: 'history-of-present-illness',
      text: described.text,
      evidence: [described.source],
    });
  for (const clause of readClauses(text, turns)) dialogue.read(clause);
  dialogue.close();
  return dialogue.facts.all();
}
