import type { ChartStatement } from './statements.ts';

const verdict =
  /^(?:not at goal|at goal|above goal|below goal|well[- ]controlled|poorly[- ]controlled|uncontrolled|controlled|stable|normal)\b/i;
/** "(I10 - Essential (primary) hypertension)", "- E11.42": codes stand between a condition and what is said of it. */
const coded = /\([^()]*(?:\([^()]*\)[^()]*)*\)|[-–]?\s?\b[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?\b/g;
/** Longer brackets are no codes, and their search must end. */
const longest = 600;

/** The words of a statement without its codes, with the verdict that follows it as a sentence of its own: "Hypertension (I10). At goal." */
export function withVerdict(statements: readonly ChartStatement[], at: number): string {
  const own = statements[at];
  if (!own) return '';
  const next = statements[at + 1];
  const words = own.text.length > longest ? own.text : own.text.replaceAll(coded, ' ');
  return next && next.start - own.end < 3 && verdict.test(next.text)
    ? `${words.replace(/[.\s]+$/, '')} ${next.text}`
    : words;
}
