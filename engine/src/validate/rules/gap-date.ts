import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { titleOfChart } from '../reading/note-kind.ts';
import { isNote } from '../reading/under-headings.ts';

const birth = /\b(?:dob|birth|born|d\.o\.b)\b[^;|]{0,20}$/;
const labelled =
  /\b(?:date(?: of (?:service|visit|encounter|exam\w*|surgery|procedure|admission|evaluation|contact|session|call|discharge|consult\w*|operation|report|study|note|delivery))?|dos|doa|visit(?: date)?|seen(?: on)?|service|encounter|admit(?:ted|ssion)?(?: date| on)?|session|today(?:'s date)?|exam(?: date)?|date\/time|discharged?(?: date| on)?|performed(?: on)?|call(?: date)?|collected|arrival(?: time| date)?)[\s:=,(-]{0,6}(?:\w{3,9}day,? )?$/;

/** A label for the day of the service with nothing behind it, on its line or the next. */
const leftOpen =
  /^[ \t*#|>-]{0,6}(?:date of (?:service|visit|encounter|exam\w*|surgery|procedure|admission|evaluation|session|consult\w*)|DOS|(?:visit|service|encounter|session|exam|procedure|surgery) date|date)[ \t*]{0,3}[:=][ \t*]{0,4}(?:_{2,}|-{2,}|\[[^\]\n]{0,20}\]|\*{3}|tbd|\?+|__\/__\/_*)?[ \t*]*$(?!\n[ \t]{0,4}(?:\d|[A-Z][a-z]{2,8}\.? \d))/im;

/** The day of a signature that was left open. */
const signatureOpen =
  /\b(?:signed|signature|authenticated)\b[^\n\d]{0,40}\bdate(?:\/time)?[ \t]{0,3}[:=][ \t]{0,4}(?:_+|\[\s*\])?[ \t]*$/im;

/** What stands this near the beginning, in characters, dates the note. */
const headReach = 500;

function raiseDate(message: string, ...sources: readonly Span[]): RaisedFlag {
  return raiseGap({
    severity: 'medium',
    rule: 'gap-date',
    name: 'Date of service',
    message,
    query: 'Please document the date of service.',
    basis: 'CMS 1997 Documentation Guidelines, general principles',
    sources,
  });
}

/** Medicare Program Integrity Manual 3.3.2.1 and CMS 1997 guidelines, general principles: every entry has the date of the service. */
export const gapDate: AuditRule = {
  name: 'gap-date',
  check: (reading) => {
    if (!isNote(reading) || reading.kind === 'other') return [];
    const unsigned = signatureOpen.exec(reading.text);
    if (unsigned)
      return [
        raiseDate('the signature has no date.', { start: unsigned.index, end: unsigned.index + unsigned[0].length }),
      ];
    const open = leftOpen.exec(reading.text);
    if (open)
      return [
        raiseDate('the line for the day of the service was left empty.', {
          start: open.index,
          end: open.index + open[0].length,
        }),
      ];
    if (reading.serviceDay !== null) return [];
    const title = Math.max(headReach, titleOfChart(reading.text, reading.segments).length);
    const told = reading.dates.some(
      ({ start, before }) =>
        !birth.test(before) &&
        (labelled.test(before) || (start < title && !/\b(?:sign|last|since|prior|previous)\w*\b/.test(before))),
    );
    if (told) return [];
    return [raiseDate('the note does not say on which day the service took place.')];
  },
};
