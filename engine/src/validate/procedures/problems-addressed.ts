import { spansOverlap, type Span } from '../../model/span.ts';
import { isChronic, isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isCurrent } from '../suggest/is-current.ts';
import { isCircumstance, weighProblem, type ProblemWeight } from './data/problem-weights.ts';
import type { DecisionLevel } from './decision-level.ts';
import { hasJudgement, isWithin, judgementParts } from './judgement-parts.ts';

/** One element of medical decision making: its level, the words it rests on, and why in a few words. */
export interface DecisionElement {
  readonly level: DecisionLevel;
  /** What a reader who gives every doubt could grant: words that weigh more than they say by themselves. */
  readonly atMost: DecisionLevel;
  readonly reason: string;
  readonly sources: readonly Span[];
}

interface Problem extends Span {
  readonly code: string;
  readonly weight: ProblemWeight;
  /** Told as worse, or not where treatment is to bring it. */
  readonly isUnsettled: boolean;
  /** Told as at goal, or passing. */
  readonly isSettled: boolean;
}

const unsettled =
  /\b(?<!\b(?:no|without|denies|any|free of|prevent|never|if) (?:\w+ )?)(?:uncontrolled|(?:poor|inadequate|suboptimal)(?:ly)?[ -]control\w*|not (?:(?:at|to) )?(?:goal|target|(?:well[ -]|adequately[ -])?controlled)|above (?:goal|target)|below goal|worse(?:ning|ned)?|declining|deteriorat\w+|exacerbat\w+|flar\w+|progress(?:ing|ion|ive|ed)|decompensat\w+|acute on chronic|fail(?:ed|ing|ure of)|refractory|side effects?|adverse effect|elevated|breakthrough|recurr\w+|partial response|increas\w+ (?:dose|to|from)|titrat\w+|uptitrat\w+|inadequate relief|poorly|out of control|high for|still (?:anxious|depressed|in pain|high|painful)|more (?:pain|short|dyspnea|anxious|frequent)|symptomatic|not improv\w+|no improvement|persistent|complicated)\b/i;

const settled =
  /\b(?:stable|at goal|(?:well|adequately)[ -]controlled|controlled|doing well|unchanged|asymptomatic|in (?:full |partial |sustained )?remission|resolv(?:ed|ing)|improv(?:ed|ing)|quiescent|no (?:complaints|symptoms|changes?|flares?)|feels? (?:fine|well|good))\b/i;

/** Words of a judgement that a reader may take for a threat to life or function. */
const grave =
  /(?<!\b(?:no|not|without|denies|never|negative for|neg for) (?:\w+ ){0,2})\b(?:severe(?:ly)?|acute on chronic|hypoxi\w+|(?:respiratory )?distress|unstable|seps\w+|septic|metasta\w+|chemo\w*|cancer|carcinoma|malignan\w+|suicid\w+|psycho(?:sis|tic)|manic|crisis|critical\w*|emergen(?:t|cy)|decompensat\w+|admi(?:t|tted|ssion)|hospitali[sz]\w+|transplant\w*|end[- ]stage|stage (?:iv|4|5)|ischemi\w+|hemorrhag\w+|obstruct\w+|stroke|embol\w+|rupture\w*|overdose)\b/i;
/** Signs with which an illness is more than it is by its name. */
const general =
  /(?<!\b(?:no|not|without|denies|denied|never|negative for|neg for) (?:[\w/]+,? ){0,3})\b(?:fevers?|febrile|chills|rigors|vomiting|dehydrat\w+|lethargic|tachycardi\w+|weight loss|syncope|worsening|spreading|failed|not responding|recurrent)\b/i;

/** Codes that say by themselves that the disease is out of hand. */
const unsettledCode =
  /^(?:E(?:08|09|10|11|13)6[45]|J44[01]|J45\d\d?[12]|I50\d[13]|F(?:32|33)[23]|K5[01]\d1|M1A|G43\d1|G40\d1|I16|N18[456])/;

