import type { Subject } from '../document/subjects.ts';
import { allergicNames, reactionWords } from '../knowledge/talk/reactions.ts';
import { mindPhrases } from '../knowledge/talk/mind-words.ts';
import { phrasesOf, SpokenPhrases } from './word-patterns.ts';
import {
  aloneFrom,
  askedBefore,
  contextOf,
  leadsTo,
  lengthOf,
  namesSomething,
  type QuotationContext,
} from './quotation-context.ts';
import { opposes, planned } from './opposes.ts';
import { readQuestion } from './read-question.ts';
import { isBareAnswer } from './read-particle.ts';
import { namedDrugs } from './named-drugs.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import type { Clause } from './clauses.ts';
import { subjectOf } from './subject-of.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** What was said in sentences that follow each other, and where it stands. */
export interface Quotation {
  readonly subject: Subject;
  /** What is read before it to understand it. */
  readonly context: QuotationContext;
  readonly said: readonly Sentence[];
  /** Whether it answers why the patient comes. */
  readonly isReason: boolean;
}

/** Questions that say nothing of their answer: "what's been going on", "how are you". */
const emptyQuestions: ReadonlySet<Intent> = new Set<Intent>(['reason', 'greeting']);

/** A sentence so likely to be in a clinician's note is quoted, where no fact says it. */
const leastWorth = 0.6;
/** What a patient says of the plan is quoted where it is surely worth it: agreeing is no step. */
const leastOfPlan = 0.85;
/** A sentence between or beside those that are quoted is quoted with them, unless it is less likely than this. */
const leastBeside = 0.35;
/** An answer of so many words is quoted whole, and a longer turn grows up to them. */
const longestRun = 45;

const leastFor = ({ speaker, weighed }: Sentence): number =>
  speaker !== 'clinician' && planned.has(weighed.subject) ? leastOfPlan : leastWorth;

/** What is asked of danger, drugs and allergies is quoted whatever its words, where no fact says it. */
const alwaysAsked: ReadonlySet<Intent> = new Set<Intent>([
  'allergies',
  'reaction',
  'medications',
  'suicide',
  'self-harm',
  'harm-others',
  'hopelessness',
  'voices',
]);
const leastAsked = 0.1;

/** "He pushed me, on the steps": what somebody says in passing of their mind, of violence or of drink. */
const speaksOfMind = (one: Sentence): boolean => one.speaker !== 'clinician' && mind.find(one.words).length > 0;
const mind = phrasesOf(mindPhrases);

/** "I stopped the citalopram": what anybody but the clinician says of a drug. */
const namesOwnDrug = (one: Sentence): boolean => one.speaker !== 'clinician' && namedDrugs(one).length > 0;

/** Numbers of the sentences of each turn's part: a turn, cut before and after the questions in it. */
function partsOf(sentences: readonly Sentence[]): number[][] {
  const parts: number[][] = [];
  for (const [at, one] of sentences.entries()) {
    if (one.isQuestion) continue;
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before === at - 1 && sentences[before]?.turn === one.turn) last.push(at);
    else parts.push([at]);
  }
  return parts;
}

/** Speech without marks that a machine cut: what is not understood alone goes on with what was said before it. */
const goesOn = (before: Sentence | undefined, { weighed }: Sentence): boolean =>
  before !== undefined && !/[.?!]\W*$/.test(before.raw) && weighed.alone < aloneFrom && weighed.worth >= leastGoingOn;
const leastGoingOn = 0.1;

/**
 * The sentences of a part that are quoted: those worth it, with what stands between them and what they need before them.
 * @param isAsked whether the part answers what is always quoted
 */
function chosenOf(
  part: readonly number[],
  sentences: readonly Sentence[],
  isSaid: (one: Sentence) => boolean,
  isAsked: boolean,
): number[] {
  const isWorth = (at: number): boolean => {
    const one = sentences[at];
    if (one === undefined || isSaid(one)) return false;
    if (speaksOfMind(one) || namesOwnDrug(one)) return true;
    const isKept = isAsked || opposes(sentences, at);
    return one.weighed.worth >= (isKept ? leastAsked : leastFor(one));
  };
  const chosen = new Set(part.filter(isWorth));
  if (chosen.size === 0) return [];
  for (const [place, at] of part.entries()) {
    const [before, next] = [part[place - 1], part[place + 1]];
    const one = sentences[at];
    if (one === undefined || chosen.has(at) || isSaid(one)) continue;
    const isBetween = before !== undefined && next !== undefined && chosen.has(before) && isWorth(next);
    const isNeeded = next !== undefined && isWorth(next) && (sentences[next]?.weighed.alone ?? 1) < aloneFrom;
    const isGoingOn = before !== undefined && chosen.has(before) && goesOn(sentences[before], one);
    const isOfAnswer = one.speaker !== 'clinician' && lengthOf(part.flatMap((n) => sentences[n] ?? [])) <= longestRun;
    if (isGoingOn || (one.weighed.worth >= leastBeside && (isBetween || isNeeded || isOfAnswer))) chosen.add(at);
  }
  return [...chosen].toSorted((a, b) => a - b);
}

