import type { IcdTable } from '../../codes/tables/code-tables.ts';
import type { Modifiers } from '../../context/find-context.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findSide, type Side } from '../specify-side.ts';
import { circumstances, harms, pastHarms, vaccines } from './data/circumstances.ts';
import { devicesAndDependence, lastingOperations } from './data/carried-along.ts';
import { removedParts } from './data/removed-parts.ts';
import type { StatusRow } from './data/status-row.ts';
import { pastSubjects, placesOf, planned, silentSubjects, type WordPlace } from './place-of-words.ts';
import { withPlace, type Suggestion } from './suggestion.ts';

const digits: Record<Side, string> = { right: '1', left: '2', bilateral: '3' };

/** Codes of a row with the side that the words name: both sides where the table has no code for both; the unspecified one without a side. */
function sidedCodes(code: string, words: string, table: IcdTable): string[] {
  if (!code.includes('?')) return [code];
  const named = (digit: string): string[] => {
    const known = table.find(code.replace('?', digit));
    return known?.billable ? [known.code] : [];
  };
  const side = findSide(words);
  if (side === 'bilateral') {
    const both = named('3');
    return both.length > 0 ? both : [...named('1'), ...named('2')];
  }
  const found = side ? named(digits[side]) : [];
  if (found.length > 0) return found;
  const unspecified = ['9', '0'].flatMap(named).find((each) => /unspecified/i.test(table.find(each)?.title ?? ''));
  return unspecified ? [unspecified] : [];
}

const isTold = ({ negated, family, hypothetical, uncertain }: Modifiers): boolean =>
  !negated && !family && !hypothetical && !uncertain;

/** By these an operation is told as done: "s/p", "had", a year, "in 2015". */
const done =
  /\b(?:s\/?p|status[- ]post|post|history of|h\/o|hx|had|has had|underwent|undergone|previous\w*|prior|past|after|following|since|removed|absent|absence|surgical(?:ly)?|ago|remote|old|known|with a|completed|received|amputee|recipient|(?:19|20)\d\d)\b|\b\d{1,2}\/(?:\d{1,2}\/)?\d{2}\b/i;
/** An operation of the visit itself is no status yet. */
const ofToday =
  /\b(?:today|performed (?:by|under)|now|this (?:morning|visit|admission)|POD|post-?op(?:erative)? day)\b/i;

type Frame = (reading: ChartReading, place: WordPlace) => boolean;

/** The past tells an operation: its heading, its year, or "s/p"; a plan to operate and the operation of the day tell none. */
const wasDone: Frame = ({ kind }, { word, clause }) => {
  const { subject } = word.sentence;
  if (silentSubjects.has(subject)) return false;
  if (pastSubjects.has(subject)) return true;
  if (kind === 'operative' || kind === 'procedure') return word.modifiers.historical && !ofToday.test(clause);
  return (word.modifiers.historical || done.test(clause)) && !planned.test(clause) && !ofToday.test(clause);
};

const takenOut =
  /\b(?:remov(?:ed|al)|explant\w*|revers(?:ed|al)|take-?down|taken (?:down|out)|closed|closure|wean\w*|no longer|former\w*|placed today|insert\w*|place(?:d|ment) (?:today|tomorrow)|fail\w*)\b/i;

/** There now: not planned, not taken out. */
const isThere: Frame = (_reading, { word, clause }) =>
  !silentSubjects.has(word.sentence.subject) && !planned.test(clause) && !takenOut.test(clause);

const isNow: Frame = (_reading, { word }) => !silentSubjects.has(word.sentence.subject) && !word.modifiers.historical;
/** A record of vaccines lists those of other days: the words of the row tell the day. */
const ofVisit: Frame = (_reading, { word }) =>
  word.sentence.subject !== 'family-history' && word.sentence.subject !== 'past-medical-history';
const isOfLife: Frame = (_reading, { word }) => !silentSubjects.has(word.sentence.subject);
const isPast: Frame = (_reading, { word, clause }) =>
  !silentSubjects.has(word.sentence.subject) &&
  (word.modifiers.historical ||
    pastSubjects.has(word.sentence.subject) ||
    /\b(?:ago|prior|previous|past|last year|as a (?:teen\w*|child)|in (?:19|20)\d\d|lifetime)\b/i.test(clause));

interface StatusGroup {
  readonly rows: readonly StatusRow[];
  readonly frame: Frame;
  readonly confidence: number;
}

const groups: readonly StatusGroup[] = [
  { rows: lastingOperations, frame: wasDone, confidence: 0.7 },
  { rows: devicesAndDependence, frame: isThere, confidence: 0.75 },
  { rows: removedParts, frame: wasDone, confidence: 0.65 },
  { rows: vaccines, frame: ofVisit, confidence: 0.75 },
  { rows: circumstances, frame: isOfLife, confidence: 0.7 },
  { rows: harms, frame: isNow, confidence: 0.85 },
  { rows: pastHarms, frame: isPast, confidence: 0.7 },
];

const lack = /\b(?:cannot|can't|could not|couldn't|unable|not|no|without|lacks?|lack of|did not|never|un\w+)\b/i;

function findRow(reading: ChartReading, row: StatusRow, { frame, confidence }: StatusGroup): Suggestion[] {
  const [code, keys, near, unless] = row;
  return placesOf(reading, keys).flatMap((place): Suggestion[] => {
    const { word, clause, start } = place;
    const match = near ? near.exec(clause) : null;
    if ((near && !match) || unless?.test(clause)) return [];
    // "Cannot afford", "no insurance": the lack is what is told.
    const isLack = match !== null && lack.test(match[0]);
    if (!isTold(isLack ? { ...word.modifiers, negated: false } : word.modifiers) || !frame(reading, place)) return [];
    const from = match ? Math.min(word.start, start + match.index) : word.start;
    const to = match ? Math.max(word.end, start + match.index + match[0].length) : word.end;
    const reason = code.startsWith('Z')
      ? 'The chart tells this status or circumstance.'
      : 'The chart tells it as present.';
    return sidedCodes(code, nearWords(clause, word.start - start), reading.tables.icd).map((each) => ({
      code: each,
      confidence,
      evidence: [{ start: from, end: to }],
      reason,
    }));
  });
}

/** The side belongs to the item of a list that the word stands in: "R THA 2018, L TKA 2020". */
function nearWords(clause: string, at: number): string {
  const from = Math.max(clause.lastIndexOf(',', at - 1), 0);
  const next = clause.indexOf(',', at);
  return clause.slice(from, next < 0 ? clause.length : next);
}

/**
 * Status codes that the chart documents (Official Guidelines I.C.21.c.3): what was removed or replaced, what the patient lives with and in, and
 * self-harm. Only what is told of the patient, and as a fact; each code once.
 */
export function findStatus(reading: ChartReading): Suggestion[] {
  const found = groups.flatMap((group) => group.rows.flatMap((row) => findRow(reading, row, group)));
  const byCode = new Map<string, Suggestion>();
  for (const each of found) {
    const before = byCode.get(each.code);
    byCode.set(each.code, before ? { ...before, evidence: withPlace(before.evidence, each.evidence) } : each);
  }
  return [...byCode.values()];
}
