import type { ProblemMention } from '../../clinical/find-problems.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import { PatternIndex } from '../../text/pattern-heads.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { findDeniedDiagnoses } from '../reading/denied-diagnosis.ts';
import { findLabConflicts } from '../reading/lab-opposites.ts';
import { findParityConflict } from '../reading/parity.ts';
import { findFundusConflict } from '../reading/pregnancy-measures.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findPassedOver } from '../reading/passed-over.ts';
import { findRemovedOrgans } from '../reading/removed-organs.ts';
import { findToldAndDenied } from '../reading/told-and-denied.ts';
import { findTestConflicts } from '../reading/test-conclusions.ts';
import { findResultConflicts } from '../reading/told-results.ts';
import type { Said } from '../reading/statements.ts';
import { findSizeConflict } from '../reading/wound-size.ts';
import { opposites } from './data/opposite-findings.ts';
import { wordList } from '../../text/word-list.ts';

const basis = 'AHIMA, Integrity of the Healthcare Record (2013); CMS 1997 Documentation Guidelines';

/** Complaints so general that what is said of them in one breath says nothing of another. */
const vague: ReadonlySet<string> = new Set(
  wordList(`
  pain|fall|stress|injury|lesion|infection|bleeding|discharge|trauma|swelling|tenderness|edema|effusion
`),
);
const notNow =
  /\b(?:resolved|improv\w+|better|previous\w*|prior|earlier|initial\w*|yesterday|last|ago|past|history|was|were|had|at (?:that|the) time|until|before|after|since then|now|today|currently|at rest|at this time|at present|intermittent\w*|occasional\w*|sometimes|episod\w+|only|except|other than|besides|further|new|additional|recurr\w+|if|when|with (?:exertion|activity)|on exertion|exertional|nocturnal|chronic|baseline|usual|worse\w*|worsening|change|increase\w*|significant|associated|return|monitor|risk|watch|side effects?|precautions|may|could|might|possible|follow[- ]?up|f\/u|recheck|s\/p|status post|post|screen\w*|mild|severe)\b/i;

const historySubjects: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'review-of-systems',
]);

function isPlainly(mention: Said<ProblemMention>, negated: boolean): boolean {
  const { modifiers, kind, name } = mention;
  if (
    modifiers.negated !== negated ||
    modifiers.historical ||
    modifiers.family ||
    modifiers.hypothetical ||
    modifiers.uncertain
  )
    return false;
  return kind !== 'finding' && !vague.has(name);
}

/** What one place tells and another denies in plain words; one flag for a pair of places. */
function plainlyBoth(reading: ChartReading): RaisedFlag[] {
  const seen = new Set<string>();
  return findToldAndDenied(reading).flatMap(({ told, denied }) => {
    const places = `${told.start} ${denied.start}`;
    if (seen.has(places)) return [];
    seen.add(places);
    return [raiseFinding(`The chart tells ${told.name}, and denies it in another place.`, told, denied)];
  });
}

function wrongFundus(reading: ChartReading): RaisedFlag[] {
  const found = findFundusConflict(reading);
  return found
    ? [
        raise({
          severity: 'medium',
          rule: 'contradiction-finding',
          message: found.message,
          query: 'Please confirm the height of the fundus and the gestational age.',
          basis,
          sources: found.sources,
        }),
      ]
    : [];
}

const noneTold =
  /\bcomplications?\s?[:-]?\s?(?:were |was )?(?:none|nil|no)\b|\b(?:no|without(?: any)?) (?:immediate |intra-?operative |apparent )?complications?\b/i;
/** What happens to an organ by the operation itself, in words that a finding is not told with. */
const harmed =
  /\b(?:bowel|bladder|ureter|artery|vein|vessel|dura|nerve|colon|spleen|liver|pleura|bile duct|uterus|esophagus|peritoneum|capsule)\b[^.;\n]{0,40}\b(?:(?:was|were) )?(?:inadvertently |accidentally )?(?:injured|perforated|lacerated|transected|nicked|torn|entered)\b[^.;\n]{0,60}\b(?:repaired|oversewn|ligated|closed|controlled|sutured|inadvertent\w*|clipped)\b|\b(?:enterotomy|serosal tear|dural tear|incidental durotomy|posterior capsul(?:e|ar) (?:tear|rupture)|dropped nucleus|(?:bowel|uterine|bladder) (?:injury|perforation)|cardiac arrest|aspirated gastric)\b/i;
