import { findMedicationsIn } from '../clinical/find-medications.ts';
import type { ActionFact, MedicationStatus } from '../document/fact.ts';
import { decideRows } from '../knowledge/talk/decides.data.ts';
import {
  emptyObjects,
  adviceAfter,
  adviceOpens,
  careNouns,
  avoidable,
  choiceWords,
  keepsOwnVerb,
  laterMeasures,
  measuredNow,
  stepsNot,
  planAddress,
  planEnds,
  planFillers,
  planOpenWords,
  planVerbRows,
  vagueVerbs,
  type StepKind,
} from '../knowledge/talk/plan-verbs.ts';
import { talkJoints, talkSubjects } from '../knowledge/talk/talk-cues.ts';
import { spokenTests } from '../knowledge/talk/spoken-tests.ts';
import { aboutWords } from '../knowledge/talk/time-words.ts';
import { evenWord, seesIf, talkCondition } from '../knowledge/talk/none-words.ts';
import type { Span } from '../model/span.ts';
import type { Clause } from './clauses.ts';
import { readLength } from './read-attributes.ts';
import { sayCondition } from './condition-words.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import type { Draft } from './talk-facts.ts';
import { isDoseAlone, isTakenBack } from './plan-ledger.ts';
import { phrasesOf, SpokenPhrases, WordPatterns } from './word-patterns.ts';

interface PlanVerb {
  readonly kind: StepKind;
  readonly write: string;
  readonly said: string;
}

const verbs = new SpokenPhrases<PlanVerb>(
  planVerbRows.flatMap(([kind, write, says]) =>
    says.split('|').map((said): [string, PlanVerb] => [said, { kind, write, said }]),
  ),
);
const announces = new WordPatterns<string>(decideRows);
const ends = new SpokenPhrases<true>(planEnds.map((one): [string, true] => [one, true]));
const adviceEnds = new SpokenPhrases<true>(adviceAfter.map((one): [string, true] => [one, true]));

/** A step of the plan in the words of a note. */
export interface Step {
  /** What it is about, by which a later decision finds it. */
  readonly key: string;
  readonly draft: Draft;
}

const gerund = 'ing';

/** "taking" -> "take", "prescribing" -> "prescribe": the plain form of a verb that opens a step. */
function plainVerb(word: string): readonly string[] {
  if (!word.endsWith(gerund)) return [word];
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/([a-z])\1$/, '$1')];
}

/** "you should be eating": what goes on, and no step. */
const isOngoing = ([first]: readonly SpokenWord[]): boolean =>
  first?.word.endsWith(gerund) === true && !ongoingSteps.has(first.word);

/** What goes on and is a step all the same: "keep an eye on", "taking two a day". */
const ongoingSteps: ReadonlySet<string> = new Set([
  'taking',
  'keeping',
  'using',
  'starting',
  'increasing',
  'stopping',
  'reducing',
  'avoiding',
]);

/** The words of a step without address and fillers. */
const withoutAddress = (words: readonly SpokenWord[]): SpokenWord[] =>
  words.filter(({ word }) => !planAddress.has(word) && !planFillers.has(word));

/** The verb that opens a step, in its plain form. */
function verbAt(
  words: readonly SpokenWord[],
): { readonly verb: PlanVerb; readonly rest: readonly SpokenWord[] } | undefined {
  const [first, ...others] = words;
  if (first === undefined) return undefined;
  if (first.isMark) return verbAt(others);
  for (const word of plainVerb(first.word)) {
    const [hit] = verbs.find([{ ...first, word }, ...others.slice(0, 5)]);
    if (hit?.from === 0) return withInner(hit.value, words.slice(hit.to));
  }
  return undefined;
}

/** Whether words begin with a step: "go back to 40 and ring the nurses". */
export const startsStep = (words: readonly SpokenWord[]): boolean => verbAt(withoutAddress(words)) !== undefined;

/** "recommend keeping a diary" is to keep one, "consider using a cream" to consider a cream. */
function withInner(
  verb: PlanVerb,
  rest: readonly SpokenWord[],
): { readonly verb: PlanVerb; readonly rest: readonly SpokenWord[] } {
  if (rest[0]?.word === 'is') return verbAt(rest.slice(rest[1]?.word === 'to' ? 2 : 1)) ?? { verb, rest };
  if (!openVerbs.has(verb.write) || rest[0]?.word.endsWith(gerund) !== true) return { verb, rest };
  const inner = verbAt(rest);
  if (inner === undefined) return { verb, rest };
  return verb.write === 'recommend' || !plainInner.has(inner.verb.write) ? inner : { verb, rest: inner.rest };
}