function problemAt(reading: ChartReading, code: string, place: Span, around: Span): Problem {
  const bare = code.replace('.', '');
  const words = reading.text.slice(around.start, around.end);
  const isUnsettled = unsettledCode.test(bare) || unsettled.test(words);
  return {
    start: place.start,
    end: place.end,
    code,
    weight: weighProblem(code),
    isUnsettled,
    isSettled: !isUnsettled && settled.test(words),
  };
}

const reach = 220;

function around(text: string, at: Span): Span {
  const line = text.lastIndexOf('\n', at.start) + 1;
  return { start: Math.max(line, at.start - 60), end: Math.min(text.length, at.end + reach) };
}

/** The words beside a code are told by the code: counted twice they would make two problems of one. */
const isCodedThere = (reading: ChartReading, mention: Span): boolean =>
  reading.codes.some(
    ({ system, description }) =>
      system === 'ICD-10-CM' &&
      description !== null &&
      spansOverlap(description, mention) &&
      // "HTN controlled, OA knees M17.0": what stands beyond a comma is another one.
      !/[,;.]\s/.test(reading.text.slice(mention.end, description.end)),
  );

/** What a complaint is found to be stands for it: told beside a diagnosis, in a note without headings, it is no problem of its own. */
const isComplaint = (code: string): boolean => code.startsWith('R');

/** A lasting illness whose treatment is begun or changed is not where treatment is to bring it. */
function treatedAnew(reading: ChartReading): (problem: Problem) => Problem {
  const parts = judgementParts(reading);
  const isChanged = reading.medications.some(
    ({ start, change, modifiers }) =>
      /^(?:start|increase|decrease)$/.test(change) && !modifiers.negated && isWithin(parts, start),
  );
  return (problem) =>
    isChanged && problem.weight === 'chronic' && !problem.isSettled ? { ...problem, isUnsettled: true } : problem;
}

/** Every problem that the judgement names or that the chart codes, once a category, the weightiest of each. */
function findProblems(reading: ChartReading): Problem[] {
  const parts = judgementParts(reading);
  const named = reading.mentions
    .filter((mention) => isLivedWith(mention) && isWithin(parts, mention.start) && !isCodedThere(reading, mention))
    .filter((mention) => isChronic(mention.code) || isCurrent(reading, mention))
    .map((mention) => ({ code: mention.code, place: mention }));
  const coded = reading.codes
    .filter(({ system }) => system === 'ICD-10-CM')
    .map((code) => ({ code: code.code, place: code }));
  const byCategory = new Map<string, Problem>();
  for (const { code, place } of [...coded, ...named]) {
    if (isCircumstance(code)) continue;
    const category = code.slice(0, 3);
    const problem = problemAt(reading, code, place, around(reading.text, place));
    const before = byCategory.get(category);
    if (!before) byCategory.set(category, problem);
    else if (problem.isUnsettled && !before.isUnsettled) byCategory.set(category, { ...before, isUnsettled: true });
  }
  const found = [...byCategory.values()].map(treatedAnew(reading));
  const isWhole = !hasJudgement(reading);
  return isWhole && found.some(({ code }) => !isComplaint(code))
    ? found.filter(({ code, start }) => !isComplaint(code) || coded.some(({ place }) => place.start === start))
    : found;
}

const spansOf = (problems: readonly Problem[]): Span[] =>
  problems.slice(0, 4).map(({ start, end }) => ({ start, end }));

interface Step {
  readonly level: DecisionLevel;
  readonly reason: string;
  readonly pick: (problems: readonly Problem[]) => readonly Problem[];
  readonly least: number;
}

const of =
  (...weights: ProblemWeight[]) =>
  (problems: readonly Problem[]): readonly Problem[] =>
    problems.filter(({ weight }) => weights.includes(weight));

