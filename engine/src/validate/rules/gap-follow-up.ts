import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isHeaded, isNote, textUnder } from '../reading/under-headings.ts';

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>(['office', 'emergency', 'discharge', 'telehealth', 'telephone', 'medication-visit', 'behavioral-intake', 'psychotherapy', 'prenatal', 'well']); // prettier-ignore

/** When, where or on what the patient comes back. Only said of what is to come, so that "follow-up visit" in a title does not count. */
const comesBack =
  /\b(?:follow(?:ing|ed)?[- ]?(?:up)?|f\/?u|fu)\s?(?:visit |appointment |appt |care )?(?:in|within|with|on|at|after|as|prn|if|when|sooner|scheduled|arranged|by|next|w\/|tomorrow|for|is|will|should|needed)\b|\b(?:return(?:s|ing)?|rtc|come back|comes back|back)\b[^.\n]{0,20}\b(?:to|in|if|for|on|as|prn|when|with|within|sooner|precautions|tomorrow|q|\d)|\b(?:re-?check|re-?evaluat\w+|re-?assess\w*|reviewed?|see (?:her|him|them|you|pt|patient|back)|seen)\b[^.\n]{0,40}\b(?:in|at|on|within|next|by)\s(?:\d|one|two|three|four|six|eight|a|an|the|next|follow|this|clinic|office)|\bnext (?:visit|appointment|appt|session|follow|check|well|prenatal|injection|dose|week|month)\b|\bin\s(?:\d{1,2}|one|two|three|four|six|eight|a|several|\d{1,2}\s?(?:-|to)\s?\d{1,2})\s?(?:hours|hrs?|days?|d|weeks?|wks?|w|months?|mos?|m|years?|yr)\b|\bre-?(?:examine|visit)\b|\bcall (?:if|with|the office|back|us|in)\b|\bprn\b|\bas needed\b|\bweekly\b|\bevery (?:other )?(?:\d+ )?(?:week|month|visit)s?\b|\breturn precautions\b/i;
const staysIn = /\b(?:admit(?:ted)?|transfer(?:red)?|expired|deceased|hospice|observation|left ama)\b/i;

function plannedText(reading: ChartReading): string {
  const planned = textUnder(reading, 'plan', 'assessment-and-plan', 'follow-up', 'disposition', 'education', 'assessment', 'discharge-medications', 'services', 'goals', 'hospital-course'); // prettier-ignore
  return planned === '' ? reading.text : planned;
}

/** Where a patient goes home, the note says when and on what to come back (Joint Commission RC.02.04.01 for discharges; CMS 1997 guidelines). */
export const gapFollowUp: AuditRule = {
  name: 'gap-follow-up',
  check: (reading) => {
    if (!kinds.has(reading.kind) || !isNote(reading) || isHeaded(reading, 'follow-up')) return [];
    const planned = plannedText(reading);
    if (comesBack.test(planned) || staysIn.test(planned)) return [];
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
