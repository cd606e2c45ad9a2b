import { isCatalogueNumber } from '../lot-column.ts';
import { candidateOf, continuesValue, hasWordBefore, isUnit } from '../patterns.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

/** What a long number is that is no person's: trial, article, drug, laboratory and procedure codes. */
const publicCodes = new Set(
  'nct pmid pmcid doi isbn issn ndc cpt hcpcs icd loinc snomed sct rxnorm rxcui cas rs chr chebi umls cui ec omim mesh fda'.split(
    ' ',
  ),
);
const numberSigns = makeWordTable(['#']);
const hyphens = makeWordTable(['-', '\u2011']);
const longRuns = makeNumberTable(lengths(7), lengths(5));
const diagnosisCode = /^[A-TV-Z]\d[0-9A-Z][0-9A-Z]{0,4}$/i;
const namedPrefix = new Set([
  'covid',
  'sars',
  'cov',
  'hla',
  'il',
  'ca',
  'nct',
  'icd',
  'hcpcs',
  'cpt',
  'ndc',
  'ctla',
  'pmid',
  'phq',
  'gad',
  'dsm',
]);

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)$/;
/** Gravida and para, tumour stages, spine levels: letters and digits that count. */
const clinicalCode = /^(?:G\d+P\d+.*|p?T\d.*|[CTLS]\d{1,2}(?:[CTLS]\d{1,2})?)$/i;

/** Facts of tokens that hang together by hyphens: "XR-24-55301", "S23-20877", "C-03-CR-22-004418". */
interface HyphenRun {
  readonly to: number;
  readonly letters: number;
  readonly digits: number;
  readonly groups: number;
}

function isCodePart(scan: Scan, index: number): boolean {
  const { kind, shape, text } = tokenAt(scan, index);
  if (kind === 'number') return true;
  if (kind === 'mixed') return text === text.toUpperCase();
  return kind === 'word' && (shape === 'upper' || shape === 'initial') && text.length <= 6;
}

function readRun(scan: Scan, index: number): HyphenRun {
  let [to, letters, digits, groups] = [index, 0, 0, 0];
  for (let at = index; groups < 7; at += 2) {
    const token = tokenAt(scan, at);
    if (!isCodePart(scan, at) || (groups > 0 && token.gap !== 'none')) break;
    const inPart = token.text.replace(/\D/g, '').length;
    letters += token.text.length - inPart;
    digits += inPart;
    groups++;
    to = at + 1;
    const dash = tokenAt(scan, to);
    if (dash.gap !== 'none' || (dash.text !== '-' && dash.text !== '\u2011')) break;
  }
  return { to, letters, digits, groups };
}

function hasMonth(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (months.test(tokenAt(scan, at).folded)) return true;
  return false;
}

/** Index after a code whose letters and hyphens make it one, or the index itself. */
function readHyphened(scan: Scan, index: number): number {
  const run = readRun(scan, index);
  const first = tokenAt(scan, index);
  if (run.groups < 2 || namedPrefix.has(first.folded) || hasMonth(scan, index, run.to)) return index;
  return run.letters > 0 && run.letters <= 12 && run.digits >= 5 ? run.to : index;
}

/**
 * Letters, a hyphen and digits, as in "ABC-123456", or a long run without one; behind one number sign too. Returns the index
 * after it.
 */
function readCode(scan: Scan, index: number): number {
  return tokenAt(scan, index).text === '#' ? readSignedCode(scan, index) : readBareCode(scan, index);
}

/** "#55301". Of several signs in a row the last is its own start, so the others need not be looked through. */
function readSignedCode(scan: Scan, index: number): number {
  const next = tokenAt(scan, index + 1);
  if (next.gap !== 'none' || next.text === '#') return index;
  if (next.kind === 'number' && next.text.length >= 5) return index + 2;
  const end = readBareCode(scan, index + 1);
  return end > index + 1 ? end : index;
}

function readBareCode(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  const hyphened = readHyphened(scan, index);
  if (hyphened > index) return hyphened;
  if (token.kind === 'word') return readLettersAndNumber(scan, index);
  if (token.kind === 'mixed' && publicCodes.has(/^[a-z]*/.exec(token.folded)?.[0] ?? '')) return index;
  if (token.kind === 'mixed' && isCodeWord(token.text)) return index + 1;
  const groups = token.kind === 'mixed' ? readMixedGroups(scan, index) : readNumberGroups(scan, index);
  if (groups > index) return groups;
  return token.kind === 'number' && token.text.length >= 7 ? index + 1 : index;
}

