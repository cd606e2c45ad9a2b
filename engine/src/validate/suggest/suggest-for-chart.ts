import type { ConditionMention } from '../../codes/find-conditions.ts';
import { spansOverlap } from '../../model/span.ts';
import type { Segment } from '../../note/segments.ts';
import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { SpanSet } from '../reading/span-set.ts';
import { specifySide } from '../specify-side.ts';
import { combineCodes, withoutIntegral, withoutKindless, withoutPlainer } from './combine-codes.ts';
import { vagueCodes } from './combinations.data.ts';
import { saidBy } from './data/said-by.ts';
import { findTitles } from './find-titles.ts';
import { findTold } from './find-told.ts';
import { inWeeksTold } from './in-pregnancy.ts';
import { keptInHistory } from './data/kept-in-history.ts';
import { isCurrent } from './is-current.ts';
import { specifyDetail } from './specify-detail.ts';
import { suggestStatus } from './status-codes.ts';
import type { Suggestion } from './suggestion.ts';

/** Under these headings stand what others have, what was asked, what the patient reacts to, and what may come. */
const silentSubjects: ReadonlySet<string | undefined> = new Set([
  'family-history',
  'allergies',
  'review-of-systems',
  'education',
  'follow-up',
  'goals',
  'immunizations',
]);
const pastSubjects: ReadonlySet<string | undefined> = new Set(['past-medical-history', 'past-surgical-history']);
const judgingSubjects: ReadonlySet<string | undefined> = new Set([
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
]);

function segmentOf(segments: readonly Segment[], at: number): Segment | undefined {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const segment = segments[low];
  return segment && segment.start <= at ? segment : undefined;
}

/** Screening is coded for the visit at which it is done. */
const ofVisitOnly = /^Z1[1-3]/;
const otherTime =
  /\b(?:declin\w*|refus\w*|up to date|utd|ago|last|prior|previous\w*|not due|overdue|deferred|(?:19|20)\d\d|next|schedul\w*|discuss\w*|normal in|done in)\b/i;

const organisation =
  /\b(?:associates|clinic|center|centre|hospital|institute|group|partners|practice|specialists|health|medicine|care|llc|pllc|p\.?c\.?|department|inc)\b/i;

/** "Pinewater Allergy & Asthma Associates": the name of a practice above its note. */
function isInLetterhead({ text }: ChartReading, { start }: ConditionMention): boolean {
  const end = text.indexOf('\n', text.length - text.trimStart().length);
  return end > 0 && start < end && organisation.test(text.slice(0, end));
}

function isToldOf(reading: ChartReading, mention: ConditionMention): boolean {
  if (isInLetterhead(reading, mention)) return false;
  if (!isLivedWith(mention) || vagueCodes.has(mention.code) || !isCurrent(reading, mention)) return false;
  if (reading.allergens.some((allergen) => spansOverlap(allergen, mention)) && !mention.code.startsWith('Z'))
    return false;
  const subject = segmentOf(reading.segments, mention.start)?.subject;
  if (
    ofVisitOnly.test(mention.code) &&
    otherTime.test(
      reading.text.slice(Math.max(0, mention.start - 25), Math.min(mention.sentence.end, mention.end + 40)),
    )
  )
    return false;
  return !silentSubjects.has(subject) && (!pastSubjects.has(subject) || keptInHistory.test(mention.code));
}

