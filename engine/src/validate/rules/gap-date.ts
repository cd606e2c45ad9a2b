import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { titleOfChart } from '../reading/note-kind.ts';
import { isNote } from '../reading/under-headings.ts';

const birth = /\b(?:dob|birth|born|d\.o\.b)\b[^;|]{0,20}$/;
const labelled =
  /\b(?:date(?: of (?:service|visit|encounter|exam\w*|surgery|procedure|admission|evaluation|contact|session|call|discharge|consult\w*|operation|report|study|note|delivery))?|dos|doa|visit(?: date)?|seen(?: on)?|service|encounter|admit(?:ted|ssion)?(?: date| on)?|session|today(?:'s date)?|exam(?: date)?|date\/time|discharged?(?: date| on)?|performed(?: on)?|call(?: date)?|collected|arrival(?: time| date)?)[\s:=,(-]{0,6}(?:\w{3,9}day,? )?$/;

/** What stands this near the beginning, in characters, dates the note. */
const headReach = 500;

/** Medicare Program Integrity Manual 3.3.2.1 and CMS 1997 guidelines, general principles: every entry has the date of the service. */
export const gapDate: AuditRule = {
  name: 'gap-date',
  check: (reading) => {
    if (!isNote(reading) || reading.kind === 'other' || reading.serviceDay !== null) return [];
    const title = Math.max(headReach, titleOfChart(reading.text, reading.segments).length);
    const told = reading.dates.some(
      ({ start, before }) => !birth.test(before) && (labelled.test(before) || (start < title && !/\b(?:sign|last|since|prior|previous)\w*\b/.test(before))), // prettier-ignore
    );
    if (told) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-date',
        name: 'Date of service',
        message: 'the note does not say on which day the service took place.',
        query: 'Please document the date of service.',
        basis: 'CMS 1997 Documentation Guidelines, general principles',
      }),
    ];
  },
};
