import type { HistoryFact } from '../document/fact.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { familyOpens, relativeRows, runsInFamily } from '../knowledge/relatives.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { begin, keepClause, wordsOf, type ClauseReading, type Draft } from './fact-maker.ts';

const relatives = relativeRows
  .flatMap(([name, forms]) => forms.split('|').map((form): readonly [string, string] => [form, name]))
  .sort(([a], [b]) => b.length - a.length);

/** True where a run says of whom it is; one that does not says more of the relative before it. */
export const namesRelative = (words: string): boolean => anyRelative.test(words);

const anyRelative = new RegExp(String.raw`\b(?:${relatives.map(([form]) => form).join('|')})\b`, 'i');

interface Named {
  readonly name: string;
  readonly length: number;
}

/** What stands between relatives of whom one thing is said: "mom + sister", "MGM/MGF". */
const joining = /^\s?(?:and|&|\+|\/)\s?/;

/** The relative, or the relatives that are said in one breath, with which words open. */
function relativesAt(lower: string): Named | undefined {
  const found = relatives.find(([form]) => lower.startsWith(form) && !/[a-z'’]/.test(lower[form.length] ?? ' '));
  if (!found) return undefined;
  const [form, name] = found;
  const joint = joining.exec(lower.slice(form.length))?.[0] ?? '';
  const next = joint === '' ? undefined : relativesAt(lower.slice(form.length + joint.length));
  if (!next) return { name, length: form.length };
  return { name: `${name} and ${next.name.toLowerCase()}`, length: form.length + joint.length + next.length };
}

const leads = new RegExp(String.raw`^\W{0,3}(?:${oneOf(familyOpens)}\s+)?`, 'i');
/** "gout in father", "stroke (mother)", "glaucoma runs in the family (dad)": a disease, and whose it is right after it. */
const ofRelative = new RegExp(
  String.raw`^(.{3,60}?)\s*(?:\s${oneOf(runsInFamily)})?(?:\sin\s(?:(?:his|her|their|my|the|a|one)\s|(?:the\s)?(?:patient|pt)['’]?s?\s)?|\s?\()(${relatives.map(([form]) => form).join('|')})\)?\W*$`,
  'i',
);

/** A known disease before its relative, with nothing else said. */
function readRelativeAfter(reading: ClauseReading, span: Span): Omit<HistoryFact, 'id'> | undefined {
  const raw = reading.text.slice(span.start, span.end);
  if (raw.length > longestPair) return undefined;
  const lead = leads.exec(raw)?.[0].length ?? 0;
  const [, disease = '', form = ''] = ofRelative.exec(raw.slice(lead)) ?? [];
  const [problem] = findProblemsIn(disease);
  if (problem?.start !== 0 || problem.end !== disease.length) return undefined;
  const topic = relatives.find(([own]) => own === form.toLowerCase())?.[1] ?? form;
  const from = span.start + lead;
  const detail = lowerFirst(wordsOf(reading.text, { start: from, end: from + disease.length }));
  return { ...begin(reading, span), type: 'history', domain: 'family', topic, detail };
}
const longestPair = 120;

/** "mum", "gran (mat)", "dad had it": who somebody is, or what was said elsewhere. */
const saysNothing = /^(?:\([^()]{0,24}\)|it|this|that|one|both|too|also|here|present|there)?[.\s]*$/i;

/** "dad MI at 52", "mom + sister asthma": the relatives and what is said of them; anything else stays as it is. */
export function readRelative(reading: ClauseReading, span: Span): Draft {
  const raw = reading.text.slice(span.start, span.end);
  const words = raw.replace(/^[\s,;:*-]+/, '');
  const found = relativesAt(words.toLowerCase());
  if (!found) return readRelativeAfter(reading, span) ?? keepClause(reading, span);
  const from = span.end - words.length + found.length;
  const detail = lowerFirst(
    wordsOf(reading.text, { start: from, end: span.end }).replace(/^(?:had|has|with|w)\s+/i, ''),
  );
  // "sister and I both have asthma" is not of the sister alone.
  if (detail === '' || joining.test(detail) || saysNothing.test(detail)) return keepClause(reading, span);
  const fact: Omit<HistoryFact, 'id'> = {
    ...begin(reading, span),
    type: 'history',
    domain: 'family',
    topic: found.name,
    detail,
  };
  return fact;
}
