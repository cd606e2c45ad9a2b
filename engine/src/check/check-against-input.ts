import type { Span } from '../model/span.ts';
import { drugsNamed, findDrug } from '../clinical/drugs.ts';
import { tokenize } from '../text/tokens.ts';
import { isNumberWord, readSpokenNumber } from '../text/spoken-numbers.ts';
import { numbersSaid, plainNumber } from './number-pool.ts';

/** Something in a document that the input does not support; the range is of the document. */
export interface Unsupported extends Span {
  readonly what: 'number' | 'drug' | 'code';
}

export interface CheckResult {
  readonly unsupported: readonly Unsupported[];
}

/** ICD-10-CM with its dot, HCPCS level II, and any code-like word right after "ICD", "CPT", "HCPCS" or "code". */
const dotted = /\b[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}\b/g;
const hcpcs = /\b[A-CEGHJ-MP-V]\d{4}\b/g;
const announced = /\b(?:ICD(?:-?10)?(?:-?CM)?|CPT|HCPCS|code)s?\W{1,4}([A-TV-Z]\d[0-9A-Z]{1,5}|\d{4,5}[FTU]?)\b/gi;

/** Short forms of drugs that charts use in capitals. */
const shortDrugs: Readonly<Record<string, string>> = {
  ASA: 'aspirin',
  APAP: 'acetaminophen',
  PCN: 'penicillin',
  NTG: 'nitroglycerin',
  MTX: 'methotrexate',
  HCTZ: 'hydrochlorothiazide',
  TMP: 'trimethoprim',
  SMX: 'sulfamethoxazole',
};

function drugsIn(input: string): ReadonlySet<string> {
  const named = new Set(drugsNamed(input));
  for (const match of input.matchAll(/\b[A-Z]{3,4}\b/g)) {
    const drug = shortDrugs[match[0]];
    if (drug !== undefined && Object.hasOwn(shortDrugs, match[0])) named.add(drug);
  }
  return named;
}

function findCodes(document: string): Span[] {
  const spans: Span[] = [];
  for (const pattern of [dotted, hcpcs])
    for (const match of document.matchAll(pattern))
      spans.push({ start: match.index, end: match.index + match[0].length });
  for (const match of document.matchAll(announced)) {
    const end = match.index + match[0].length;
    const start = end - (match[1]?.length ?? 0);
    if (!spans.some((span) => span.start < end && start < span.end)) spans.push({ start, end });
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Ranges of numerals that only count the items of a list. */
function listMarks(document: string): ReadonlySet<number> {
  const marks = new Set<number>();
  for (const match of document.matchAll(/(?:^|\n)[ \t>*#-]{0,12}(\d{1,3})\\?[.)](?=\s)/g))
    marks.add(match.index + match[0].indexOf(match[1] ?? ''));
  return marks;
}

/** Letters and digits that are a name, not a quantity: "HbA1c", "COVID-19", "B12", "SpO2", "T2DM", "S1". */
const nameAround = /(?:[A-Za-z]\d*[A-Za-z]*|covid-?|cn |type )$/i;

function isName(document: string, start: number, end: number): boolean {
  const before = document.slice(Math.max(0, start - 6), start);
  return /[A-Za-z]$/.test(before) || /[A-Za-z]{2}-$/.test(before)
    ? nameAround.test(before.replace(/-$/, '')) && !/\d(?:mg|mcg|ml|g)\b/i.test(document.slice(start, end + 3))
    : false;
}

function checkNumbers(document: string, said: ReadonlySet<string>, codes: readonly Span[]): Unsupported[] {
  const found: Unsupported[] = [];
  const marks = listMarks(document);
  const inCode = new Set<number>();
  for (const code of codes) for (let at = code.start; at < code.end; at += 1) inCode.add(at);
  for (const match of document.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g)) {
    const start = match.index;
    const end = start + match[0].length;
    if (marks.has(start) || inCode.has(start) || said.has(plainNumber(match[0]))) continue;
    if (isName(document, start, end)) continue;
    found.push({ start, end, what: 'number' });
  }
  return found;
}

/** Numbers in words ("two weeks"); "one" is left out, being a pronoun as often. */
function checkNumberWords(document: string, said: ReadonlySet<string>): Unsupported[] {
  const tokens = tokenize(document);
  // A full stop between two numbers ends a sentence here; only speech writes a decimal that way.
  const words = tokens.map((token, at) => {
    const apart = token.text === '-' && tokens[at - 1]?.end !== token.start;
    return token.text === '.' || apart ? '|' : token.lower;
  });
  const found: Unsupported[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = isNumberWord(words[at]) ? readSpokenNumber(words, at) : undefined;
    if (!read) continue;
    const first = tokens[at];
    const last = tokens[at + read.used - 1];
    if (first && last && read.value !== '1' && read.value !== '0' && !said.has(plainNumber(read.value)))
      found.push({ start: first.start, end: last.end, what: 'number' });
    at += read.used - 1;
  }
  return found;
}

function checkDrugs(document: string, input: string): Unsupported[] {
  const named = drugsIn(input);
  const found: Unsupported[] = [];
  for (const token of tokenize(document)) {
    const drug = token.kind === 'word' ? findDrug(token.lower) : undefined;
    if (drug && !named.has(drug.generic)) found.push({ start: token.start, end: token.end, what: 'drug' });
  }
  return found;
}

/**
 * The numbers, drugs and codes of a written document that its input does not hold in any written, spoken or abbreviated form.
 * Trade and nonproprietary names stand for each other. List numbers and names with digits ("HbA1c") do not count. Linear.
 */
export function checkAgainstInput(document: string, input: string): CheckResult {
  const said = numbersSaid(input);
  const codes = findCodes(document);
  const upper = input.toUpperCase();
  const unknownCodes = codes.filter((code) => {
    const written = document.slice(code.start, code.end).toUpperCase();
    return !upper.includes(written) && !upper.includes(written.replace('.', ''));
  });
  const unsupported = [
    ...unknownCodes.map((code): Unsupported => ({ ...code, what: 'code' })),
    ...checkNumbers(document, said, codes),
    ...checkNumberWords(document, said),
    ...checkDrugs(document, input),
  ];
  return { unsupported: unsupported.sort((a, b) => a.start - b.start) };
}