/** Cuts what is quoted of a part where the subject changes or a quotation gets long. */
function cutRuns(chosen: readonly number[], sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = [];
  let subject: Subject | undefined;
  let before = -2;
  for (const at of chosen) {
    const one = sentences[at];
    if (one === undefined) continue;
    const run = runs.at(-1);
    const isOther = one.weighed.subject !== subject && one.weighed.alone >= aloneFrom;
    if (run === undefined || before !== at - 1 || isOther || lengthOf([...run, one]) > longestRun) {
      runs.push([one]);
      ({ subject } = one.weighed);
    } else run.push(one);
    before = at;
  }
  return runs;
}

/** "The trimethoprim, I came out in a rash": what a drug did to the patient. */
const namesReaction = (said: Sentence): boolean =>
  said.speaker !== 'clinician' && skinReactions.find(said.words).length > 0 && namedDrugs(said).length > 0;
const skinReactions = new SpokenPhrases<true>(
  reactionWords.filter(([, name]) => allergicNames.has(name)).map(([says]): [string, true] => [says, true]),
);

/** "Any allergies?" "Nuts. Aspirin.": what is only named after the first answers the same question. */
const isListed = (run: readonly Sentence[], asked: readonly Sentence[], asks: ReadonlyMap<Clause, Intent>): boolean => {
  const last = asked.at(-1);
  const isList = last !== undefined && listedIn.has(asks.get(last) ?? 'present');
  return (
    isList &&
    run.every((one) => one.speaker !== 'clinician' && one.words.filter(({ isMark }) => !isMark).length <= longestName)
  );
};
const listedIn: ReadonlySet<Intent> = new Set<Intent>(['allergies', 'medications', 'past-medical', 'surgical']);
const longestName = 4;

/** Where an answer stands by what was asked, and otherwise where its words would. */
function subjectOfRun(
  run: readonly Sentence[],
  asked: readonly Sentence[],
  asks: ReadonlyMap<Clause, Intent>,
): Subject {
  if (run.some(namesReaction)) return 'allergies';
  const last = asked.at(-1);
  const byQuestion = last && readQuestion(last)?.isSure !== false ? subjectOf(asks.get(last)) : undefined;
  return byQuestion ?? run.reduce((best, one) => (one.weighed.worth > best.weighed.worth ? one : best)).weighed.subject;
}

/**
 * What a note should hold of a talk and no fact says, as quotations in the order of the talk.
 * @param asks what its questions ask for
 * @param isSaid whether facts say what a sentence says. Linear.
 */
export function findRuns(
  sentences: readonly Sentence[],
  asks: ReadonlyMap<Clause, Intent>,
  isSaid: (one: Sentence) => boolean,
): Quotation[] {
  const quoted = new Map<Sentence, Subject>();
  const place = new Map(sentences.map((one, at): [Sentence, number] => [one, at]));
  return partsOf(sentences).flatMap((part) => {
    const [opens = 0] = part;
    const asked = askedBefore(sentences, opens);
    // "Some people think of ending their life. Have you?": what is asked stands before the question.
    const isOf = (one: Sentence): boolean => alwaysAsked.has(asks.get(one) ?? readQuestion(one)?.intent ?? 'present');
    const isAsked = asked.length > 0 && [...leadsTo(sentences, opens, asked), ...asked].some(isOf);
    return cutRuns(chosenOf(part, sentences, isSaid, isAsked), sentences).flatMap((said): Quotation[] => {
      const own = said[0] === undefined ? opens : (place.get(said[0]) ?? opens);
      // "Hi. It's my heart": who says something idle first answers still.
      const isAnswer = asked.length > 0 && said[0]?.speaker !== 'clinician';
      const at = isAnswer && !sentences.slice(opens, own).some(namesSomething) ? opens : own;
      const subject = subjectOfRun(said, at === opens || isListed(said, asked, asks) ? asked : [], asks);
      const isRead = (one: Sentence | undefined): boolean => one !== undefined && quoted.get(one) === subject;
      const { asked: questions, ...context } = contextOf(sentences, at, said, isRead);
      const isReason = questions.some((one) => asks.get(one) === 'reason');
      const shown = questions.filter((one) => !emptyQuestions.has(asks.get(one) ?? 'present'));
      const quotation = { subject, context: { ...context, asked: shown }, said, isReason };
      const isOpposed = said.some((one) => opposes(sentences, place.get(one) ?? -1));
      if (!isOpposed && !isRead(sentences[at - 1]) && !meansSomething(quotation)) return [];
      for (const one of said) quoted.set(one, subject);
      return [quotation];
    });
  });
}

/** Fewer words mean nothing without what was said before them. */
const fewestWords = 4;
/** A quotation that nobody understands alone and that nothing leads to is kept where a note surely needs it. */
const leastAlone = 0.3;
const surelyKey = 0.6;

function meansSomething({ context, said }: Quotation): boolean {
  if (context.led.length > 0 || context.asked.length > 0) return true;
  if (said.every(isBareAnswer)) return false;
  const words = said.flatMap((one) => one.words).filter(({ isMark }) => !isMark).length;
  const alone = Math.max(...said.map(({ weighed }) => weighed.alone));
  const isKey = said.some(({ weighed }) => weighed.key >= surelyKey);
  return isKey || (words >= fewestWords && (alone >= leastAlone || said.some(namesSomething)));
}