/** HL7, JSON and XML: names of fields and segments (PID, DG1) are no words about a patient. */
const isData = (text: string): boolean =>
  /^\s*(?:MSH\||[{[]\s*["{[]|<\?xml|<[A-Z][A-Za-z]+ xmlns)/.test(text.slice(0, 200));

/** Certain where the assessment names it; less where it is named once; symptoms and circumstances less again. */
function confidenceOf(reading: ChartReading, code: string, mentions: readonly ConditionMention[]): number {
  const isJudged = mentions.some(({ start }) => judgingSubjects.has(segmentOf(reading.segments, start)?.subject));
  const base = isJudged ? 0.95 : mentions.length > 1 ? 0.9 : 0.8;
  return /^[RZ]/.test(code) ? base - 0.1 : base;
}

/** Categories whose codes stand side by side: a written one says nothing of the others (Z79.01 beside Z79.4, L89.152 beside L89.623). */
const sideBySide = /^(?:Z(?:[5-9]\d|28)|L89|T2[0-5]|R45)/;

/** How much of a written code another one must share to be about the same. */
function isAboutSame(written: string, code: string): boolean {
  if (!sideBySide.test(code)) return written.slice(0, 3) === code.slice(0, 3);
  if (code.startsWith('L89')) return written.slice(0, 6) === code.slice(0, 6);
  return /^Z(?:68|66)/.test(code) ? written.slice(0, 3) === code.slice(0, 3) : written.slice(0, 5) === code.slice(0, 5);
}

/** In a chart that has been coded, a symptom is worth a code where it was judged: elsewhere it belongs to what was. */
function isWorthCode(reading: ChartReading, { code, start }: ConditionMention): boolean {
  if (!code.startsWith('R') || reading.diagnoses.length === 0) return true;
  return judgingSubjects.has(segmentOf(reading.segments, start)?.subject);
}

/** The mentions of each code, in order. */
function groupByCode(mentions: readonly ConditionMention[]): ReadonlyMap<string, readonly ConditionMention[]> {
  const groups = new Map<string, ConditionMention[]>();
  for (const mention of mentions) {
    const group = groups.get(mention.code);
    if (group) group.push(mention);
    else groups.set(mention.code, [mention]);
  }
  return groups;
}

function suggestEach(reading: ChartReading, mentions: readonly ConditionMention[], reason?: string): Suggestion[] {
  return [...groupByCode(mentions)].map(([code, places]): Suggestion => {
    const evidence = places.map(({ start, end }) => ({ start, end }));
    return {
      code,
      confidence: confidenceOf(reading, code, places),
      evidence,
      ...(reason === undefined ? {} : { reason }),
    };
  });
}

/** What the chart names and has no code for: titles of codes word for word, and conditions in other words. */
function gatherNamed(reading: ChartReading): { readonly titled: Suggestion[]; readonly named: Suggestion[] } {
  const table = reading.tables.icd;
  // The words beside a written code stand for that code.
  const described = new SpanSet(reading.diagnoses.flatMap(({ descriptions }) => descriptions));
  const isOpen = (mention: ConditionMention): boolean =>
    !described.contains(mention) && isWorthCode(reading, mention) && isToldOf(reading, mention);
  const titles = findTitles(reading).filter(isOpen);
  const inTitle = new SpanSet(titles);
  const named = reading.mentions
    .filter((mention) => !inTitle.contains(mention) && isOpen(mention))
    .map((mention) => ({ ...mention, code: specifySide(reading.text, mention, table) }))
    .map((mention) => ({ ...mention, code: specifyDetail(reading.text, mention, table) }));
  return {
    titled: suggestEach(reading, titles, 'The chart holds the title of this code.'),
    named: suggestEach(reading, named),
  };
}

/** True for a code that one of these says already, or beside which it does not stand. */
const isSaidBy = (others: readonly string[], code: string): boolean =>
  saidBy.some(([suggested, by]) => suggested.test(code) && others.some((other) => by.test(other)));

/**
 * What the words of a chart support beyond the codes that it has: titles of codes, conditions named as present, the combination code
 * where there is one, no symptom beside its disease, no category that is coded already.
 */
export function suggestForChart(reading: ChartReading): Suggestion[] {
  if (isData(reading.text)) return [];
  const table = reading.tables.icd;
  const inChart = reading.codes.filter(({ system }) => system === 'ICD-10-CM').map(({ code }) => code);
  const { told, instead } = findTold(reading);
  const { titled, named } = gatherNamed(reading);
  const isTitled = new Set(titled.map(({ code }) => code));
  const fresh = [...told, ...named.filter(({ code }) => !instead(code))].filter(({ code }) => !isTitled.has(code));
  const kinds = withoutKindless([...titled, ...fresh], inChart);
  const joined = inWeeksTold(reading, combineCodes(kinds, table), inChart);
  const combined = withoutIntegral(withoutPlainer(joined, table), inChart);
  const given = new Set(combined.map(({ code }) => code));
  const status = suggestStatus(reading, [...inChart, ...given]).filter(({ code }) => !given.has(code));
  const [listed, others] = [
    combined.filter(({ code }) => isTitled.has(code)),
    combined.filter(({ code }) => !isTitled.has(code)),
  ];
  const written = [...inChart, ...listed.map(({ code }) => code)];
  // What a stroke left behind is coded by itself: the stroke is over (Official Guidelines I.C.9.d).
  const isOver = [...written, ...given].some((code) => code.startsWith('I69.'));
  return [
    ...listed.filter(({ code }) => !inChart.includes(code) && !isSaidBy(inChart, code)),
    ...[...others, ...status].filter(
      ({ code }) =>
        !inChart.some((other) => isAboutSame(other, code)) && !isSaidBy(written, code) && !(isOver && code === 'I63.9'),
    ),
  ];
}
