import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { findDuplicateTherapy } from './duplicate-therapy.ts';
import { raise } from '../raise.ts';
import { findRaisedFromOther } from './raised-from.ts';
import { findHeldButContinued, findStoppedButListed } from './stopped-but-listed.ts';
import { findUnlistedDrugs } from './unlisted-drug.ts';
import { deniedDrugs, isTakenWords } from './data/denied-drugs.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

type Mention = Said<MedicationMention>;

const basis = 'Joint Commission NPSG.03.06.01 (reconciling medication information)';
/** Words that set two doses or two decisions apart in time or by a condition. */
const changes =
  /\b(?:increas\w+|decreas\w+|reduc\w+|rais\w+|lower\w*|titrat\w+|taper\w*|wean\w*|chang\w+|adjust\w*|switch\w*|from|then|until|up to|loading|load|was|previous\w*|prior|last|formerly|used to|had been|resum\w+|restart\w*|temporar\w+|briefly|held|after|before|if|when|once(?! (?:daily|a |nightly|weekly|per|every|each|in the))|hold(?:ing)?|bridg\w+|split|half|double\w*|extra|bolus|first|if|now|new|tomorrow|today only|recent\w*|history|titration|uptitrat\w+|substitut\w+|instead|replac\w+|→|->|plus|additional|(?:down|up) to|to \d+|at most|max\w*|no more than|not exceed|limit(?:ed)?)\b|→|->/i;

const noChange =
  /\bno (?:medication |med |dose |new |other )?(?:changes?|adjustments?)\b|\bwithout changes?\b|\bas (?:now|before)\b|\bunchanged\b/gi;

function byDrug(medications: readonly Mention[]): Map<string, Mention[]> {
  const map = new Map<string, Mention[]>();
  for (const mention of medications) {
    const { modifiers, statement, drug } = mention;
    if (modifiers.negated || modifiers.hypothetical || modifiers.family || statement.subject === 'allergies') continue;
    // "Fluticasone-salmeterol" is another medicine than the spray.
    const key = /[-/]/.test(mention.name) ? mention.name.toLowerCase() : drug.generic;
    const row = map.get(key);
    if (row) row.push(mention);
    else map.set(key, [mention]);
  }
  return map;
}

