import type { CodeSystem } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import type { IcdTable } from './tables/code-tables.ts';
import { acceptCandidates } from './written/accept.ts';
import { findCandidates, type Candidate } from './written/candidates.ts';
import { findLabels } from './written/labels.ts';
import { readProcedureMarks } from './written/procedure-marks.ts';
import { wordsAfter, wordsBefore } from './written/words-beside.ts';

/** A code as it stands in a chart. `wellFormed` says whether it keeps its system's grammar. */
export interface WrittenCode extends Span {
  readonly code: string;
  readonly system: CodeSystem;
  readonly wellFormed: boolean;
  /** The words that stand beside it for it: "Hypertension - I10", "I10 Hypertension". Null where it stands alone. */
  readonly description: Span | null;
  /** The line that it stands in. */
  readonly line: Span;
  /** Of a procedure, as written: `25`, `RT`. */
  readonly modifiers: readonly string[];
  /** What is joined to a procedure as a modifier and is none; null nearly always. */
  readonly unknownModifier: string | null;
  /** Of a procedure: how many are billed; null where nothing is said. */
  readonly units: number | null;
}

/**
 * ICD-10-CM: a letter but U (U is kept for U07-U09), a digit, a digit or A/B, then a dot and up to four characters, of
 * which X holds a place. Official guidelines, I.A.1-I.A.5. Since October 2025 QA0 and QA1 are categories too.
 */
const icdShape = /^(?:[A-TV-Z]\d[\dAB]|QA\d)(?:\.[\dA-Z]{1,4})?$|^U0[789](?:\.\d)?$/;
const procedureShape = /^(?:\d{5}|\d{4}[FT]|[A-CEGHJ-MP-V]\d{4})$/;

interface CodeName {
  readonly code: string;
  readonly system: CodeSystem;
  readonly wellFormed: boolean;
}

/** A letter and four digits is a procedure, unless the place or the table says that it is a diagnosis without its dot. */
function isDiagnosis({ text, shape, label }: Candidate, icd: IcdTable | null): boolean {
  if (shape !== 'procedure') return true;
  if (!/^[A-Z]/i.test(text)) return false;
  if (label?.kind === 'icd' || label?.kind === 'procedure') return label.kind === 'icd';
  // G0402 and G0439 are wellness visits of every day; G04.02 and G04.39 are rare kinds of encephalitis, written with their dot.
  if (/^G04\d\d$/i.test(text) && label?.kind !== 'diagnosis') return false;
  return (icd?.find(text) ?? null) !== null && (icd?.find(text)?.billable ?? false);
}

/** Units are counted of services only: "J3489 x 4 units" is no J34.89. */
const counted = /^\s?[x×]\s?\d/;

function nameCode(candidate: Candidate, icd: IcdTable | null, after: string): CodeName {
  const code = candidate.text.toUpperCase();
  const isService = candidate.shape === 'procedure' && counted.test(after);
  if (isService || !isDiagnosis(candidate, icd))
    return { code, system: /^[A-Z]/.test(code) ? 'HCPCS' : 'CPT', wellFormed: procedureShape.test(code) };
  const dotted = /[.,]/.test(code) || code.length <= 3 ? code : `${code.slice(0, 3)}.${code.slice(3)}`;
  return { code: dotted, system: 'ICD-10-CM', wellFormed: icdShape.test(dotted) };
}

const shift = (span: Span | null, by: number): Span | null =>
  span ? { start: span.start + by, end: span.end + by } : null;

function readLine(text: string, start: number, icd: IcdTable | null): WrittenCode[] {
  if (!/\d/.test(text)) return [];
  const candidates = findCandidates(text, findLabels(text));
  const found = acceptCandidates({ text, candidates, icd });
  const line = { start, end: start + text.length };
  let stylesBefore: boolean | null = null;
  return found.map((candidate, at) => {
    const name = nameCode(candidate, icd, text.slice(candidate.end, candidate.end + 4));
    const next = found[at + 1]?.start ?? text.length;
    const rest = text.slice(candidate.end, Math.min(next, candidate.end + 200));
    const marks = name.system === 'ICD-10-CM' ? null : readProcedureMarks(rest);
    const from = Math.max(found[at - 1]?.end ?? 0, candidate.label?.end ?? 0);
    // "DIAGNOSES (per Dr. Lee): F33.1 ...": what ends with a colon announces the list.
    const isHead = at === 0 && /:\s{0,3}$/.test(text.slice(from, candidate.start));
    const before = isHead ? null : wordsBefore(text, { start: from, end: candidate.start });
    const after = wordsAfter(text, { start: candidate.end + (marks?.length ?? 0), end: next });
    // One line keeps to one way of writing: words before their codes, or after them.
    stylesBefore ??= before !== null;
    const description = stylesBefore
      ? (before ?? (at === found.length - 1 && found.length === 1 ? after : null))
      : after;
    return {
      ...name,
      start: start + candidate.start,
      end: start + candidate.end,
      description: shift(description, start),
      line,
      modifiers: marks?.modifiers ?? [],
      unknownModifier: marks?.unknownModifier ?? null,
      units: marks?.units ?? null,
    };
  });
}

/**
 * Every ICD-10-CM, CPT and HCPCS code that a chart names, in order, each with the words beside it, its line, its modifiers and
 * units. Linear.
 *
 * @param icd lets a category (I10) or a code without its dot be known by its title where no mark sets it apart
 */
export function findWrittenCodes(text: string, icd: IcdTable | null = null): WrittenCode[] {
  const found: WrittenCode[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    found.push(...readLine(text.slice(start, end), start, icd));
    start = end + 1;
  }
  return found;
}