/** "I'd like you to use X" is no trial of it. */
const usesSurely: ReadonlySet<string> = new Set(['use', 'apply', 'put']);
const openVerbs: ReadonlySet<string> = new Set(['recommend', 'consider', 'try']);
const plainInner: ReadonlySet<string> = new Set(['give', 'try', 'take', 'do', 'order', 'start']);

/** Words that open a clause and no object: "see whether", "get to". */
const opensClause: ReadonlySet<string> = new Set(['to', 'whether', 'how', 'what', 'why', 'where', 'into', 'off']);

const andWord = 'and';

/** "... and continue the metformin": another step begins, of a drug. */
const startsDrugStep = (words: readonly SpokenWord[]): boolean => {
  const found = verbAt(withoutAddress(words.slice(0, 6)));
  return found !== undefined && drugStepKinds.has(found.verb.kind);
};
const drugStepKinds: ReadonlySet<StepKind> = new Set(['continue', 'increase', 'decrease', 'stop', 'hold', 'change']);

/** The object of a step up to where a reason or another statement begins; undefined where its words mean nothing alone. */
function objectOf(words: readonly SpokenWord[], isVisit: boolean): readonly SpokenWord[] | undefined {
  const stop = ends.find(words).find(({ from }) => from > 0)?.from ?? words.length;
  const mark = words.findIndex(({ word, isMark }) => isMark && word !== ',');
  const next = words.findIndex(({ word }, at) => at > 0 && word === andWord && startsDrugStep(words.slice(at + 1)));
  const limits = [stop, mark, next].filter((one) => one >= 0);
  const own = words.slice(0, Math.min(words.length, ...limits));
  while (
    own.at(-1)?.isMark === true ||
    ['and', 'or', 'to', 'the', 'a', 'for', 'with', 'done', 'of', 'in', 'on', 'as', 'at', 'well', 'today'].includes(
      own.at(-1)?.word ?? '',
    )
  )
    own.pop();
  if (isVisit) return own;
  if (own[0]?.word === 'and') return undefined;
  return opensClause.has(own[0]?.word ?? '') || own.some(({ word }) => planOpenWords.has(word)) ? undefined : own;
}

/** A comma before an amount parts a drug from its dose in talk alone. */
const partsDose = (words: readonly SpokenWord[], at: number): boolean =>
  words[at]?.word === ',' && /^\d/.test(words[at + 1]?.word ?? '');

const say = (text: string, words: readonly SpokenWord[]): string =>
  words
    .filter(({ word }, at) => !partsDose(words, at) && !aboutWords.has(word))
    .map(({ start, end, isMark, word }) =>
      start < 0 ? ` ${word}` : isMark ? text.slice(start, end) : ` ${text.slice(start, end)}`,
    )
    .join('')
    .trim();

const statusOf: Partial<Record<StepKind, MedicationStatus>> = {
  start: 'started',
  continue: 'continued',
  increase: 'increased',
  decrease: 'reduced',
  stop: 'stopped',
  hold: 'held',
  change: 'started',
};

const filled = (value: string): string | undefined => (value === '' ? undefined : value);

/** The drugs of a step, each by what is done with it. */
function drugSteps(verb: PlanVerb, object: string, condition: string | undefined, evidence: readonly Span[]): Step[] {
  const status = statusOf[verb.kind] ?? (verb.kind === 'test' ? 'started' : undefined);
  if (status === undefined) return [];
  return findMedicationsIn(`${verb.write} ${object}`).map(({ name, dose, route, frequency, duration, indication }) => ({
    key: `plan drug ${name}`,
    draft: {
      type: 'medication',
      subject: 'plan',
      name,
      dose: filled(dose),
      route: filled(route),
      frequency: filled(frequency),
      duration: filled(duration),
      indication: filled(indication),
      status,
      evidence,
      assertion: condition === undefined ? {} : { condition },
    },
  }));
}