const verbBehind =
  /\b(finished|completed|stopped|discontinued|dc'?d|ended|continued|continues|continue|to continue)\b/i;
/** Behind a comma the verb of this drug opens the words; else they are of the next one. */
const ownBehindComma =
  /^\s?(?:is |was |to be |will be |will )?(?:stopped|discontinued|dc'?d|ended|continued|continues|continue|to continue)\b/i;

/** The words behind a drug up to the next item of a list. */
function ownWords({ statement, end }: Mention): string {
  const after = /^[^.;]{0,80}/.exec(statement.text.slice(end - statement.start))?.[0] ?? '';
  const [first = '', ...items] = after.split(',');
  const own = items[0] !== undefined && ownBehindComma.test(items[0]) ? items[0] : '';
  return `${first}${own}`.slice(0, 60);
}

/** What is done with a drug, also where the verb stands behind it without "was": "losartan stopped today", "aspirin, to be continued". */
function decisionOf(mention: Mention): 'stop' | 'continue' | undefined {
  const verb = verbBehind.exec(ownWords(mention))?.[1]?.toLowerCase();
  const told = verb === undefined ? undefined : /continue/.test(verb) && !verb.startsWith('dis') ? 'continue' : 'stop';
  return told ?? (mention.change === 'stop' || mention.change === 'continue' ? mention.change : undefined);
}

/** Words by which a drug was stopped for a time only, or begun again. */
const resumed =
  /\b(?:until|then|if|when|resum\w+|restart\w*|temporar\w+|briefly|held|hold\w*|overnight|morning of|days? before|iv|switch\w*|instead|while|re-?start\w*|again|back on)\b/i;

/** "Cough since starting lisinopril": from then on time is counted, nothing is begun now. */
const isCount = ({ statement, start }: Mention): boolean =>
  /\b(?:since|after|before|from|when) (?:\w+ )?(?:start|began|begin|initiat)\w*\W(?:\w+\W){0,2}$/i.test(
    statement.text.slice(0, start - statement.start),
  );

function stoppedAndContinued(mentions: readonly Mention[]): RaisedFlag[] {
  if (
    mentions.some(
      (mention) => (mention.change === 'start' && !isCount(mention)) || resumed.test(mention.statement.text),
    )
  )
    return [];
  const stop = mentions.find((mention) => decisionOf(mention) === 'stop');
  const goOn = mentions.find((mention) => mention !== stop && decisionOf(mention) === 'continue');
  if (
    !stop ||
    !goOn ||
    (goOn.start < stop.start && goOn.statement !== stop.statement && goOn.statement.subject === undefined)
  )
    return [];
  return [
    raise({
      // Read from prose, where a drug may be stopped for a while or in another form: to be looked at, not proved.
      severity: 'medium',
      rule: 'contradiction-medication',
      message: `${capital(stop.name)} is stopped in one place and continued in another.`,
      query: `Please clarify whether the patient is to take ${stop.name}.`,
      basis,
      sources: stop.statement === goOn.statement ? [stop, goOn] : [stop.statement, goOn.statement],
    }),
  ];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const perDay: readonly (readonly [RegExp, number])[] = [
  [/twice|every 12 hours|morning and night/, 2],
  [/three times|every 8 hours/, 3],
  [/four times|every 6 hours/, 4],
  [/daily|nightly|bedtime|night|morning|evening|every 24 hours/, 1],
];

/** The amount of a dose in mg or units, with how often a day; undefined where it is no plain amount. */
function amountOf({
  dose,
  frequency,
}: Mention): { readonly amount: number; readonly daily: number | undefined; readonly unit: string } | undefined {
  const match = /^(\d+(?:,\d{3})*(?:\.\d+)?) (mg|mcg|g|units|mEq)$/.exec(dose);
  if (!match) return undefined;
  const times = perDay.find(([words]) => words.test(frequency))?.[1];
  const amount = Number(match[1]?.replaceAll(',', '')) * (match[2] === 'g' ? 1000 : 1);
  return { amount, daily: times, unit: match[2] === 'g' ? 'mg' : (match[2] ?? '') };
}

/** By needle in the department, and by mouth at home. */
const byNeedle = ({ statement, start, end }: Mention): boolean =>
  /\b(?:IV|IM|intravenous\w*|intramuscular\w*)\b/.test(
    statement.text.slice(start - statement.start, end - statement.start + 6),
  );

function isSame(a: NonNullable<ReturnType<typeof amountOf>>, b: NonNullable<ReturnType<typeof amountOf>>): boolean {
  if (a.unit !== b.unit || a.amount === b.amount) return true;
  return a.daily !== undefined && b.daily !== undefined && a.amount * a.daily === b.amount * b.daily;
}

/** In another part of the note; or in another statement of one part that is no list, where both tell how often the drug is taken. */
function isOtherPlace(one: Mention, other: Mention): boolean {
  const { subject } = one.statement;
  if (subject !== other.statement.subject) return true;
  const isList = subject === 'medications' || subject === 'discharge-medications' || subject === undefined;
  return !isList && one.statement !== other.statement && one.frequency !== '' && one.frequency === other.frequency;
}

/** The words between two semicolons around a place: what is said of one drug. */
function partOf(text: string, at: number): string {
  const end = text.indexOf(';', at);
  return text.slice(text.lastIndexOf(';', at) + 1, end < 0 ? text.length : end);
}

const insulins = /insulin|^(?:glargine|lispro|aspart|detemir|degludec|glulisine|nph)/;

/** Two doses of one drug in two parts of a note, with nothing said of a change. */
function twoDoses(mentions: readonly Mention[]): RaisedFlag[] {
  if (
    mentions.some(
      ({ change, statement, start }) =>
        change === 'increase' ||
        change === 'decrease' ||
        change === 'start' ||
        change === 'stop' ||
        changes.test(partOf(statement.text, start - statement.start).replaceAll(noChange, ' ')),
    )
  )
    return [];
  const dosed = mentions.flatMap((mention) => {
    const amount = amountOf(mention);
    // Of insulin each meal may have its own dose.
    return amount && (!insulins.test(mention.drug.generic) || mention.frequency !== '') ? [{ mention, amount }] : [];
  });
  const [first] = dosed;
  const other =
    first &&
    dosed.find(
      ({ mention, amount }) =>
        isOtherPlace(mention, first.mention) &&
        byNeedle(mention) === byNeedle(first.mention) &&
        !isSame(amount, first.amount) &&
        (!insulins.test(mention.drug.generic) || mention.frequency === first.mention.frequency),
    );
  // Doses that differ within one list are taken at different times of the day.
  const inLists =
    first &&
    dosed.some(
      ({ mention, amount }) =>
        mention !== first.mention &&
        !isOtherPlace(mention, first.mention) &&
        mention.statement.subject === first.mention.statement.subject &&
        !isSame(amount, first.amount),
    );
  if (!first || !other || inLists) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-medication',
      message: `${capital(first.mention.name)} stands with ${first.mention.dose} and with ${other.mention.dose}, and no change is told.`,
      query: `Please clarify the dose of ${first.mention.name}.`,
      basis,
      sources: [first.mention, other.mention],
    }),
  ];
}