/** From the gravest down: the first step that finds enough problems decides. */
const steps: readonly Step[] = [
  {
    level: 4,
    reason: 'a severe exacerbation, or a threat to life or bodily function',
    pick: of('severe'),
    least: 1,
  },
  {
    level: 3,
    reason: 'a chronic illness that is not at goal',
    pick: (problems) => problems.filter(({ weight, isUnsettled }) => weight === 'chronic' && isUnsettled),
    least: 1,
  },
  { level: 3, reason: 'two or more chronic illnesses', pick: of('chronic'), least: 2 },
  {
    level: 3,
    reason: 'an acute illness with systemic symptoms, or a complicated injury',
    pick: of('systemic'),
    least: 1,
  },
  { level: 3, reason: 'a new problem of uncertain outlook', pick: of('uncertain'), least: 1 },
  { level: 2, reason: 'one stable chronic illness', pick: of('chronic'), least: 1 },
  { level: 2, reason: 'an acute uncomplicated illness or injury', pick: of('acute', 'unknown'), least: 1 },
  { level: 2, reason: 'two or more minor problems', pick: of('minor'), least: 2 },
  { level: 1, reason: 'one minor problem', pick: of('minor'), least: 1 },
];

/** Tests by which a serious cause of a complaint is looked for. */
const seriousTests =
  /(?<!\b(?:no|not|without|declin\w+|deferred|defer|prior|last|previous|old|outside) (?:\w+ ){0,2})\b(?:CTA?|MRI|MRA|duplex|d-?dimers?|troponins?|lactate|lumbar puncture|venous (?:doppler|ultrasound))\b(?! (?:in|from|of|on) (?:(?:19|20)\d\d|\d{1,2}\/))/i;
/** A fall or blow may be grave in one whose blood does not clot. */
const headInjury =
  /\b(?:head (?:strike|injury|trauma|impact)|(?:hit|struck|bumped) (?:\w+ ){0,2}head|LOC|loss of consciousness)\b/i;
const anticoagulated =
  /\b(?:apixaban|eliquis|warfarin|coumadin|rivaroxaban|xarelto|dabigatran|edoxaban|anticoagula\w+|blood thinner)\b/i;

/**
 * A complaint whose serious causes had to be looked for weighs as one of uncertain outlook, whatever is found: the final diagnosis does not by
 * itself decide (CPT evaluation and management guidelines 2021/2023, problem addressed).
 */
function readSeriousLook({ text }: ChartReading): DecisionElement | null {
  const test = seriousTests.exec(text);
  const blow = headInjury.exec(text);
  const found = test ?? (blow && anticoagulated.test(text) ? blow : null);
  if (!found) return null;
  const source = { start: found.index, end: found.index + found[0].length };
  return { level: 3, atMost: 4, reason: 'a complaint whose serious causes were looked for', sources: [source] };
}

/** Settings where what is treated may threaten life, whatever its name. */
const isAcuteCare = ({ setting }: ChartReading): boolean => setting === 'emergency' || setting === 'inpatient';

/** What a generous reader could grant for problems of a level. */
function mostOf(reading: ChartReading, level: DecisionLevel, problems: readonly Problem[]): DecisionLevel {
  if (level === 4 || level <= 1) return level === 4 ? 4 : 2;
  const told = judgementParts(reading).map(({ start, end }) => reading.text.slice(start, end));
  const isGrave = told.some((words) => grave.test(words));
  if (level === 3) return isGrave || (isAcuteCare(reading) && seriousTests.test(reading.text)) ? 4 : 3;
  const isSure = problems.every(
    ({ weight, isSettled, isUnsettled }) =>
      !isUnsettled && (weight === 'acute' || weight === 'minor' || (weight === 'chronic' && isSettled)),
  );
  const isMixed = problems.length > 2 || (problems.length > 1 && problems.some(({ weight }) => weight === 'chronic'));
  return !isSure || isGrave || isMixed || general.test(reading.text) ? 3 : 2;
}

/**
 * Number and complexity of the problems addressed (CPT evaluation and management guidelines 2021/2023, first element; words of our own).
 * Null where no problem was found: nothing can be said of the level then.
 */
export function readProblemsAddressed(reading: ChartReading): DecisionElement | null {
  const problems = findProblems(reading);
  for (const { level, reason, pick, least } of steps) {
    const picked = pick(problems);
    if (picked.length < least) continue;
    const looked = level < 3 ? readSeriousLook(reading) : null;
    return looked ?? { level, atMost: mostOf(reading, level, problems), reason, sources: spansOf(picked) };
  }
  return null;
}
