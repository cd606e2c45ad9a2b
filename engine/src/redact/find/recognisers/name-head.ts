import { readAgeUnit } from '../dates/age-words.ts';
import { candidateOf } from '../patterns.ts';
import { isWholeName, possibleBefore, possibleFrom, type PossibleSpan } from '../possible-name.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsSentence, onSameLine, tokenAt, type Scan } from '../scan.ts';

const sexes = new Set(
  'm f male female man woman boy girl lady gentleman hombre mujer varon masculino femenino nino nina'.split(' '),
);
const joined = /^\d{1,3}(?:m|f|yo|yom|yof|yrs?)$/;
const patients = new Set('pt patient px pte pcte paciente name nombre dx'.split(' '));
const marks = new Set(['(', ',', '-', '\u2013', ':', ';', '/', '|', '[']);
const links = new Set(['de', 'is', 'a', 'an', 'aged', 'age', 'edad']);
const itemEnds = new Set([')', '.', ':', '#', '-', '*', '\u2022', '|', ']']);

/** Index after an age with a sex or a unit ("45m", "45 F", "45/M", "45 yo f", "45 años"), or the index where none stands. */
function readHead(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.kind === 'mixed') {
    if (!joined.test(token.folded)) return index;
    return sexes.has(tokenAt(scan, index + 1).folded) && onSameLine(tokenAt(scan, index + 1)) ? index + 2 : index + 1;
  }
  if (token.text.length > 3) return index;
  const unit = readAgeUnit(scan, index + 1);
  let at = unit > index + 1 ? unit : index + 1;
  const isSpanish = tokenAt(scan, at).folded === 'anos';
  if (isSpanish) at++;
  const hasUnit = unit > index + 1 || isSpanish;
  if (['/', '-', ','].includes(tokenAt(scan, at).text) && sexes.has(tokenAt(scan, at + 1).folded)) return at + 2;
  if (sexes.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, at))) return at + 1;
  return hasUnit ? at : index;
}

/** Index of the first of the marks and small words between a name and the age behind it. */
function skipBack(scan: Scan, index: number): number {
  let at = index;
  for (let skipped = 0; skipped < 3 && at > 0; skipped++) {
    if (!onSameLine(tokenAt(scan, at))) return index;
    const { text, folded } = tokenAt(scan, at - 1);
    if (!marks.has(text) && !links.has(folded)) break;
    at--;
  }
  return onSameLine(tokenAt(scan, at)) ? at : index;
}

/** True where nothing but a word for a patient, a mark or the beginning of a line or sentence stands before. */
function standsFirst(scan: Scan, from: number): boolean {
  if (beginsSentence(scan, from)) return true;
  const before = tokenAt(scan, from - 1);
  return patients.has(before.folded) || (before.kind === 'mark' && itemEnds.has(before.text));
}

function isNameBefore(scan: Scan, span: PossibleSpan): boolean {
  if (span.words === 0) return false;
  if (standsFirst(scan, span.from))
    return span.strong > 0 || isWholeName(span) || tokenAt(scan, span.from).shape === 'capital';
  return span.given > 0 && span.words > 1;
}

/** "LAST, FIRST 45 M": the family name before a comma. */
function withFamily(scan: Scan, span: PossibleSpan): PossibleSpan {
  if (span.words === 0 || tokenAt(scan, span.from - 1).text !== ',') return span;
  const family = possibleBefore(scan, span.from - 1);
  if (family.words === 0 || !standsFirst(scan, family.from)) return span;
  return { ...span, from: family.from, words: span.words + family.words, strong: span.strong + family.strong };
}

/**
 * Names beside an age and a sex or a unit of age, also in small letters and also when no list knows them:
 * "john doe 45m cough", "Doe (45M)", "45m john doe". In the head of a note a word that nobody knows is a name.
 */
export const nameHead: Recogniser = {
  rule: 'name-head',
  find: (scan, emit) => {
    const evidence = 'stands beside an age and a sex in the head of a note';
    const facts = { kind: 'NAME', rule: 'name-head', score: 0.75, evidence } as const;
    for (const index of scan.numbers) {
      const end = readHead(scan, index);
      if (end === index) continue;
      const before = withFamily(scan, possibleBefore(scan, skipBack(scan, index)));
      if (isNameBefore(scan, before)) emit(candidateOf(scan, before.from, before.to, facts));
      if (!onSameLine(tokenAt(scan, end)) || !standsFirst(scan, index)) continue;
      const after = possibleFrom(scan, end);
      if (isWholeName(after)) emit(candidateOf(scan, after.from, after.to, facts));
    }
  },
};
