import { isEverydayModifier, isModifier } from '../tables/procedures/modifiers.ts';

/** What stands after a procedure: its modifiers, its units, and where they end. */
export interface ProcedureMarks {
  readonly modifiers: readonly string[];
  readonly units: number | null;
  /** What is joined to the code as a modifier and is none: "20610-RX". */
  readonly unknownModifier: string | null;
  /** How many characters right after the code they take; what follows may be words. */
  readonly length: number;
}

const attached =
  /^(?:\s?[-–]\s?|,\s?(?=[A-Z]{2}\b)|\s(?=[A-Z]{2}\b)|\s?[-–]?\s?(?=(?:25|59|95|50|26)\b(?!\s?(?:min|mg|y|%|\/|units?))))([A-Z\d]{2})(?![\w/]|\.\d)/;
const joined = /^[-–]([A-Z\d]{2})(?![\w/]|\.\d)/;
const spoken = /(?:\bmodifiers?|\bmods?\.?)[\s:]{0,3}-?([A-Za-z\d]{2})(?!\w|\.\d)/i;
const further = /^\s?(?:,|and|&|\/|\+)\s?-?([A-Z\d]{2})(?!\w|\.\d)/;
const spokenAfter = /^\s?-?(\d\d|[A-Z]{2})\smod(?:ifier)?\b/;

const counts: readonly RegExp[] = [
  /\b(\d{1,3})\s?units?\b/i,
  /\bunits?\s?[:=(]?\s?(\d{1,3})\b/i,
  /(?:^|[\s,(|-])[x×]\s?(\d{1,3})\b(?!\s?(?:min|day|week|wk|month|mg|ml|cm|rep|set|year|hour|hr|h\b|\/|\.))/i,
  /^\s?\((\d{1,2})\)/,
  /\bqty\s?[:=]?\s?(\d{1,3})\b/i,
];

const marksReach = 160;

function readAttached(rest: string): { readonly modifiers: string[]; readonly length: number } {
  const modifiers: string[] = [];
  let at = 0;
  for (let found = attached.exec(rest); found?.[1]; found = attached.exec(rest.slice(at, at + 12))) {
    const isKnown = joined.test(found[0]) ? isModifier(found[1]) : isEverydayModifier(found[1]);
    if (!isKnown || modifiers.length === 4) break;
    modifiers.push(found[1]);
    at += found[0].length;
  }
  return { modifiers, length: at };
}

function readSpoken(rest: string): string[] {
  const first = spokenAfter.exec(rest) ?? spoken.exec(rest);
  if (!first?.[1] || !isModifier(first[1].toUpperCase())) return [];
  const modifiers = [first[1].toUpperCase()];
  let at = first.index + first[0].length;
  for (
    let next = further.exec(rest.slice(at));
    next?.[1] && isModifier(next[1]) && modifiers.length < 4;
    next = further.exec(rest.slice(at))
  ) {
    modifiers.push(next[1]);
    at += next[0].length;
  }
  return modifiers;
}

/** A mark of figures alone may be a range or a count; one with a letter is meant as a modifier. */
function findUnknown(after: string): string | null {
  const mark = joined.exec(after)?.[1] ?? '';
  return /[A-Z]/.test(mark) && !isModifier(mark) ? mark : null;
}

/**
 * Modifiers and units written after a procedure: "99214-25", "20610-RT", "97110 x2", "99213, modifier 95", "J1885, 2 units".
 *
 * @param rest the line from the end of the code to the next code
 */
export function readProcedureMarks(rest: string): ProcedureMarks {
  const near = rest.slice(0, marksReach);
  const { modifiers, length } = readAttached(near);
  const all = [...new Set([...modifiers, ...readSpoken(near.slice(length))])];
  const after = near.slice(length);
  const units = counts.map((count) => Number(count.exec(after)?.[1])).find((number) => number > 0) ?? null;
  return { modifiers: all, units, unknownModifier: findUnknown(after), length };
}
