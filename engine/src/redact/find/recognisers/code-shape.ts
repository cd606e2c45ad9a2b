import { candidateOf, continuesValue, hasWordBefore, isUnit } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';

/** What a long number is that is no person's: trial, article, drug, laboratory and procedure codes. */
const publicCodes = new Set(
  'nct pmid pmcid doi isbn issn ndc cpt hcpcs icd loinc snomed sct rxnorm rxcui cas rs chr chebi umls cui ec omim mesh fda'.split(
    ' ',
  ),
);
const numberSigns = makeWordTable(['#']);
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
  'dsm',
  'hcpcs',
  'cpt',
  'ndc',
  'ctla',
  'pmid',
  'phq',
  'gad',
]);

/** Letters, a hyphen and digits, as in "ABC-123456", or "#" and a number. Returns the index after it. */
function readCode(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.text === '#') {
    const next = tokenAt(scan, index + 1);
    if (next.gap !== 'none') return index;
    if (next.kind === 'number' && next.text.length >= 5) return index + 2;
    const end = readCode(scan, index + 1);
    return end > index + 1 ? end : index;
  }
  if (token.kind === 'word' && token.shape === 'upper' && token.text.length <= 6 && !namedPrefix.has(token.folded)) {
    const dash = tokenAt(scan, index + 1);
    const number = tokenAt(scan, index + 2);
    if (dash.text !== '-' || dash.gap !== 'none' || number.gap !== 'none' || number.kind === 'mark') return index;
    const digits = number.text.replace(/\D/g, '').length;
    if (digits < 4) return index;
    let end = index + 3;
    while (
      tokenAt(scan, end).text === '-' &&
      tokenAt(scan, end).gap === 'none' &&
      tokenAt(scan, end + 1).kind === 'number' &&
      end < index + 9
    )
      end += 2;
    return end;
  }
  if (token.kind === 'mixed' && publicCodes.has(/^[a-z]*/.exec(token.folded)?.[0] ?? '')) return index;
  if (
    token.kind === 'mixed' &&
    /\d{5}/.test(token.text) &&
    /^[A-Z0-9]+$/.test(token.text) &&
    !diagnosisCode.test(token.text)
  )
    return index + 1;
  if (token.kind === 'number' && token.text.length >= 8) return index + 1;
  if (token.kind === 'number' && token.text.length >= 5) {
    const dash = tokenAt(scan, index + 1);
    const rest = tokenAt(scan, index + 2);
    if (
      dash.text === '-' &&
      dash.gap === 'none' &&
      rest.gap === 'none' &&
      rest.kind === 'word' &&
      rest.shape === 'upper'
    )
      return index + 3;
  }
  return token.kind === 'mixed' ? readMixedGroups(scan, index) : readNumberGroups(scan, index);
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

/** Long codes without a label that can only single out one person, thing or record. */
export const codeShape: Recogniser = {
  rule: 'code-shape',
  find: (scan, emit) => {
    let next = 0;
    for (const index of mergeIndexes(scan.numbers, scan.capitals, scan.hits[numberSigns.id])) {
      const token = tokenAt(scan, index);
      if (index < next || token.shape === 'capital') continue;
      if (token.kind !== 'word' && token.gap === 'none' && continuesValue(scan, index)) continue;
      const end = readCode(scan, index);
      if (end === index) continue;
      const after = tokenAt(scan, end);
      const decimal =
        after.text === '.' &&
        after.gap === 'none' &&
        tokenAt(scan, end + 1).kind === 'number' &&
        tokenAt(scan, end + 1).gap === 'none';
      if (decimal || (onSameLine(after) && isUnit(after)) || hasWordBefore(scan, index, 4, publicCodes)) continue;
      const evidence = 'a long code of the kind that singles out one record';
      emit(candidateOf(scan, index, end, { kind: 'ID', rule: 'code-shape', score: 0.6, evidence }));
      next = end;
    }
  },
};
