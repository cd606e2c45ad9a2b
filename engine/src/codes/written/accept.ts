import { findConditions } from '../find-conditions.ts';
import type { IcdTable } from '../tables/code-tables.ts';
import { findProcedureFacts } from '../tables/procedures/index.ts';
import type { Candidate } from './candidates.ts';
import { isNoCode } from './not-a-code.ts';

/** A line with what it may name. */
export interface CodeLine {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** Lets categories and codes without a dot be known by their titles; null where no table is at hand. */
  readonly icd: IcdTable | null;
}

/** "1. ", "- ", "#2 ", "3) ", "| ": what stands before an item. */
const marker = /^[\s#*•·|>_[\]-]*(?:\(?\d{1,2}[.):|]\s?|[a-h][.)]\s)?[\s*_|]*(?:\d{1,2}\s{0,2}\|\s{0,2})?$/;
const edgeReach = 24;

interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly beginsItem: boolean;
  readonly endsLine: boolean;
}

function surround({ text }: CodeLine, { start, end }: Candidate): Surroundings {
  const before = text.slice(Math.max(0, start - edgeReach), start);
  const after = text.slice(end, end + edgeReach);
  return {
    before,
    after,
    beginsItem: start < edgeReach && marker.test(before),
    endsLine: end + edgeReach >= text.length && /^[\s.,;|*_)\]]*$/.test(after),
  };
}