const typeOf: Readonly<Record<StepKind, 'order' | 'referral' | 'instruction' | 'follow-up' | 'safety-net'>> = {
  start: 'instruction',
  continue: 'instruction',
  increase: 'instruction',
  decrease: 'instruction',
  stop: 'instruction',
  hold: 'instruction',
  change: 'instruction',
  test: 'order',
  refer: 'referral',
  return: 'follow-up',
  'follow-up': 'follow-up',
  other: 'instruction',
};

/** A drug that is named as one of several is considered. */
const asChoice = (step: Step): Step =>
  step.draft.type === 'medication' && step.draft.status === 'started'
    ? { ...step, draft: { ...step.draft, status: 'considered' } }
    : step;

const choosing = new SpokenPhrases<true>(choiceWords.map((one): [string, true] => [one, true]));

const callsOut: ReadonlySet<string> = new Set(['call', 'ring', 'phone']);

/** Words that open an object, without which it begins in the middle of a phrase. */
function actionOf({ kind, write, said }: PlanVerb, object: string): string | undefined {
  if (kind === 'return' || kind === 'follow-up') {
    const length = readLength(readWords(object));
    const where = /\b(?:a&e|emergency|er|hospital|urgent|911|999|clinic)\b/i.test(`${said} ${object}`);
    if (kind === 'follow-up' && length === undefined) return undefined;
    if (length !== undefined) return `review in ${length}`;
    // "I'm going to call the ER doctor" is the clinician's own.
    if (where) return callsOut.has(said) ? undefined : `${said} ${object}`.trim();
    return kind === 'return' ? 'return' : undefined;
  }
  if (object === '') return undefined;
  return `${keepsOwnVerb.has(write) ? said : write} ${object}`;
}

/** Verbs that are of a plan only with what care is made of: "get an x-ray", and not "get going". */
const isVague = ({ write, said }: PlanVerb): boolean =>
  vagueVerbs.has(write) && (!keepsOwnVerb.has(write) || said === write);

/** "I'll do your blood pressure": done in the visit, and no step after it. */
const isOfThisVisit = (object: string): boolean => {
  const words = readWords(object);
  return measured.find(words).length > 0 && !words.some(({ word }) => laterMeasures.has(word));
};
const measured = phrasesOf(measuredNow);

const careNames = new SpokenPhrases<true>(careNouns.map((one): [string, true] => [one, true]));
const testNames = new SpokenPhrases<true>(
  spokenTests.flatMap(([forms, { kind }]) =>
    kind === 'organ' ? [] : forms.split('|').map((form): [string, true] => [form, true]),
  ),
);
function namesCare(object: string): boolean {
  const words = readWords(object);
  return testNames.find(words).length > 0 || careNames.find(words).length > 0;
}

/** What a statement says is to be done; none where it announces no step, or its words mean nothing alone. */
export function readSteps({ text, words, span }: Clause, isPlanning: boolean): Step[] {
  const { condition: said, main, isAfter } = cutCondition(text, words);
  const tails = stepTails(main, isPlanning);
  return tails.flatMap((tail, at) => {
    const isFar = isAfter && (at < tails.length - 1 || goesOnWithout(tail));
    const condition = isFar ? undefined : said;
    const own = withoutAddress(tail);
    const found = isOngoing(own) ? undefined : verbAt(own);
    if (!found) return [];
    const object = objectOf(found.rest, found.verb.kind === 'return' || found.verb.kind === 'follow-up');
    if (object === undefined || object.length > 24 || isTakenBack(found.rest)) return [];
    const named = say(text, object);
    const isChoice =
      choosing.find(words).length > 0 || (openVerbs.has(found.verb.write) && !usesSurely.has(found.verb.said));
    const drugs = drugSteps(found.verb, named, condition, [span]).map((step) => (isChoice ? asChoice(step) : step));
    if (drugs.length > 0) return drugs;
    const action = actionOf(found.verb, named);
    if (
      action === undefined ||
      (action === 'return' && condition === undefined) ||
      emptyObjects.has(named) ||
      isDoseAlone(object) ||
      isOfThisVisit(named) ||
      (isVague(found.verb) && !namesCare(named))
    )
      return [];
    const isNet = found.verb.kind === 'return' && condition !== undefined;
    const draft: Draft<ActionFact> = {
      type: isNet ? 'safety-net' : typeOf[found.verb.kind],
      subject: found.verb.kind === 'follow-up' ? 'follow-up' : 'plan',
      action,
      status: 'planned',
      evidence: [span],
      assertion: condition === undefined ? {} : { condition },
    };
    return [{ key: `plan ${found.verb.kind} ${named || condition || ''}`, draft }];
  });
}

