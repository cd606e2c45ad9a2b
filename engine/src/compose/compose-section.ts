import type { ConditionFact, ExaminationFact, Evidence, Fact } from '../document/fact.ts';
import type { Statement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import type { TemplateSection } from '../note/data/templates.ts';
import { capitalize, closeSentence, lowerFirst } from '../note/note-language.ts';
import { bodyParts } from '../knowledge/systems.ts';
import type { WrittenWords } from '../knowledge/written-words.ts';
import { joinWith, leadPoints, spaced } from './join.ts';
import { joinSame } from './join-same.ts';
import type { RoundTrip } from './round-trip.ts';
import { labelIn } from './label-subjects.ts';
import { english, type Tongue } from './tongue.ts';
import { writeDenied } from './write-condition.ts';
import { writeFact, writeUnconditional } from './write-fact.ts';
import { writeValue } from './write-measurement.ts';

/** Words with the facts that they state. */
export interface Composed {
  readonly text: string;
  readonly facts: readonly Fact[];
}

const isDenied = (fact: Fact): fact is ConditionFact =>
  fact.type === 'condition' &&
  fact.assertion.polarity === 'absent' &&
  fact.assertion.certainty !== 'excluded' &&
  fact.assertion.experiencer === 'patient' &&
  fact.assertion.condition === undefined;

/** "Chills", and not "weakness", "diaphoresis" or "pruritus". */
const isPlural = (name: string): boolean => /[^siu]s$/.test(name);

/** Denials of one kind stand together: those of now, and those of the past. */
const denialKind = (fact: ConditionFact): string =>
  [
    fact.assertion.temporality === 'past' || fact.subject === 'past-medical-history',
    fact.assertion.experiencer,
    fact.problem,
    fact.time,
  ].join();

function composeDenials(facts: readonly ConditionFact[], words: WrittenWords): Composed {
  const [first] = facts;
  const isPast = first?.assertion.temporality === 'past' || first?.subject === 'past-medical-history';
  const denied = facts.map((fact) => writeDenied(fact, words));
  const names = joinWith('or', denied, words);
  const { deniedPast, denied: deniedOne, deniedMany } = words.cues;
  const cue = isPast ? deniedPast : isPlural(denied[0] ?? '') ? deniedMany : deniedOne;
  return { text: spaced(capitalize(cue), names, first?.time), facts };
}

/** Neighbours that make one statement, in the order of the first of each. */
function groupBy(facts: readonly Fact[], keyOf: (fact: Fact) => string | undefined): Fact[][] {
  const groups: Fact[][] = [];
  const byKey = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = key === undefined ? undefined : byKey.get(key);
    if (group) group.push(fact);
    else {
      const fresh = [fact];
      groups.push(fresh);
      if (key !== undefined) byKey.set(key, fresh);
    }
  }
  return groups;
}

/** Steps that hang on one condition, as one: "if CT is positive, consult surgery, start ceftriaxone 2 g". */
function composeConditional(facts: readonly Fact[], words: WrittenWords): Composed {
  const steps = facts.map((fact) => lowerFirst(writeUnconditional(fact, words)));
  return { text: `${words.cues.condition} ${facts[0]?.assertion.condition ?? ''}, ${steps.join(', ')}`, facts };
}

/** Facts that follow each other and hang on the same condition. */
function conditionalRun(facts: readonly Fact[], from: number): Fact[] {
  const { condition, onlyIf } = facts[from]?.assertion ?? {};
  if (condition === undefined || onlyIf === true) return [];
  const end = facts.findIndex((fact, at) => at > from && fact.assertion.condition !== condition);
  return facts.slice(from, end < 0 ? facts.length : end);
}

/** Facts one after the other, denials that follow each other as one. */
function composeRun(facts: readonly Fact[], words: WrittenWords): Composed[] {
  const out: Composed[] = [];
  let denials: ConditionFact[] = [];
  const flush = (): void => {
    if (denials.length > 0) out.push(composeDenials(denials, words));
    denials = [];
  };
  let next = 0;
  for (const [at, fact] of facts.entries()) {
    if (at < next) continue;
    if (isDenied(fact)) {
      const [first] = denials;
      if (first && denialKind(first) !== denialKind(fact)) flush();
      denials.push(fact);
      continue;
    }
    flush();
    const joined = conditionalRun(facts, at);
    next = at + Math.max(1, joined.length);
    out.push(joined.length > 1 ? composeConditional(joined, words) : { text: writeFact(fact, words), facts: [fact] });
  }
  flush();
  return out;
}