const notDone =
  /\b(?:no|not|without|avoid\w*|risks?|discussed|explained|possible|prevent\w*|consent\w*|if|planned|previous\w*|prior)\b/i;

/** "Complications: none" in an account that tells how an organ was hurt. */
function untoldHarm({ statements, text }: ChartReading): RaisedFlag[] {
  const none = noneTold.exec(text);
  if (!none) return [];
  const done = statements.find(
    ({ text: words, subject }) =>
      (subject === 'technique' ||
        subject === 'procedure' ||
        subject === 'operative-findings' ||
        subject === 'hospital-course') &&
      harmed.test(words) &&
      !notDone.test(words),
  );
  return done
    ? [
        raiseFinding('The account tells an injury, and complications are denied.', done, {
          start: none.index,
          end: none.index + none[0].length,
        }),
      ]
    : [];
}

/** A finding that would change what is done, and of which the rest of the chart says nothing: a slip of template, or a gap. */
const passedOver = (reading: ChartReading): RaisedFlag[] =>
  findPassedOver(reading)
    .filter(({ isResult }) => !isResult)
    .map(({ what, start, end }) =>
      raise({
        severity: 'medium',
        rule: 'contradiction-finding',
        message: `The chart tells ${what}, and nothing else in it speaks of this.`,
        query: 'Please confirm this finding, and document what was made of it.',
        basis,
        sources: [{ start, end }],
      }),
    );

/** "G3P2002" and "first pregnancy". */
function twoParities(reading: ChartReading): RaisedFlag[] {
  const found = findParityConflict(reading);
  return found ? [raiseFinding('Pregnancies and births are told in two ways.', ...found)] : [];
}

function otherSize(reading: ChartReading): RaisedFlag[] {
  const found = findSizeConflict(reading);
  return found ? [raiseFinding('The two sizes do not make the change that the words tell.', ...found)] : [];
}

function removedAndThere(reading: ChartReading): RaisedFlag[] {
  return findRemovedOrgans(reading).map(({ name, removed, present }) =>
    raiseFinding(`The chart tells the ${name} as removed long ago, and as there now.`, removed, present),
  );
}

function wrongResults(reading: ChartReading): RaisedFlag[] {
  return [...findResultConflicts(reading), ...findLabConflicts(reading)].map(({ message, sources }) =>
    raise({
      severity: 'medium',
      rule: 'contradiction-finding',
      message,
      query: 'Please clarify the result.',
      basis,
      sources,
    }),
  );
}

/** A test whose result the assessment tells otherwise. */
const twoOutcomes = (reading: ChartReading): RaisedFlag[] =>
  findTestConflicts(reading).map(({ name, one, other }) =>
    raiseFinding(`The result of ${name} is told in two ways.`, one, other),
  );