/** Capitals and digits without a hyphen that are long enough: "87342GH", "RKX4471". */
function isCodeWord(text: string): boolean {
  if (!/^[A-Z0-9]+$/.test(text) || diagnosisCode.test(text) || clinicalCode.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return /\d{5}/.test(text) || (text.length >= 7 && digits >= 4 && text.length - digits <= 4);
}

/** "ABC-1234": a short word in capitals, a hyphen and at least four digits. */
function readLettersAndNumber(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.shape !== 'upper' || token.text.length > 6 || namedPrefix.has(token.folded) || months.test(token.folded))
    return index;
  const { to, digits, groups } = readRun(scan, index);
  return groups >= 2 && digits >= 4 ? to : index;
}

/** Groups of letters and digits with hyphens, "4TE5-MK7-3EG1". */
function readMixedGroups(scan: Scan, index: number): number {
  let at = index;
  let characters = 0;
  let mixed = 0;
  for (let groups = 0; groups < 6; groups++) {
    const token = tokenAt(scan, at);
    if (token.kind === 'mark' || token.text !== token.text.toUpperCase() || (groups > 0 && token.gap !== 'none')) break;
    characters += token.text.length;
    if (token.kind === 'mixed') mixed++;
    at++;
    const dash = tokenAt(scan, at);
    if (dash.text !== '-' || dash.gap !== 'none' || tokenAt(scan, at + 1).gap !== 'none') break;
    at++;
  }
  if (tokenAt(scan, at - 1).text === '-') at--;
  return mixed >= 2 && characters >= 9 ? at : index;
}

/** Three or more groups of digits with hyphens that are no telephone number, "123-456-789". */
function readNumberGroups(scan: Scan, index: number): number {
  let at = index;
  let digits = 0;
  let groups = 0;
  while (tokenAt(scan, at).kind === 'number' && groups < 6) {
    digits += tokenAt(scan, at).text.length;
    groups++;
    at++;
    const dash = tokenAt(scan, at);
    if (
      dash.text !== '-' ||
      dash.gap !== 'none' ||
      tokenAt(scan, at + 1).kind !== 'number' ||
      tokenAt(scan, at + 1).gap !== 'none'
    )
      break;
    at++;
  }
  return (groups >= 3 ? digits >= 7 : digits >= 9) && groups >= 2 && tokenAt(scan, index).text.length >= 2 ? at : index;
}

/** True for a number, or capitals, which a hyphen may join to the rest of a code. */
function isJoinable(scan: Scan, index: number): boolean {
  const { kind, shape } = tokenAt(scan, index);
  return kind === 'word' ? shape === 'upper' || shape === 'initial' : kind !== 'mark';
}

/** Where a code may begin: at a long run of digits, before a hyphen, or at the number sign. */
function listStarts(scan: Scan): readonly number[] {
  const joined: number[] = [];
  for (const hyphen of placesOf(scan, hyphens))
    if (tokenAt(scan, hyphen).gap === 'none' && isJoinable(scan, hyphen - 1)) joined.push(hyphen - 1);
  return mergeIndexes(joined, placesOf(scan, longRuns), placesOf(scan, numberSigns));
}

/** Long codes without a label that can only single out one person, thing or record. */
export const codeShape: Recogniser = {
  rule: 'code-shape',
  find: (scan, emit) => {
    let next = 0;
    for (const index of listStarts(scan)) {
      const token = tokenAt(scan, index);
      if (index < next) continue;
      if (token.kind !== 'word' && token.gap === 'none' && continuesValue(scan, index)) continue;
      const end = readCode(scan, index);
      if (end === index) continue;
      const after = tokenAt(scan, end);
      const decimal =
        after.text === '.' &&
        after.gap === 'none' &&
        tokenAt(scan, end + 1).kind === 'number' &&
        tokenAt(scan, end + 1).gap === 'none';
      const isAmount = onSameLine(after) && isUnit(after) && tokenAt(scan, index).text.length < 10;
      if (decimal || isAmount || hasWordBefore(scan, index, 4, publicCodes) || isCatalogueNumber(scan, index)) continue;
      const evidence = 'a long code of the kind that singles out one record';
      emit(candidateOf(scan, index, end, { kind: 'ID', rule: 'code-shape', score: 0.6, evidence }));
      next = end;
    }
  },
};