/** "We'll cover you with insulin, and we are holding the metformin, if ...": the condition is of what was said last. */
const goesOnWithout = (words: readonly SpokenWord[]): boolean =>
  words.some(({ word }, at) => at > 1 && talkJoints.has(word) && talkSubjects.has(words[at + 1]?.word ?? ''));

/** The words after each announcement of a step ("i'm going to", "i want you to"), and a statement that is an order itself. */
function stepTails(words: readonly SpokenWord[], isPlanning: boolean): (readonly SpokenWord[])[] {
  const found = announces
    .find(words)
    .filter(({ from }) => !stepsNot.has(words[from - 1]?.word ?? '') && !stepsNot.has(words[from - 2]?.word ?? ''))
    .filter(
      ({ from }, at, all) => !all.slice(0, at).some((one) => one.from <= from && from < (one.object?.[0] ?? one.to)),
    );
  const advised = advisedBefore(words);
  if (advised !== undefined && found.length === 0) return [advised];
  const starts = found.map(({ from, to, object, value }) => ({ from, to: object?.[0] ?? to, verb: value }));
  const isOrder = isPlanning && words[0]?.word.endsWith(gerund) !== true;
  if (starts.length === 0) return !isOrder || verbAt(withoutAddress(words)) === undefined ? [] : [words];
  return starts.flatMap(({ to, verb }, at) => {
    const end = starts.find((one) => one.from > to)?.from ?? words.length;
    const tail = words.slice(to, at === starts.length - 1 ? words.length : end);
    if (verb === '') return [tail];
    // What is not done is no step, but what the patient is not to do is: "do not drive".
    if (verb === notDone && !avoidable.has(withoutAddress(tail)[0]?.word ?? '')) return [];
    const own = readWords(verb).map((word) => ({ ...word, start: -1, end: -1 }));
    return [[...own, ...tail]];
  });
}

const notDone = 'do not';

/** "keeping a diary would be a good idea": a step before the words that advise it. */
function advisedBefore(words: readonly SpokenWord[]): readonly SpokenWord[] | undefined {
  const end = adviceEnds.find(words)[0]?.from ?? 0;
  if (end < 2) return undefined;
  const begin = words.slice(0, end).findLastIndex(({ word, isMark }) => isMark || adviceOpens.has(word));
  const own = words.slice(begin + 1, end);
  const opens = readWords('recommend').map((word) => ({ ...word, start: -1, end: -1 }));
  return verbAt(withoutAddress(own)) === undefined ? [...opens, ...own] : own;
}

/** "if it gets worse, come back": the condition and what is to be done then. */
function cutCondition(
  text: string,
  words: readonly SpokenWord[],
): { readonly condition?: string; readonly main: readonly SpokenWord[]; readonly isAfter: boolean } {
  // "To see if you need more" is what a step is for.
  const at = words.findIndex(({ word }, index) => word === talkCondition && !seesIf.has(words[index - 1]?.word ?? ''));
  if (at < 0) return { main: words, isAfter: false };
  const rest = words.slice(at + 1);
  const announced = announces.find(rest)[0]?.from ?? -1;
  const comma = rest.findIndex(
    ({ word, isMark }, index) => index > 1 && (isMark || word === 'then') && !goesOn.has(rest[index + 1]?.word ?? ''),
  );
  const ends = [announced, comma].filter((one) => one > 0);
  const before = words.slice(0, at);
  const end = at > 2 && ends.length === 0 ? rest.length : Math.min(...(ends.length > 0 ? ends : [rest.length]));
  const condition = sayCondition(text, rest.slice(0, end));
  const after = rest.slice(end).filter(({ isMark, word }, index) => !(index === 0 && (isMark || word === 'then')));
  return {
    // "Even if the X-ray is normal" is no condition.
    ...(condition === undefined || words[at - 1]?.word === evenWord ? {} : { condition }),
    main: after.length > 0 ? after : before,
    isAfter: after.length === 0,
  };
}

/** Words after a comma with which a condition goes on: "if you are no better, or if you get weak". */
const goesOn: ReadonlySet<string> = new Set(['or', 'and']);
