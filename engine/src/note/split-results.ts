import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';

/** A laboratory value with its number. */
const value =
  /\s(?:(?:with|w|last|recent|latest)\s+)?((?:hemoglobin |hgb )?(?:hb)?a1c|ldl|tsh|creatinine|cr|egfr|ef|inr|cd4|viral load)\b[\s:=]{0,3}(?:of |was |is )?[<>]?\d/i;

export interface Part {
  readonly words: string;
  readonly span: Span;
  readonly subject: Subject;
}

/** "T2DM a1c 7.1 in sept" among known diseases is the disease, and a result: two statements. */
export function splitResults(words: string, span: Span, subject: Subject): Part[] {
  const whole: Part[] = [{ words, span, subject }];
  if (subject !== 'past-medical-history' || words.length > 200) return whole;
  const match = value.exec(words);
  if (!match?.[1] || match.index < 2) return whole;
  const disease = words.slice(0, match.index).replace(/[\s,;:(-]+$/, '');
  const named = findProblemsIn(disease)[0];
  if (!named || /[([]/.test(words.slice(0, match.index)) || named.end < disease.length) return whole;
  const from = match.index + match[0].indexOf(match[1]);
  return [
    { words: disease, span: { start: span.start, end: span.start + disease.length }, subject },
    { words: words.slice(from), span: { start: span.start + from, end: span.end }, subject: 'results' },
  ];
}