/** A symptom that the history tells and the review of systems (or the history itself) denies. */
function toldAndDenied({ problems, text }: ChartReading): RaisedFlag[] {
  const told = new Map<string, Said<ProblemMention>>();
  for (const mention of problems) {
    const { subject } = mention.statement;
    if (!subject || !historySubjects.has(subject) || mention.kind !== 'symptom' || !isPlainly(mention, false)) continue;
    if (
      /\?|\b(?:in|during)(?: the)? (?:19|20)\d\d\b|\bnone since\b/.test(mention.statement.text) ||
      /\b(?:no|not|neg|negative|denies|without|resolved|never|history of|follow[- ]?up|f\/u|last|prior|previous\w*|resolution|free of|absence|if|used to|was|(?<!has |have )had|before|until)\b/i.test(
        mention.statement.text.slice(0, mention.start - mention.statement.start),
      )
    )
      continue;
    if (!told.has(mention.name)) told.set(mention.name, mention);
  }
  const flags: RaisedFlag[] = [];
  for (const mention of problems) {
    const { statement, name } = mention;
    const isHistory = statement.subject === 'review-of-systems' || statement.subject === 'history-of-present-illness';
    const positive = told.get(name);
    if (
      !isHistory ||
      !positive ||
      !isPlainly(mention, true) ||
      notNow.test(text.slice(Math.max(statement.start, mention.start - 60), Math.min(statement.end, mention.end + 30)))
    )
      continue;
    // "No worst-ever headache" denies another one.
    const before = statement.text.slice(0, mention.start - statement.start);
    if (!/(?:\b(?:no|denies|denied|negative for|neg for|without|any|or|and|nor)|[,:/])\s*$/i.test(before)) continue;
    // "No headache lasting over three days" denies a kind of it.
    if (
      /^(?:s|es)?\s+(?:lasting|over|more|worse|like|that|which|as bad|longer|after|since|with|on|during|at|beyond|other)\b/i.test(
        statement.text.slice(mention.end - statement.start),
      )
    )
      continue;
    told.delete(name);
    flags.push(
      raiseFinding(`The history tells ${name}, and another place denies it.`, positive.statement, mention.statement),
    );
  }
  return flags;
}

function raiseFinding(message: string, a: Span, b: Span): RaisedFlag {
  const query = 'Please clarify which of the two statements holds for this visit.';
  return raise({ severity: 'medium', rule: 'contradiction-finding', message, query, basis, sources: [a, b] });
}

const sides = (text: string): string =>
  (text.match(/\b(?:left|right|bilateral(?:ly)?|upper|lower|[RL](?=\s))\b/gi) ?? []).join(' ').toLowerCase();

const findingIndex = new PatternIndex(opposites.flatMap(({ one, other }) => [one, other]));

/** Two findings that cannot both hold, told in parts of the chart where both are of this visit. */
function opposed({ statements, text }: ChartReading): RaisedFlag[] {
  const told = new Set(findingIndex.find(text));
  return opposites.flatMap(({ what, one, other, within, unless }, at) => {
    if (!told.has(2 * at) || !told.has(2 * at + 1)) return [];
    const places = statements.filter(({ subject }) => subject === undefined || within.has(subject));
    const first = places.find(({ text }) => one.test(text) && !(unless?.test(text) ?? false));
    if (!first) return [];
    const second = places.find(
      (place) =>
        place !== first && other.test(place.text) && !one.test(place.text) && !(unless?.test(place.text) ?? false),
    );
    if (!second || (sides(first.text) !== sides(second.text) && sides(first.text) !== '' && sides(second.text) !== ''))
      return [];
    return [raiseFinding(`Two statements about ${what} do not fit each other.`, first, second)];
  });
}

/** A diagnosis of the assessment that another part of the chart denies; one flag for a chart, whose reader looks at it anyway. */
function deniedDiagnoses(reading: ChartReading): RaisedFlag[] {
  return findDeniedDiagnoses(reading)
    .slice(0, 1)
    .map(({ made, denied }) =>
      raise({
        severity: 'medium',
        rule: 'contradiction-finding',
        message: 'The assessment names a condition, and another part of the chart denies it.',
        query: 'Please clarify which of the two statements holds for this visit.',
        basis,
        sources: [made, denied],
      }),
    );
}

/** History against review of systems, examination against examination or assessment, habits told in two ways. */
export const contradictionFinding: AuditRule = {
  name: 'contradiction-finding',
  check: (reading) => [
    ...plainlyBoth(reading),
    ...toldAndDenied(reading),
    ...opposed(reading),
    ...deniedDiagnoses(reading),
    ...removedAndThere(reading),
    ...wrongResults(reading),
    ...twoOutcomes(reading),
    ...wrongFundus(reading),
    ...twoParities(reading),
    ...untoldHarm(reading),
    ...otherSize(reading),
    ...passedOver(reading),
  ],
};
