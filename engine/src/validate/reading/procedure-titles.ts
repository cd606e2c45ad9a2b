import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

/** What was done, or for what, as its line names it: the heading with the first sentence behind it. */
export interface ProcedureTitle extends Span {
  readonly text: string;
  /** The line as a whole: after the title it mostly tells how it was done. */
  readonly line: string;
}

/** "Procedure, right foot: ...", "OPERATION: ...", "Preoperative diagnosis: ...". */
const headed =
  /^[ \t*#-]{0,6}(?:procedures?|operations?|surgery|name of procedure|pre-?op(?:erative)? (?:diagnosis|dx)|post-?op(?:erative)? (?:diagnosis|dx))\b[^:\n.]{0,40}:[ \t*]{0,4}\S[^\n]{0,1500}/gim;

/** A heading that stands alone, with the line under it: "### Procedure note". */
const alone =
  /^[ \t*#]{0,6}(?:procedures?(?: note| performed)?|operations?(?: performed)?)[ \t*:]{0,4}\n{1,2}(?=[ \t]*(?<first>\S[^\n]{0,1500}))/gim;

/** One of several: "A. Excision of ...", "2) Injection of ...". */
const numbered = /^[ \t]{0,4}(?:[A-Z]|\d{1,2})[.)] [^\n]{0,1500}/gm;
const sentenceEnd = /\.(?=\s|$)|;/;

function titleOf(line: string, start: number): ProcedureTitle {
  const lead = /^\W{0,6}(?:[A-Z]|\d{1,2})[.)] /.exec(line)?.[0].length ?? 0;
  const text = line.slice(0, lead) + (line.slice(lead).split(sentenceEnd, 1)[0] ?? '');
  return { text, line, start, end: start + text.length };
}

/** The line under a heading that stands alone. */
function underAlone(text: string): ProcedureTitle[] {
  return findMatches(text, alone).map(({ 0: heading, index, groups }) => {
    const first = groups?.['first'] ?? '';
    return titleOf(first, text.indexOf(first, index + heading.length));
  });
}

/** The numbered lines under a heading of procedures. */
function inList({ text, segments }: ChartReading): ProcedureTitle[] {
  return segments.flatMap(({ subject, start, end }) =>
    subject === 'procedure'
      ? findMatches(text.slice(start, end), numbered).map((item) => titleOf(item[0], start + item.index))
      : [],
  );
}

/** The titles of the procedures of a chart, and of the diagnoses that an operation was done for. Linear. */
export function findProcedureTitles(reading: ChartReading): ProcedureTitle[] {
  const lines = findMatches(reading.text, headed).map((line) => titleOf(line[0], line.index));
  const all = [...lines, ...underAlone(reading.text), ...inList(reading)];
  return all.filter(({ start }, at) => all.findIndex((other) => other.start === start) === at);
}
