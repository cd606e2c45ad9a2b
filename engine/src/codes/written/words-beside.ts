import type { Span } from '../../model/span.ts';

/** A code within its line, with what stands before and after it up to the codes next to it. */
export interface Beside {
  readonly before: Span;
  readonly after: Span;
}

const wordsReach = 220;
const leading = /^[\s\-–—|:;,.()[\]*_#=>•·\d]*(?:and\s)?/;
const trailing = /[\s\-–—|:;,.([*_#=<]+$/;
/** Labels that stand right before a code are no words of a condition. */
const labelAtEnd =
  /(?:^|[\s([,;|-])(?:icd(?:[- ]?10)?(?:[- ]?cm)?(?: codes?)?|dx(?: codes?)?|codes?|cpt|hcpcs|diagnosis codes?|code)[\s:#=-]{0,4}$/i;
const hasWords = /[A-Za-z]{2}/;

function trim(line: string, span: Span): Span | null {
  let text = line.slice(span.start, span.end);
  let start = span.start + (leading.exec(text)?.[0].length ?? 0);
  text = line.slice(start, span.end);
  for (let pass = 0; pass < 3; pass += 1) text = text.replace(trailing, '').replace(labelAtEnd, '');
  if (!/[([]/.test(text)) text = text.replace(/[)\]]+$/, '');
  // A figure that belongs to the words is kept: "type 2", "stage 3".
  if (!hasWords.test(text)) return null;
  if (start > span.end) start = span.end;
  return { start, end: start + text.length };
}

/** The words right before a code: back to the last sentence, semicolon or column. */
export function wordsBefore(line: string, span: Span): Span | null {
  const start = Math.max(span.start, span.end - wordsReach);
  const text = line.slice(start, span.end).replace(trailing, '');
  let cut = 0;
  for (const mark of text.matchAll(/[;|\t]|(?<=[a-z\d)]{2})[.:?!]\s/g)) cut = mark.index + mark[0].length;
  return trim(line, { start: start + cut, end: span.end });
}

/** The words right after a code: up to the end of the sentence, a semicolon or a column. */
export function wordsAfter(line: string, span: Span): Span | null {
  const end = Math.min(span.end, span.start + wordsReach);
  const text = line.slice(span.start, end);
  const lead = leading.exec(text)?.[0].length ?? 0;
  const cut = /[;|\t]|(?<=[a-z\d)]{2})[.:?!]\s|\s[([](?=[A-Z]?\d)/.exec(text.slice(lead));
  return trim(line, { start: span.start, end: cut ? span.start + lead + cut.index : end });
}
