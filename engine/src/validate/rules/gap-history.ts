import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { headingBefore, isHeaded, isNote, textUnder } from '../reading/under-headings.ts';

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'admission',
  'consult',
  'telehealth',
  'behavioral-intake',
  'medication-visit',
  'prenatal',
  'well',
]);

/** The elements of a history: since when, how bad, of what kind, when, in which circumstances, what changes it, what comes with it, how a chronic condition goes. */
const elements: readonly RegExp[] = [
  /\b(?:since|ago|started|began|onset|for (?:the (?:past|last) )?(?:about |approximately |several |a few |\w+ )?(?:hours?|days?|weeks?|months?|years?)|x ?\d+ ?(?:h|hrs?|d|days?|w|wks?|weeks?|mos?|months?|yrs?|years?)|(?:\d+|one|two|three|four|five|six|several)[- ](?:hour|day|week|month|year)|yesterday|last (?:night|week|month|year|visit|seen)|this morning|today|sudden|gradual|chronic|acute|longstanding)\b/i,
  /\b(?:mild|moderate|severe|worst|\d+ ?\/ ?10|slight|significant|intense|phq|gad|stable|controlled|uncontrolled|improv\w+|worse\w*|better|unchanged|resolved|doing well)\b/i,
  /\b(?:sharp|dull|aching|burning|stabbing|throbbing|cramp\w*|pressure|pleuritic|productive|dry|watery|itchy|radiat\w+|constant|intermittent|comes and goes|episod\w+|daily|nightly|nocturnal|at night|in the morning)\b/i,
  /\b(?:after|while|during|when|following|fell|fall|injur\w+|exposure|travel\w*|sick contacts?)\b/i,
  /\b(?:worse(?:ns|ned)? with|better with|relie\w+|aggravat\w+|exacerbat\w+|alleviat\w+|tried|taking|takes|took|without (?:relief|improvement)|adheren\w+|complian\w+|home (?:readings?|glucose|bp))\b/i,
  /\b(?:den(?:ies|ied)|no (?:fever|chest|shortness|nausea|vomiting|cough|pain|weight|other)|associated|also (?:reports|notes|has)|reports?|endorses?|notes)\b|\bno [a-z]+(?: [a-z]+)?, no [a-z]+/i,
];

/** Visits without a complaint: how things went since the last one is their history. */
const intervals: ReadonlySet<ChartKind> = new Set<ChartKind>(['prenatal', 'well']);

/** "63-year-old" is an age, not how long something has lasted. */
const ages = /\b\d{1,3}[- ]?(?:years?|yrs?|months?|weeks?|days?)[- ]old\b|\b\d{1,3} ?(?:y\/?o|yo)\b/gi;

/** Words in small letters of a story that stands under no heading; a visit without a complaint has less to tell. */
const wordsOfStory = 30;
const wordsOfInterval = 24;
/** The same under its own heading. */
const wordsOfCheck = 8;

/** Characters of a history that is more than a word or two. */
const longHistory = 150;

/** Parts with a heading of history; "Data" is one in notes of therapy only, elsewhere it has results. */
function historiesOf(reading: ChartReading): ChartReading['segments'] {
  const isExamined = reading.segments.some(({ subject }) => subject === 'physical-examination');
  return reading.segments.filter((segment) => {
    if (segment.subject !== 'history-of-present-illness') return false;
    return !isExamined || !/^\W{0,4}(?:data|procedure)\b/i.test(headingBefore(reading, segment));
  });
}

/** A note that goes by headings: what was found and what was judged have theirs. */
const hasHeadings = (reading: ChartReading): boolean =>
  (intervals.has(reading.kind) || isHeaded(reading, 'physical-examination', 'vital-signs', 'mental-status')) &&
  isHeaded(reading, 'assessment', 'assessment-and-plan', 'plan');

/** What may tell the story in such a note: the complaint, the systems, and what stands under no known heading. */
const stories: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  undefined,
  'chief-complaint',
  'review-of-systems',
  'functional-status',
]);

function withoutOtherParts({ text, segments }: ChartReading): string {
  const exam = segments.find(({ subject }) => subject === 'physical-examination')?.start ?? text.length;
  // A "Reason:" behind the examination is that of a procedure.
  return segments
    .filter(({ subject, start }) => stories.has(subject) && (subject !== 'chief-complaint' || start < exam))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
}

const elsewhere =
  /^\W{0,3}(?:as|see|per|refer to)\b[^.\n]{0,30}\b(?:note|h&p|chart|history|above|below|record|clinic|office)\b/i;

/** An operation whose reason stands in another document, where its own heading has only that. */
function checkIndication(reading: ChartReading): RaisedFlag[] {
  const told = textUnder(reading, 'history-of-present-illness');
  if (!elsewhere.test(told)) return [];
  return [
    raiseGap({
      severity: 'low',
      rule: 'gap-history',
      name: 'Indication for the operation',
      message: 'the report points to another note for the reason of the operation.',
      query: 'Please document the indication in this report.',
      basis: '42 CFR 482.51(b)(6); Joint Commission RC.02.01.03',
    }),
  ];
}

/** A history under a heading of another name, with a story of some length below it. */
const ownHeading =
  /^\W{0,4}history of (?:the )?(?:present(?:ing)?|current) (?:problem|concern|complaint|condition)s?\W{0,4}\s?[^\n]{150}/im;

/** What may be the history of a note: the parts with its heading, else all that has no other. */
function toldHistory(reading: ChartReading, isHistoryHeaded: boolean): string {
  if (isHistoryHeaded) {
    const parts = historiesOf(reading).map(({ start, end }) => reading.text.slice(start, end));
    return [...parts, textUnder(reading, 'chief-complaint', 'review-of-systems')].join('\n');
  }
  return hasHeadings(reading) ? withoutOtherParts(reading) : reading.text;
}

/** True where the words tell enough: a short history says much with few words; a longer one seldom leaves all of it out. */
function isEnough(told: string, reading: ChartReading, isHistoryHeaded: boolean): boolean {
  const found = elements.filter((element) => element.test(told)).length;
  const words = told.match(/\b[a-z]{3,}\b/g)?.length ?? 0;
  if (isHistoryHeaded && intervals.has(reading.kind) && words >= wordsOfCheck) return true;
  if (isHistoryHeaded || !hasHeadings(reading)) return found >= 2 || (found >= 1 && told.length > longHistory);
  // Without a history of its own, a complaint and a title seldom tell so much.
  return intervals.has(reading.kind) ? words >= wordsOfInterval : found >= 3 || (found >= 1 && words >= wordsOfStory);
}

/** CMS 1995/1997 Documentation Guidelines: a history of the present illness has elements, or tells how chronic conditions go. */
export const gapHistory: AuditRule = {
  name: 'gap-history',
  check: (reading) => {
    if (reading.kind === 'operative') return checkIndication(reading);
    if (!kinds.has(reading.kind) || !isNote(reading)) return [];
    // Where no heading says which part is the history, the whole text may be.
    const isHistoryHeaded = historiesOf(reading).length > 0;
    const told = toldHistory(reading, isHistoryHeaded).replaceAll(ages, ' ');
    if (ownHeading.test(reading.text) || isEnough(told, reading, isHistoryHeaded)) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-history',
        name: 'History of the present illness',
        message: 'the note says little of onset, course and associated symptoms, or of how known conditions are doing.',
        query: 'Please document the history of the present illness.',
        basis: 'CMS 1995/1997 Documentation Guidelines, history of present illness',
      }),
    ];
  },
};
