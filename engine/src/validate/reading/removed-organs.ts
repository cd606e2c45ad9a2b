import type { Subject } from '../../document/subjects.ts';
import type { Span } from '../../model/span.ts';
import { organs, removal, type Organ } from './data/organs.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';

/** An organ told as taken out long ago, and the words that show it as there now. */
export interface RemovedOrgan {
  readonly name: string;
  readonly removed: Span;
  readonly present: Span;
}

const history: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  undefined,
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'chief-complaint',
  'social-history',
  'review-of-systems',
  'allergies',
  'medications',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'assessment',
  'assessment-and-plan',
]);
const now: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'physical-examination',
  'results',
  'procedure',
  'technique',
  'operative-findings',
  'assessment',
  'assessment-and-plan',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'discharge-diagnosis',
  'history-of-present-illness',
  'chief-complaint',
  'hospital-course',
]);

const longAgo =
  /\b(?:(?:19|20)\d\d|years? ago|as a child|in childhood|remote\w*|at (?:the )?age|long ago|decades? ago)\b/i;
const notDone =
  /\b(?:plan\w*|consider\w*|scheduled|discuss\w*|refus\w+|declin\w+|offer\w*|candidate|possible|partial|subtotal|supracervical|mother|sister|father|brother|aunt|daughter|wife|family|never|no|not|denies|without|versus|vs|if|may|recommend\w*|weeks? ago|days? ago|months? ago|yesterday|today|this (?:morning|year)|risks?|options?)\b/i;
const notThere =
  /\b(?:s\/p|status post|history|hx|prior|previous\w*|since|after|ago|removed|removal|absent|absence|remnant|stump|patholog\w+|specimen|mother|sister|father|brother|aunt|daughter|wife|family|no|not|denies|without|before|was told|years?|in (?:19|20)\d\d|until|fossa)\b/i;

function whereOf({ start }: ChartStatement, match: RegExpExecArray): Span {
  return { start: start + match.index, end: start + match.index + match[0].length };
}

const clauseAt = (text: string, at: number): string => {
  const from = Math.max(text.lastIndexOf(';', at), text.lastIndexOf(',', at)) + 1;
  return text.slice(from, at + 80).split(/[;,]/, 1)[0] ?? '';
};

/** True for words of long ago about the patient: a removal of this stay, or one that is planned, takes nothing away yet. */
function isGone({ text, subject }: ChartStatement, at: number, year: string | undefined): boolean {
  const clause = clauseAt(text, at);
  if (notDone.test(clause) || (year !== undefined && clause.includes(year))) return false;
  return longAgo.test(clause) || subject === 'past-surgical-history' || subject === 'past-medical-history';
}

function findRemoved({ statements, serviceDay }: ChartReading, { removed }: Organ): Span | undefined {
  for (const statement of statements) {
    const match = removed.exec(statement.text);
    // "Surgically absent" on examination needs no year.
    if (match && statement.subject === 'physical-examination' && /\babsent\b/i.test(match[0]))
      return whereOf(statement, match);
    if (!history.has(statement.subject)) continue;
    if (match && isGone(statement, match.index, serviceDay?.day.slice(0, 4))) return whereOf(statement, match);
  }
  return undefined;
}

function findPresent({ statements }: ChartReading, { present }: Organ, gone: Span): Span | undefined {
  for (const statement of statements) {
    if (!now.has(statement.subject)) continue;
    const match = present.exec(statement.text);
    if (
      !match ||
      notThere.test(clauseAt(statement.text, match.index).replace(match[0], ' ')) ||
      longAgo.test(statement.text.replace(match[0], ' '))
    )
      continue;
    const where = whereOf(statement, match);
    if (where.end <= gone.start || where.start >= gone.end) return where;
  }
  return undefined;
}

/** Organs that a chart tells as removed long ago and shows as there, ill or operated on at this visit. */
export function findRemovedOrgans(reading: ChartReading): RemovedOrgan[] {
  if (!removal.test(reading.text)) return [];
  return organs.flatMap((organ): RemovedOrgan[] => {
    const removed = organ.removed.test(reading.text) ? findRemoved(reading, organ) : undefined;
    const present = removed && findPresent(reading, organ, removed);
    return removed && present ? [{ name: organ.name, removed, present }] : [];
  });
}
