import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { candidateOf, continuesValue, matchAt } from '../patterns.ts';
import { eachPhrase, makeNumberTable, makePhraseTable, makeTestTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const labels = makePhraseTable(
  labelRows(
    'ssn | ss # | ss no | ssn # | s.s.n. | social security | social security # | social security no | social security number | soc sec | last four | last 4 | last four of ssn | soc. sec. | social | ' +
      'ni number | ni no | nino | national insurance | national insurance number | itin | sin # | social insurance number | national id',
  ),
);
const labelled = makeLabelledRecogniser({
  kind: 'SSN',
  rule: 'social-security',
  labels,
  evidence: 'follows a label for a social security number',
  accepts: (_scan, { digits }) => digits >= 4,
});
/** "SSN last 4 for the form: 4471", "SSN ends 3390": four digits a few words after the label. */
const shortened = makePhraseTable(
  ['ssn', 'ss last', 'social security', 'social ends', 'social ending', 'soc sec'].map(
    (label) => [label, true] as const,
  ),
);
const lastWords = new Set(['last', 'ends', 'ending', 'end', 'final']);
const fourDigits = /^\d{4}$/;

/** Index of the four digits of a shortened number after its label, or undefined. */
function findLastFour(scan: Scan, label: number, from: number): number | undefined {
  let isShortened = false;
  for (let at = label; at < from + 12; at++) {
    const token = tokenAt(scan, at);
    if (at > label && !onSameLine(token)) return undefined;
    if (lastWords.has(token.folded)) isShortened = true;
    if (isShortened && fourDigits.test(token.text) && tokenAt(scan, at - 1).text !== '/') return at;
    if (token.text === '.' || token.text === ';') return undefined;
  }
  return undefined;
}

const shape = /\d{3}([- \u2013])\d{2}\1\d{4}(?![\p{L}\p{N}]|[-/]\d)/uy;
const masks = makeWordTable(['*', 'xxx', 'xxxxx']);
const masked = /[x*]{3}-?[x*]{2}-?\d{4}(?!\d)/iy;
const nationalInsurance =
  /(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/uy;

/** Three digits; the letters of a National Insurance number, or letters of a mask. */
const numbers = makeNumberTable([3], lengths(2));
const letters = makeTestTable(
  ({ shape, text }) => shape === 'upper' && (text.length === 2 || (text.length <= 5 && text.startsWith('X'))),
);

/** Social security numbers by label or by their 3-2-4 form, and British National Insurance numbers. */
export const socialSecurity: Recogniser = {
  rule: 'social-security',
  find: (scan, emit) => {
    labelled.find(scan, emit);
    eachPhrase(scan, shortened, (label, { end }) => {
      const at = findLastFour(scan, label, end);
      const evidence = 'the last digits of a social security number';
      if (at !== undefined)
        emit(candidateOf(scan, at, at + 1, { kind: 'SSN', rule: 'social-security', score: 0.85, evidence }));
    });
    for (const index of mergeIndexes(placesOf(scan, numbers), placesOf(scan, letters), placesOf(scan, masks))) {
      const token = tokenAt(scan, index);
      const isName = token.kind === 'word' && token.shape !== 'upper' && token.shape !== 'lower';
      if (isName || (token.gap === 'none' && continuesValue(scan, index))) continue;
      const { start } = token;
      const isNumber = token.kind === 'number';
      const found = isNumber ? matchAt(shape, scan.text, start) : undefined;
      const hidden = token.text === '*' || /^x/i.test(token.text) ? matchAt(masked, scan.text, start) : undefined;
      const upper =
        token.shape === 'upper' || token.kind === 'mixed' ? matchAt(nationalInsurance, scan.text, start) : undefined;
      const match = found ?? hidden ?? upper;
      if (!match) continue;
      const evidence = upper
        ? 'has the form of a National Insurance number'
        : 'has the form of a social security number';
      emit({ start, end: start + match[0].length, kind: 'SSN', rule: 'social-security', score: 0.9, evidence });
    }
  },
};
