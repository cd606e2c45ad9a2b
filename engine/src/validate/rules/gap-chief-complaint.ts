import type { AuditRule } from '../audit-rule.ts';
import type { Subject } from '../../document/subjects.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { headingBefore, isHeaded, isNote, visitKinds } from '../reading/under-headings.ts';

/** A reason told in running text. */
const reason =
  /\b(?:present(?:s|ed|ing)\s(?:[a-z]+\s){0,4}?(?:with|for|to|after|due|because|complaining|c\/o)|here\s(?:today\s)?(?:for|with|to|because|after)|complain(?:s|ed|ing|ts?)|c\/o|(?:seen|evaluated|admitted|referred|comes? in|came in|brought in|br(?:ings|ought) (?:him|her|them)(?: in)?|returns?|visit)\s(?:[a-z]+\s){0,3}?(?:for|with|because|after|due to)|reason for (?:visit|referral|consult\w*|admission|call|encounter|evaluation)|called (?:about|regarding|with|to|because)|asked to see|chief (?:complaint|concern)|presenting (?:concern|problem|complaint)|follow[- ]?up (?:of|for|on|visit))\b|\b(?:concern|reason|problem):|^\W{0,5}reason\W*$/im;

/** A label for it, wherever it stands. */
const labelled =
  /\b(?:cc|chief complaint|complaint|reasons? for [a-z -]{3,24})\s?:|\breason for (?:visit|consult\w*|admission|encounter)\b/i;

/** Where a reason is told: "return for fever" of a plan is none. */
const elsewhere: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment',
  'assessment-and-plan',
  'disposition',
  'follow-up',
  'education',
  'discharge-medications',
  'medications',
  'allergies',
  'results',
  'physical-examination',
  'vital-signs',
  'mental-status',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'procedure',
  'technique',
  'safety',
]);

function isReasonTold(reading: ChartReading): boolean {
  return reading.segments.some((segment) => {
    if (segment.subject !== undefined && elsewhere.has(segment.subject)) return false;
    // The heading itself may say it: "Follow-up for:", "Complaint:".
    return reason.test(headingBefore(reading, segment) + reading.text.slice(segment.start, segment.end));
  });
}

const interval = /^\W{0,4}interval (?:history|hx)\b\W{0,4}/im;
/** Where an interval history says whose course it tells, in characters. */
const courseReach = 160;

/** The history of an interval names the condition that is followed: that is the reason of the visit. */
function isCourseTold({ text, problems }: ChartReading): boolean {
  const at = interval.exec(text);
  if (!at) return false;
  const from = at.index + at[0].length;
  return problems.some(
    ({ start, kind, modifiers }) =>
      kind === 'disease' && !modifiers.negated && !modifiers.family && start >= from && start < from + courseReach,
  );
}

/** 1995 and 1997 Documentation Guidelines for Evaluation and Management (CMS), chief complaint: every visit says why it took place. */
export const gapChiefComplaint: AuditRule = {
  name: 'gap-chief-complaint',
  check: (reading) => {
    if (!isNote(reading) || !(visitKinds.has(reading.kind) || reading.kind === 'telephone')) return [];
    if (
      isHeaded(reading, 'chief-complaint', 'admission') ||
      labelled.test(reading.text) ||
      isReasonTold(reading) ||
      isCourseTold(reading)
    )
      return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-chief-complaint',
        name: 'Reason for the visit (chief complaint)',
        message: 'the note does not say why the patient was seen.',
        query: 'Please document the reason for this visit.',
        basis: 'CMS 1995/1997 Documentation Guidelines, chief complaint',
      }),
    ];
  },
};
