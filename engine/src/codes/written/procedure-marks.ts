/** What stands after a procedure: its modifiers, its units, and where they end. */
export interface ProcedureMarks {
  readonly modifiers: readonly string[];
  readonly units: number | null;
  /** How many characters right after the code they take; what follows may be words. */
  readonly length: number;
}

/** Modifiers of CPT and HCPCS Level II that stand on claims; numbers and letters are facts, no descriptor stands here. */
const known = new Set(
  '22 23 24 25 26 27 32 33 47 50 51 52 53 54 55 56 57 58 59 62 63 66 73 74 76 77 78 79 80 81 82 90 91 92 93 95 96 97 99 LT RT E1 E2 E3 E4 F1 F2 F3 F4 F5 F6 F7 F8 F9 FA T1 T2 T3 T4 T5 T6 T7 T8 T9 TA XE XS XP XU GT GQ GY GA GZ GX GN GO GP GW GV G0 GC GE KX Q5 Q6 QW TC JW JZ AI CO CQ FQ FS FT CS CR EP HO HF HN HQ SA SC PO PN PD PT RR NU LC LD RC LM RI AA QK QX QZ QS P1 P2 P3 P4 P5'.split(
    ' ',
  ),
);

const attached =
  /^(?:\s?[-–]\s?|,\s?(?=[A-Z]{2}\b)|\s(?=[A-Z]{2}\b)|\s?[-–]?\s?(?=(?:25|59|95|50|26)\b(?!\s?(?:min|mg|y|%|\/|units?))))([A-Z\d]{2})(?![\w/]|\.\d)/;
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
    if (!known.has(found[1]) || modifiers.length === 4) break;
    modifiers.push(found[1]);
    at += found[0].length;
  }
  return { modifiers, length: at };
}

function readSpoken(rest: string): string[] {
  const first = spokenAfter.exec(rest) ?? spoken.exec(rest);
  if (!first?.[1] || !known.has(first[1].toUpperCase())) return [];
  const modifiers = [first[1].toUpperCase()];
  let at = first.index + first[0].length;
  for (
    let next = further.exec(rest.slice(at));
    next?.[1] && known.has(next[1]) && modifiers.length < 4;
    next = further.exec(rest.slice(at))
  ) {
    modifiers.push(next[1]);
    at += next[0].length;
  }
  return modifiers;
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
  for (const count of counts) {
    const units = Number(count.exec(after)?.[1]);
    if (units > 0) return { modifiers: all, units, length };
  }
  return { modifiers: all, units: null, length };
}
