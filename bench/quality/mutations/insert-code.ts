import type { Edit } from './mutation.ts';
import type { ListedCode } from './listed-codes.ts';
import type { SourceChart } from './source-chart.ts';

/** The lines that follow one another in the longest list of diagnoses. */
export function longestList({ list }: SourceChart): readonly ListedCode[] {
  let best: ListedCode[] = [];
  let run: ListedCode[] = [];
  for (const one of list) {
    run = run.at(-1)?.end === one.start - 1 ? [...run, one] : [one];
    if (run.length > best.length) best = run;
  }
  return best;
}

const lineOfCodes =
  /^(?:dx|dx codes?|diagnos[ie]s(?: codes?)?|icd-10(?: codes?)?|codes|a|assessment|impression|\*\*icd-10:\*\*)[ :*-]/iu;

/**
 * The edit that writes one more diagnosis into a chart: a line more at the end of its list, written as the lines above
 * it, or behind the codes of the one line that has them. Null where the chart has no such place.
 */
export function insertCode(chart: SourceChart, code: string, title: string): Edit | null {
  const last = longestList(chart).at(-1);
  if (last !== undefined) return { start: last.end, end: last.end, words: `\n${last.written(code, title)}` };
  const final = chart.codes.at(-1);
  if (final === undefined) return null;
  const lineStart = chart.text.lastIndexOf('\n', final.start) + 1;
  const newline = chart.text.indexOf('\n', final.end);
  const lineEnd = newline === -1 ? chart.text.length : newline;
  if (!lineOfCodes.test(chart.text.slice(lineStart, lineEnd))) return null;
  const rest = chart.text.slice(final.end, lineEnd);
  if (rest.trim() === '') return { start: final.end, end: final.end, words: `, ${code} ${title}` };
  return /^[ ,][^.;\n]{4,100}\.?$/u.test(rest) ? { start: lineEnd, end: lineEnd, words: ` ${code} ${title}.` } : null;
}