/** Findings in their writer's order, denials that follow each other as one: "tachycardic, regular; no murmurs, rubs, or gallops". */
function composeFindings(findings: readonly ExaminationFact[], words: WrittenWords): string {
  const runs: ExaminationFact[][] = [];
  for (const finding of findings) {
    const last = runs.at(-1);
    if (last?.[0]?.assertion.polarity === finding.assertion.polarity) last.push(finding);
    else runs.push([finding]);
  }
  const said = runs.map((run) => {
    const found = run.map((finding) => writeFact(finding, words));
    return run[0]?.assertion.polarity === 'absent'
      ? `${words.cues.deniedFinding} ${joinWith('or', found, words)}`
      : found.join(', ');
  });
  return said.join('; ');
}

/** The side of a part of the body of which each of several findings is; a whole system has none. */
function commonSide(facts: readonly ExaminationFact[]): string | undefined {
  const [first, ...others] = facts;
  if (first?.side === undefined || others.length === 0 || first.side.includes(' ')) return undefined;
  const isPart = bodyParts.has(first.system.toLowerCase());
  return isPart && others.every(({ side }) => side === first.side) ? first.side : undefined;
}

/** "Cardiovascular: tachycardic, regular; no murmurs". */
function composeSystem(facts: readonly ExaminationFact[], words: WrittenWords): Composed {
  const named = facts[0]?.system ?? '';
  const side = named === '' || !words.adjectivesFirst ? undefined : commonSide(facts);
  const system = side === undefined ? named : capitalize(spaced(side, lowerFirst(named)));
  const said = composeFindings(side === undefined ? facts : facts.map((fact) => ({ ...fact, side: undefined })), words);
  return { text: system === '' ? said : `${system}: ${said}`, facts };
}

/** What is found of a system stands together; findings that name none, sentence by sentence. */
function composeExamination(facts: readonly Fact[], words: WrittenWords, readBack: RoundTrip | undefined): Composed[] {
  let sentence = 0;
  let last: Fact | undefined;
  const groups = groupBy(facts, (fact) => {
    if (fact.type !== 'examination') return undefined;
    if (last !== undefined && readBack?.isOneSentence(last, fact) === false) sentence += 1;
    last = fact;
    return fact.system === '' ? `${sentence}` : fact.system.toLowerCase();
  });
  return groups.flatMap((group) => {
    const findings = group.filter((fact): fact is ExaminationFact => fact.type === 'examination');
    return findings.length > 0 ? [composeSystem(findings, words)] : composeRun(group, words);
  });
}

/** One statement a relative, or a part of life. */
function composeHistories(facts: readonly Fact[], words: WrittenWords): Composed[] {
  const groups = groupBy(facts, (fact) => (fact.type === 'history' ? fact.topic.toLowerCase() : undefined));
  return groups.flatMap((group) => {
    const [first] = group;
    if (first?.type !== 'history' || group.length === 1) return composeRun(group, words);
    const details = group.map((fact) => (fact.type === 'history' ? fact.detail : '')).join('; ');
    return [{ text: first.topic === '' ? details : `${first.topic}: ${details}`, facts: group }];
  });
}

/** A line of a plan that can be read at a glance; the steps of a longer one stand each on their own. */
const longestLine = 170;

const longestName = 40;

/** "AF, better controlled, apixaban since Monday" heads its steps as "AF"; what else is said of it stands in the assessment. */
function headOf(problem: string): string {
  const end = problem.length > longestName ? problem.search(/[,;] | [-–] /) : -1;
  return end < 2 ? problem : problem.slice(0, end);
}

/** What is planned for one problem stands together, under its name. */
function composePlan(facts: readonly Fact[], words: WrittenWords): Composed[] {
  const groups = groupBy(facts, (fact) => fact.problem?.toLowerCase());
  return groups.flatMap((group) => {
    const run = composeRun(group, words);
    if (group[0]?.problem === undefined) return run;
    const problem = headOf(group[0].problem);
    const steps = run.map(({ text, facts: used }) => ({ text: lowerFirst(text), facts: used }));
    const line = `${problem}: ${steps.map(({ text }) => text).join('; ')}`;
    if (line.length <= longestLine || steps.length === 1) return [{ text: line, facts: group }];
    return steps.map(({ text, facts: used }) => ({ text: `${problem}: ${text}`, facts: used }));
  });
}

