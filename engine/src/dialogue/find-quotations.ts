import type { Subject } from '../document/subjects.ts';
import { readParticle } from './read-particle.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import type { Clause } from './clauses.ts';
import { subjectOf } from './subject-of.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** What was asked, and what was said: sentences that follow each other. */
export interface Quotation {
  readonly subject: Subject;
  readonly asked: readonly Sentence[];
  readonly said: readonly Sentence[];
}

/** A sentence so likely to be in a clinician's note is quoted, where no fact says it. */
const leastWorth = 0.6;
/** What a patient says of the plan is quoted where it is surely worth it: agreeing is no step. */
const leastOfPlan = 0.85;
/** A sentence between or beside those that are quoted is quoted with them, unless it is less likely than this. */
const leastBeside = 0.2;
/** An answer of so many words is quoted whole, and a longer turn grows up to them. */
const longestRun = 45;
/** What is understood alone to this degree needs no sentence before it. */
const aloneFrom = 0.5;
/** An answer so well understood, and of so many words, needs no question. */
const aloneAnswer = 0.85;
const longAnswer = 8;
/** What was asked is repeated up to so many words. */
const longestAsked = 30;

const planned: ReadonlySet<Subject> = new Set<Subject>(['assessment', 'plan', 'follow-up']);
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

const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** The questions right before a turn, the last ones of those that are too long to repeat. */
function askedBefore(sentences: readonly Sentence[], at: number): Sentence[] {
  const asked: Sentence[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const one = sentences[back];
    const isAsked = one?.isQuestion === true && one.speaker !== sentences[at]?.speaker;
    if (!isAsked || (asked.length > 0 && lengthOf([one, ...asked]) > longestAsked)) break;
    asked.unshift(one);
  }
  return asked;
}

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

/** The sentences of a part that are quoted: those worth it, with what stands between them and what they need before them. */
/** @param isAsked whether the part answers what is always quoted */
function chosenOf(
  part: readonly number[],
  sentences: readonly Sentence[],
  isSaid: (one: Sentence) => boolean,
  isAsked: boolean,
): number[] {
  const isWorth = (at: number): boolean => {
    const one = sentences[at];
    return one !== undefined && one.weighed.worth >= (isAsked ? leastAsked : leastFor(one)) && !isSaid(one);
  };
  const chosen = new Set(part.filter(isWorth));
  if (chosen.size === 0) return [];
  for (const [place, at] of part.entries()) {
    const [before, next] = [part[place - 1], part[place + 1]];
    const one = sentences[at];
    if (one === undefined || chosen.has(at) || isSaid(one) || one.weighed.worth < leastBeside) continue;
    const isBetween = before !== undefined && next !== undefined && chosen.has(before) && isWorth(next);
    const isNeeded = next !== undefined && isWorth(next) && (sentences[next]?.weighed.alone ?? 1) < aloneFrom;
    const isOfAnswer = one.speaker !== 'clinician' && lengthOf(part.flatMap((n) => sentences[n] ?? [])) <= longestRun;
    if (isBetween || isNeeded || isOfAnswer) chosen.add(at);
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

/** Where an answer stands by what was asked, and otherwise where its words would. */
function subjectOfRun(
  run: readonly Sentence[],
  asked: readonly Sentence[],
  asks: ReadonlyMap<Clause, Intent>,
): Subject {
  const last = asked.at(-1);
  const byQuestion = last && subjectOf(asks.get(last));
  return byQuestion ?? run.reduce((best, one) => (one.weighed.worth > best.weighed.worth ? one : best)).weighed.subject;
}

/** True for an answer that says what it is about. */
function standsAlone(run: readonly Sentence[]): boolean {
  const [first] = run;
  if (first === undefined) return true;
  const isOpen = readParticle(first.said).particle === 'open';
  return isOpen && first.weighed.alone >= aloneAnswer && lengthOf(run) >= longAnswer;
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
  const isNothing = ({ asked, said }: Quotation): boolean => asked.length === 0 && said.every(isBareAnswer);
  const quotations = partsOf(sentences).flatMap((part) => {
    const [opens = 0] = part;
    const before = askedBefore(sentences, opens);
    const isAsked = before.some((one) => alwaysAsked.has(asks.get(one) ?? 'present'));
    return cutRuns(chosenOf(part, sentences, isSaid, isAsked), sentences).map((said): Quotation => {
      const asked = said[0] === sentences[opens] ? before : [];
      return { subject: subjectOfRun(said, asked, asks), asked: standsAlone(said) ? [] : asked, said };
    });
  });
  return quotations.filter((one) => !isNothing(one));
}

/** A yes or no and nothing else, which means nothing without its question. */
const isBareAnswer = ({ said }: Sentence): boolean => {
  const { particle, rest } = readParticle(said);
  return particle !== 'open' && rest >= said.length;
};
