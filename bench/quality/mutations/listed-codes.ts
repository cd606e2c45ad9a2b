import type { CodeTables } from '@notewright/engine';

type IcdTable = CodeTables['icd'];

/** A line of a list of diagnoses: one code with its words. */
export interface ListedCode {
  readonly code: string;
  readonly title: string;
  /** The line, without its line break. */
  readonly start: number;
  readonly end: number;
  readonly codeStart: number;
  /** The words beside the code. */
  readonly words: string;
  readonly wordsStart: number;
  /** The line as it would be with another code and other words; remarks after the words are left out. */
  readonly written: (code: string, words: string) => string;
}

const code = String.raw`[A-TV-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?`;
const marker = String.raw`\s{0,8}(?:[-#*+]\s|[#(]?[\da-z]{1,2}[.)]?\s)?\s{0,4}`;
const codeFirst = new RegExp(
  String.raw`^(?<head>${marker})(?<code>${code})(?<gap>\s*[-:]?\s+)(?<words>[A-Z\d][^\n;]{5,})$`,
  'u',
);
const wordsFirst = new RegExp(
  String.raw`^(?<head>${marker})(?<words>[A-Z][^\n;:.]{4,140}?)(?<gap>,? ?- |,? ?\[|,? ?\()(?<code>${code})(?<tail>[)\]]?)[^\n]*$`,
  'u',
);
const remark = /(?: - |: |\.(?: |$)| \(|; ).*$/u;

interface Line {
  readonly start: number;
  readonly line: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const one = { start, line };
    start += line.length + 1;
    return one;
  });
}

function readLine({ start, line }: Line, table: IcdTable): ListedCode | null {
  if (line.length > 260) return null;
  const found = codeFirst.exec(line)?.groups ?? wordsFirst.exec(line)?.groups;
  if (found === undefined) return null;
  const { head = '', code: written = '', gap = '', tail } = found;
  const entry = table.find(written);
  const others = line.match(new RegExp(String.raw`\b${code}\b`, 'gu')) ?? [];
  const isCutOff = tail === '' && /[([]/u.test(gap);
  if (entry?.billable !== true || others.length > 1 || isCutOff) return null;
  const words = (found['words'] ?? '').replace(tail === undefined ? remark : /$/u, '');
  const isFirst = tail === undefined;
  const make = (other: string, title: string): string =>
    isFirst ? `${head}${other}${gap}${title}` : `${head}${title}${gap}${other}${tail}`;
  return {
    code: entry.code,
    title: entry.title,
    start,
    end: start + line.length,
    codeStart: start + (isFirst ? head.length : line.lastIndexOf(written)),
    words,
    wordsStart: start + (isFirst ? head.length + written.length + gap.length : head.length),
    written: make,
  };
}

/** The lines of a chart that hold one billable code with its words, in the chart's order. */
export function listedCodes(text: string, table: IcdTable): ListedCode[] {
  return linesOf(text).flatMap((line) => readLine(line, table) ?? []);
}