const notPlanned: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'plan',
  'assessment-and-plan',
  'allergies',
  'family-history',
  'education',
  'disposition',
  'follow-up',
  'discharge-medications',
]);

/** True for a drug of the list, and for one that the story tells as taken now. */
function isTaken({ statement, modifiers, change, start }: Mention): boolean {
  const { negated, hypothetical, historical, family } = modifiers;
  if (negated || hypothetical || historical || family || change === 'stop') return false;
  if (/^[^,;.]{0,40}\(?\b(?:not tak\w+|stopped|on hold|held)\b/i.test(statement.text.slice(start - statement.start)))
    return false;
  if (statement.subject === 'medications' || change === 'continue') return true;
  if (notPlanned.has(statement.subject)) return false;
  return isTakenWords.test(statement.text.slice(Math.max(0, start - statement.start - 40), start - statement.start));
}

/** A class of drugs that the chart says is not taken, beside a drug of it in the list. */
function deniedButListed({ statements, medications }: ChartReading): RaisedFlag[] {
  const listed = medications.filter(isTaken);
  if (listed.length === 0) return [];
  return deniedDrugs.flatMap(({ words, drugs, what }) => {
    const drug = listed.find((mention) => drugs.test(mention.drug.generic));
    if (!drug) return [];
    const statement = statements.find(
      (one) =>
        one !== drug.statement &&
        words.test(one.text) &&
        !/\b(?:at (?:the|that) time|other|besides|except|until|before|previously|new|changes?)\b/i.test(one.text),
    );
    const match = statement && words.exec(statement.text);
    if (!statement || !match) return [];
    const at = { start: statement.start + match.index, end: statement.start + match.index + match[0].length };
    return [
      raise({
        severity: 'medium',
        rule: 'contradiction-medication',
        message: `The chart says ${what}, and lists ${drug.name}.`,
        query: `Please clarify whether the patient takes ${drug.name}.`,
        basis,
        sources: [at, drug],
      }),
    ];
  });
}

/** One drug stopped and continued, with two doses, or listed though its class is denied. NPSG.03.06.01. */
export const contradictionMedication: AuditRule = {
  name: 'contradiction-medication',
  check: (reading) => [
    ...[...byDrug(reading.medications).values()].flatMap((mentions) =>
      mentions.length < 2 ? [] : [...stoppedAndContinued(mentions), ...twoDoses(mentions)],
    ),
    ...deniedButListed(reading),
    ...findDuplicateTherapy(reading),
    ...findStoppedButListed(reading),
    ...findHeldButContinued(reading),
    ...findUnlistedDrugs(reading),
    ...findRaisedFromOther(reading),
  ],
};
