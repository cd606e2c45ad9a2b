import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isHeaded, isNote } from '../reading/under-headings.ts';

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'discharge',
  'telehealth',
  'telephone',
  'medication-visit',
  'behavioral-intake',
  'psychotherapy',
  'prenatal',
  'well',
]);

/** When, where or on what the patient comes back. Only said of what is to come, so that "follow-up visit" in a title does not count. */
const comesBack =
  /\b(?:follow(?:ing)?[- ]?up|f\/?u|fu)\b(?! (?:visit|of|note)\b)\s?(?:visit |appointment |appt |care |phone |call |telephone )?(?:in|within|with|on|at|after|as|prn|if|when|sooner|scheduled|arranged|by|next|w\/|tomorrow|is|will|should|needed|:|,|\d|one|two|three|four|six|eight|weekly|monthly|q)|\b(?:return(?:s|ing)?|rtc|come(?:s)? back|comes?|back)\b[^.\n]{0,25}\b(?:to|in|if|for|on|as|prn|when|with|within|sooner|precautions|tomorrow|at once|q|\d+|one|two|three|four|six)\b|\b(?:re-?check|re-?evaluat\w+|re-?assess\w*|(?:will |to )see (?:her|him|them|you|pt|patient)|see (?:her|him|them|you|pt|patient) (?:again|back)|seen (?:again|back)|office visit|clinic visit|nurse visit|home visit|visit|appointment|clinic|reassessment)\b[^.\n]{0,40}\b(?:(?:in|on|within|next|tomorrow|at|by)\s?(?:\d|one|two|three|four|six|eight|a (?:week|month|year)|next|made|booked|tomorrow|visit)|if\b)|(?<!at )(?<!dose )\b(?:next|follow[- ]?up) (?:(?:well|prenatal|office|clinic|therapy|telehealth|video) )?(?:visit|appointment|appt|session|contact|check|injection)\b\s?(?:by (?:phone|telephone|video) )?(?:in|on|at|is|will|scheduled|booked|with|within|tomorrow|:|-|\d|one|two|three|four|six|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bnext:? (?:on |wk |week )?\d{1,2}\/\d|\breturn precautions\b|\b(?:call(?! (?:911|988))|message|contact|emergency (?:care|department)|go to the (?:ed|er)|come in)\b[^.\n]{0,15}\b(?:if|with|for|in)\b/i;
const planning: ReadonlySet<Subject> = new Set<Subject>(['plan', 'assessment-and-plan', 'follow-up', 'disposition']);
const past: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'review-of-systems',
  'vital-signs',
  'physical-examination',
  'mental-status',
  'results',
  'technique',
  'operative-findings',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'anesthesia',
  'blood-loss',
  'specimens',
  'complications',
]);
const staysIn = /\b(?:admit(?:ted)?|transfer(?:red)?|expired|deceased|hospice|observation|left ama)\b/i;

/** All but what tells of the past: what is planned may stand under any heading, or under none. */
function plannedText({ text, segments }: ChartReading): string {
  const headed = segments.some(({ subject }) => subject !== undefined && planning.has(subject));
  if (!headed) return text;
  const told = segments.filter(({ subject }) => subject !== undefined && !past.has(subject));
  return told.map(({ start, end }) => text.slice(start, end)).join('\n');
}

/** A day on which the note itself was signed, typed or filed is none to come back on, nor one on which a child is due or a term ends. */
const written =
  /\b(?:sign|dictat|transcri|electronic|authentic|print|scan|finali|filed|filing)\w*\b[^;\n]*$|\b(?:edd|edc|due(?: date)?|estimated (?:date|due)|certified|plan of care|expires?|exp|valid|through|until|goal|by)\b[^;.\n]{0,24}$/i;

/** A day after the visit, at which something is to take place. */
function hasLaterDay({ dates, serviceDay, segments }: ChartReading): boolean {
  const isOfThePast = (at: number): boolean =>
    segments.some(({ subject, start, end }) => subject !== undefined && past.has(subject) && at >= start && at < end);
  return (
    serviceDay !== null &&
    dates.some(
      ({ day, before, start }) => day !== null && day > serviceDay.day && !written.test(before) && !isOfThePast(start),
    )
  );
}

/** Surgery from which the patient goes home at once. */
const leavesToday =
  /\b(?:discharged?|sent|go(?:es)?|went|return\w*|home)\b[^.\n]{0,30}\bhome\b|\bhome (?:today|with|when|after|from|the same)\b|\b(?:ambulatory surgery|outpatient (?:surgery|procedure)|same[- ]day surgery|day surgery)\b/i;

/** Where a patient goes home, the note says when and on what to come back (Joint Commission RC.02.04.01 for discharges; CMS 1997 guidelines). */
export const gapFollowUp: AuditRule = {
  name: 'gap-follow-up',
  check: (reading) => {
    const goesHome = reading.kind === 'operative' && (leavesToday.test(reading.text) || isHeaded(reading, 'plan'));
    if (!(kinds.has(reading.kind) || goesHome) || !isNote(reading) || isHeaded(reading, 'follow-up')) return [];
    const planned = plannedText(reading);
    if (comesBack.test(planned) || staysIn.test(planned) || hasLaterDay(reading)) return [];
    const isLeaving = reading.kind === 'emergency' || reading.kind === 'discharge';
    return [
      raiseGap({
        severity: isLeaving ? 'medium' : 'low',
        rule: 'gap-follow-up',
        name: 'Follow-up',
        message: 'the note does not say when or on what the patient is to come back.',
        query: 'Please document the follow-up that was arranged, if any.',
        basis: 'CMS 1997 Documentation Guidelines; Joint Commission RC.02.04.01',
      }),
    ];
  },
};
