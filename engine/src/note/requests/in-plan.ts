import { headingRows, leadWords } from '../data/headings.ts';
import { orderVerbs } from '../../knowledge/order-verbs.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Span } from '../../model/span.ts';
import { splitSentences } from '../../text/sentences.ts';

/** So far back a heading is looked for. */
const reach = 2000;
const planSubjects: ReadonlySet<Subject> = new Set(['plan', 'assessment-and-plan', 'follow-up', 'disposition']);
const subjectOf = new Map(
  headingRows.flatMap(([subject, names]) => names.split('|').map((name): [string, Subject] => [name, subject])),
);
const marked = /^\s{0,12}([\p{L}/&][\p{L}/& -]{0,40}?)\s?(?:[:=]|$)/u;
const leading = /^\s{0,12}(\S{1,20})\s/;

/** What stands under the heading that a sentence begins with. */
function headingOf(sentence: string): Subject | undefined {
  const name = marked.exec(sentence)?.[1];
  const named = name === undefined ? undefined : subjectOf.get(name.toLowerCase());
  return named ?? leadWords.get(leading.exec(sentence)?.[1]?.toLowerCase() ?? '');
}

const listMark = /^\s{0,12}(?:[-*•–]|\d{1,2}[.)]|\[[ x]?\])\s/;

/** The line, without its break, that holds a place of the text. */
export function lineAt(text: string, at: number): Span {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end === -1 ? text.length : end };
}

/** True on a line of a list. */
export const isListed = (text: string, at: number): boolean => {
  const { start, end } = lineAt(text, at);
  return listMark.test(text.slice(start, Math.min(end, start + 20)));
};

const opensOrder = (line: string): boolean => {
  const lower = line.trimStart().slice(0, 24).toLowerCase();
  return listMark.test(line.slice(0, 20)) || orderVerbs.some((verb) => lower.startsWith(`${verb} `));
};

/**
 * True for a place among what is planned: the last heading before it is one of a plan, or the line before it is an order.
 * Looks back no further than a page.
 */
export function isInPlan(text: string, at: number): boolean {
  const line = lineAt(text, at);
  const from = Math.max(0, at - reach);
  const before = text.slice(text.lastIndexOf('\n', line.start - 2) + 1, Math.max(0, line.start - 1));
  if (line.start > 0 && opensOrder(before.slice(0, 200))) return true;
  for (const sentence of splitSentences(text, { start: from, end: at }).reverse()) {
    const subject = headingOf(text.slice(sentence.start, Math.min(sentence.end, sentence.start + 60)));
    if (subject !== undefined) return planSubjects.has(subject);
  }
  return false;
}