const composeTable = (facts: readonly Fact[], words: WrittenWords): Composed[] =>
  facts.map((fact) => ({
    text:
      fact.type === 'measurement'
        ? `${capitalize(fact.name)}\t${writeValue(fact, words)}`
        : `${words.other}\t${writeFact(fact, words)}`,
    facts: [fact],
  }));

function composeFacts(
  facts: readonly Fact[],
  section: TemplateSection,
  words: WrittenWords,
  readBack?: RoundTrip,
): Composed[] {
  if (section.layout === 'table') return composeTable(facts, words);
  if (facts.some(({ type }) => type === 'examination')) return composeExamination(facts, words, readBack);
  if (section.from.includes('plan')) return composePlan(facts, words);
  if (section.from.includes('family-history') || section.from.includes('social-history'))
    return composeHistories(facts, words);
  return composeRun(facts, words);
}

const statementOf = ({ text, facts }: Composed, section: TemplateSection): Statement => ({
  text: leadPoints(section.layout === 'paragraph' ? capitalize(closeSentence(text)) : capitalize(text)),
  sources: sourcesOf(facts),
  support: 'supported',
  facts: facts.map(({ id }) => id),
});

/** The writer's own words, and the name of why somebody is here, which sums up what the history says in full. */
const isAsWritten = ({ type, isReason, subject }: Fact): boolean =>
  type === 'clause' || (isReason === true && subject === 'chief-complaint');

/** Statements whose cues are accounted for and that read as their facts do; any other in the writer's own words, which are copied and need no reading. */
const keepSame = (
  composed: readonly Composed[],
  section: TemplateSection,
  tongue: Tongue,
  readBack: RoundTrip,
): Composed[] =>
  composed.flatMap((one) => {
    if (one.facts.every(isAsWritten)) return [one];
    const doubtful = readBack.withOpenCues(one.facts);
    if (doubtful) return fallBack(doubtful, section, tongue, readBack);
    return readBack.isSame(statementOf(one, section), section.id)
      ? [one]
      : fallBack(one.facts, section, tongue, readBack);
  });

/** A statement in the words of its writer; those of several facts may be one clause, which rests on all of them. */
function fallBack(facts: readonly Fact[], section: TemplateSection, tongue: Tongue, readBack: RoundTrip): Composed[] {
  const clauses = readBack.ownWords(facts);
  const composed = composeLabelled(clauses, section, tongue);
  const [only] = clauses;
  if (only === undefined || clauses.length > 1) return composed;
  const restsOnAll = facts.map((fact, at) => (at === 0 ? { ...fact, evidence: only.evidence } : fact));
  return composed.map(({ text }) => ({ text, facts: restsOnAll }));
}

const sourcesOf = (facts: readonly Fact[]): Span[] =>
  facts.flatMap(({ evidence }: { readonly evidence: Evidence }) => evidence);

/** In a section under a title of its writer's own, what is about one subject stands together, in the order of the title. */
function inOrder(facts: readonly Fact[], { from, named }: TemplateSection): readonly Fact[] {
  if (named !== true) return facts;
  return [...facts].sort((a, b) => from.indexOf(a.subject) - from.indexOf(b.subject));
}

/** Facts of subjects that the title of their section does not name say what they are: "Goals: home by Friday". */
function composeLabelled(
  facts: readonly Fact[],
  section: TemplateSection,
  tongue: Tongue,
  readBack?: RoundTrip,
): Composed[] {
  const labelOf = ({ subject }: Fact): string => tongue.title(labelIn(subject, section, true) ?? '');
  return groupBy(inOrder(facts, section), labelOf).flatMap((group) => {
    const label = group[0] === undefined ? '' : labelOf(group[0]);
    const composed = composeFacts(group, section, tongue.words, readBack);
    if (label === '') return composed;
    return composed.map(({ text, facts: used }) => ({ text: `${label}: ${lowerFirst(text)}`, facts: used }));
  });
}

/**
 * The facts of one section as its statements: sentences where it is a paragraph, items where it is a list.
 * @param tongue how the note says what was read
 * @param readBack what stands in the place of a statement that does not say the same as its facts' words
 */
export function composeSection(
  facts: readonly Fact[],
  section: TemplateSection,
  tongue: Tongue = english(),
  readBack?: RoundTrip,
): Statement[] {
  const composed = composeLabelled(facts.map(tongue.own), section, tongue, readBack);
  const kept = readBack === undefined ? composed : keepSame(composed, section, tongue, readBack);
  const statements = kept.map((one) => statementOf(one, section));
  return joinSame(statements, section.layout);
}