const isBracketed = ({ before, after }: Surroundings): boolean =>
  /[([][^()[\]]{0,22}$/.test(before) && /^[^()[\]]{0,22}[)\]]/.test(after) && !/[([][^()[\]]*[a-z]{4}/.test(before);

/** Set apart by marks: "Hypertension - I10", "I10: Hypertension", "Hypertension | I10 |". */
function isSetApart({ before, after, beginsItem, endsLine }: Surroundings): boolean {
  const markBefore = /[-–—|:\t,]\s{0,3}[*_]{0,2}$/.test(before);
  const markAfter = /^[*_]{0,2}\s{0,3}[-–—|:\t,.;]/.test(after);
  return beginsItem ? markAfter || endsLine : markBefore && (markAfter || endsLine);
}

/** A word of the code's own title right beside it shows what it is: "Hypertension I10, stable". */
function isNamedBeside({ text, icd }: CodeLine, { start, end, text: code }: Candidate): boolean {
  const title = icd?.find(code)?.title;
  if (!title) return false;
  const beside = text.slice(Math.max(0, start - 60), end + 60).toLowerCase();
  return title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length > 4 && beside.includes(word.slice(0, 7)));
}

const conditionReach = 40;
const afterFirstSpace = (words: string): string => words.slice(words.indexOf(' ') + 1);

/** What clinicians call the condition stands right beside it: "HTN I10 increase lisinopril". Whole words within reach. */
function isCalledBeside({ text }: CodeLine, { start, end, text: code }: Candidate): boolean {
  const before =
    start > conditionReach ? afterFirstSpace(text.slice(start - conditionReach, start)) : text.slice(0, start);
  const beyond = text.slice(end, end + conditionReach);
  const after = end + conditionReach < text.length ? beyond.slice(0, beyond.lastIndexOf(' ') + 1) : beyond;
  const category = code.toUpperCase();
  return [before, after].some((words) => findConditions(words).some((named) => named.code.slice(0, 3) === category));
}

function acceptsCategory(line: CodeLine, candidate: Candidate, around: Surroundings): boolean {
  const { label } = candidate;
  if (label && label.kind !== 'procedure') return true;
  // "t12", "c50": in small letters it is one only where its condition is called by name.
  if (candidate.text !== candidate.text.toUpperCase()) return isCalledBeside(line, candidate);
  if (isBracketed(around) || isSetApart(around)) return true;
  const stands = around.beginsItem ? /^\s{1,4}[A-Za-z]/.test(around.after) : around.endsLine;
  return (
    (stands && line.text.length < 120 && line.icd?.find(candidate.text) !== null) ||
    isNamedBeside(line, candidate) ||
    isCalledBeside(line, candidate)
  );
}

function acceptsUndotted(line: CodeLine, candidate: Candidate, around: Surroundings): boolean {
  const { label } = candidate;
  if (label?.kind === 'icd') return true;
  if (candidate.text !== candidate.text.toUpperCase()) return false;
  const known = line.icd?.find(candidate.text) !== null && line.icd !== null;
  return (
    isBracketed(around) ||
    ((label?.kind === 'diagnosis' || label?.kind === 'codes' || isSetApart(around)) && (known || !line.icd))
  );
}

/** Visits, and Level II codes that are seldom anything else, need no label. */
const plainProcedure = /^(?:99[1-4]\d\d|9083[2-9]|9084[67]|90853|9079[12]|G\d{4}|J\d{4})$/;

function acceptsProcedure(line: CodeLine, candidate: Candidate, around: Surroundings): boolean {
  const { label } = candidate;
  if (label?.kind === 'procedure' || label?.kind === 'codes') return true;
  if (plainProcedure.test(candidate.text.toUpperCase())) return !/[\d$-]$/.test(around.before);
  if (candidate.text.startsWith('0')) return false;
  const marked = /^\s?-\s?(?:25|59|50|RT|LT|X[EPSU]|95|GT|G[AOPNZ]|KX|26|TC)\b/.test(around.after);
  const counted = /^\s?[x×]\s?\d{1,2}\b/.test(around.after);
  // "11642 (C44.319)": the procedure, and the diagnosis that it points at.
  const listed = around.beginsItem && /^\s{0,3}(?:[-–—|:]|\([A-TV-Z]\d[\dAB]\.)/.test(around.after);
  return marked || counted || listed || (isBracketed(around) && /[a-z]\s?[([]$/.test(around.before));
}

/** A code with its dot twice, in a wrong place or as a comma: without it, it is one of the table. */
function isMisdotted({ icd }: CodeLine, { label, text }: Candidate, around: Surroundings): boolean {
  if (!/^[A-Z]\d[\dAB](?:\.\.|\d+\.|,)/.test(text)) return false;
  if (text.includes(',') && !isBracketed(around) && !around.beginsItem && (!label || label.kind === 'procedure'))
    return false;
  const known = icd?.find(text.replace(/[.,]+/, '')) ?? null;
  return known !== null && /[A-Za-z]{4}|^[\s).,;]*$/.test(around.after);
}

/** What only looks like a code is one where a list would have a code: a slip of the pen. */
function acceptsOdd(line: CodeLine, candidate: Candidate, around: Surroundings): boolean {
  const { label, text } = candidate;
  if (isMisdotted(line, candidate, around)) return true;
  if (text.includes(',')) return false;
  if (isBracketed(around) || label?.kind === 'icd') return true;
  const stands = around.beginsItem ? /^[\s:|-]{1,4}[A-Za-z]/.test(around.after) : isSetApart(around);
  return text.length > 3 && stands;
}

function accepts(line: CodeLine, candidate: Candidate): boolean {
  if (isNoCode(line.text, candidate, line.icd)) return false;
  const around = surround(line, candidate);
  switch (candidate.shape) {
    case 'dotted':
      return true;
    case 'category':
      return acceptsCategory(line, candidate, around);
    case 'undotted':
      return acceptsUndotted(line, candidate, around);
    case 'procedure':
      return acceptsProcedure(line, candidate, around) || acceptsUndottedDigits(line, candidate, around);
    case 'odd':
      return acceptsOdd(line, candidate, around);
  }
}

/** A letter and four digits may be a diagnosis without its dot: M1711, G4733. */
function acceptsUndottedDigits(line: CodeLine, candidate: Candidate, around: Surroundings): boolean {
  return /^[A-Z]/.test(candidate.text) && acceptsUndotted(line, candidate, around);
}

/** What may stand between two codes of a list: "99284-25, 12011", "20610-RT, J3301 x 4 + 76942". */
const joins = /^(?:\s?-\s?[A-Z\d]{2}(?:[,-][A-Z\d]{2}){0,2})?(?:\s?[x×]\s?\d{1,2})?[\s,;/&+|]{1,4}(?:and\s)?$/;
const joinReach = 18;

/** Nothing but procedures with their marks, two or more: "45385, 45378-59". */
const onlyProcedures =
  /^[\s*•-]{0,6}(?:(?:[1-9]\d{4}|[A-V]\d{4})(?:\s?-\s?[A-Z\d]{2}){0,3}(?:\s?[x×]\s?\d{1,2})?(?:\s?[,;+&/]\s?|\s{1,3}|$)){2,12}$/;

/** Numbers with spaces alone between them have all to be known ones. */
function isListOfProcedures({ text, candidates }: CodeLine): boolean {
  if (candidates.length < 2 || !onlyProcedures.test(text)) return false;
  const known = candidates.filter((one) => findProcedureFacts(one.text) !== null).length;
  return text.includes(',') ? known > 0 : known === candidates.length;
}

/** Those of a line's candidates that are codes: by what they are, by what announces them, or beside another in a list. */
export function acceptCandidates(line: CodeLine): Candidate[] {
  const isList = isListOfProcedures(line);
  const accepted = line.candidates.map((candidate) => isList || accepts(line, candidate));
  const spread = (at: number, from: number): void => {
    const [one, other] = [line.candidates[at], line.candidates[from]];
    if (!one || !other || accepted[at] || !accepted[from] || isNoCode(line.text, one, line.icd)) return;
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    if (second.start - first.end < joinReach && joins.test(line.text.slice(first.end, second.start)))
      accepted[at] = true;
  };
  for (let at = 1; at < accepted.length; at += 1) spread(at, at - 1);
  for (let at = accepted.length - 2; at >= 0; at -= 1) spread(at, at + 1);
  return line.candidates.filter((_, at) => accepted[at]);
}
