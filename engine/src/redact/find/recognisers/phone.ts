import { continuesValue, hasWordAfter, hasWordBefore, isUnit, matchAt } from '../patterns.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { mergeIndexes, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const extension = '(?:,? ?(?:x\\.?|ext\\.?|extension|#) ?\\d{1,6})?';
const end = '(?![\\p{L}\\p{N}]|[-/]\\d|\\.\\d)';
const northAmerican = new RegExp(
  `(?:(?:\\+|00)?1[-. ]?)?(?:\\(\\d{3}\\) ?[-.\\u2010-\\u2013]?|\\d{3}(?: ?[-.\\u2010-\\u2013/] ?| ))\\d{3}(?: ?[-.\\u2010-\\u2013] ?| )\\d{4}${extension}${end}`,
  'uy',
);
const british = new RegExp(
  `(?:0\\d{2} \\d{4} \\d{4}|0\\d{3} \\d{3} \\d{4}|0\\d{4} \\d{5,6}|0\\d{4} \\d{3} \\d{3}|07\\d{9})${end}`,
  'uy',
);
const local = new RegExp(`[2-9]\\d{2}[-.\\u2010-\\u2013]\\d{4}${extension}${end}`, 'uy');
const separators = new Set(' -./()\u2013');
const dateShape = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

const numbers = makeNumberTable(lengths(1));
const openers = makeWordTable(['(', '+']);

const cues = new Set(
  (
    'phone phones tel telephone mobile cell cellphone fax facsimile call called calls callback contact pager page text sms whatsapp reach ph number hotline ' +
    'beeper dial ring rang messages desk answering telefono telefonos tlf movil celular llame llamar llameme llamele'
  ).split(' '),
);
const afterCues = new Set(['office', 'fax', 'mobile', 'cell', 'home', 'work', 'desk', 'phone', 'pager']);
const rangeWords = new Set(['range', 'normal', 'reference', 'ref', 'limits', 'from', 'between', 'was', 'level']);
const faxWords = new Set(['fax', 'facsimile', 'telefax', 'faxed']);

const leastDigits = 7;
const longestForm = 40;

/** A quick look before the patterns: false where fewer digits than any number has stand from here on, with what may stand between them. */
function hasEnoughDigits(text: string, start: number): boolean {
  let digits = 0;
  for (let at = start; at < start + longestForm; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      if (++digits === leastDigits) return true;
    } else if (!(isBetween(code) || (code >= 0x2010 && code <= 0x2013))) return false;
  }
  return false;
}

/** A space, or one of ( ) + - . / */
const isBetween = (code: number): boolean =>
  code === 32 || code === 40 || code === 41 || code === 43 || (code >= 45 && code <= 47);

/** Length of a run of 7 to 15 digits in groups with single separators, from `start`; 0 when it is something else. */
function groupedDigits(text: string, start: number): number {
  let digits = 0;
  let last = start;
  let at = text.charAt(start) === '+' ? start + 1 : start;
  for (let marks = 0; at < text.length && at - start < 32; at++) {
    const char = text.charAt(at);
    if (char >= '0' && char <= '9') {
      digits++;
      marks = 0;
      last = at + 1;
    } else if (separators.has(char) && marks < 2) marks++;
    else break;
  }
  if (text.charAt(start) === '(' && !text.slice(start, last).includes(')')) return 0;
  return digits >= 7 && digits <= 15 && !dateShape.test(text.slice(start, last)) ? last - start : 0;
}

function kindOf(scan: Scan, index: number, length: number): 'FAX' | 'PHONE' {
  let next = index;
  while (next < scan.tokens.length && tokenAt(scan, next).start < tokenAt(scan, index).start + length) next++;
  if (tokenAt(scan, next).folded === 'fax' && !cues.has(tokenAt(scan, next - 1).folded)) return 'FAX';
  if (tokenAt(scan, next).text === '-' && tokenAt(scan, next + 1).folded === 'fax') return 'FAX';
  return hasWordBefore(scan, index, 4, faxWords) ? 'FAX' : 'PHONE';
}

function phoneAt(scan: Scan, index: number): { length: number; score: number; evidence: string } | undefined {
  const { start, text } = tokenAt(scan, index);
  const full = matchAt(northAmerican, scan.text, start) ?? matchAt(british, scan.text, start);
  if (full) return { length: full[0].length, score: 0.9, evidence: 'has the form of a telephone number' };
  const length = groupedDigits(scan.text, start);
  if (length > 0) {
    const evidence = 'a telephone number with its country code';
    if (text === '+' && length > 8) return { length, score: 0.9, evidence };
    if (hasWordBefore(scan, index, 4, cues)) return { length, score: 0.7, evidence: 'follows a word for telephone' };
    const after = scan.text.slice(start + length, start + length + 12);
    if (/^[ -]{0,3}(?:office|fax|mobile|cell|home|work|desk|pager)\b/i.test(after))
      return { length, score: 0.7, evidence: 'stands before a word for telephone' };
  }
  const short = matchAt(local, scan.text, start);
  if (short && hasWordBefore(scan, index, 5, cues))
    return { length: short[0].length, score: 0.8, evidence: 'a local telephone number after a word for telephone' };
  const isRange = tokenAt(scan, index - 1).text === '(' || hasWordBefore(scan, index, 6, rangeWords);
  if (short && !isRange && !isUnit(tokenAt(scan, index + 3)) && !hasWordAfter(scan, index + 3, 2, afterCues)) {
    return { length: short[0].length, score: 0.55, evidence: 'has the form of a local telephone number' };
  }
  return undefined;
}

/** Telephone and fax numbers: North American, British, with a country code, or any grouped digits near a word for telephone. */
export const phone: Recogniser = {
  rule: 'phone',
  find: (scan, emit) => {
    let covered = 0;
    for (const index of mergeIndexes(placesOf(scan, numbers), placesOf(scan, openers))) {
      const token = tokenAt(scan, index);
      const opens = token.text === '(' || token.text === '+';
      if (token.start < covered || !hasEnoughDigits(scan.text, token.start)) continue;
      if (opens ? tokenAt(scan, index + 1).kind !== 'number' : continuesValue(scan, index)) continue;
      const found = phoneAt(scan, index);
      if (!found) continue;
      covered = token.start + found.length;
      const candidate: Candidate = {
        start: token.start,
        end: covered,
        kind: kindOf(scan, index, found.length),
        rule: 'phone',
        score: found.score,
        evidence: found.evidence,
      };
      emit(candidate);
    }
  },
};
