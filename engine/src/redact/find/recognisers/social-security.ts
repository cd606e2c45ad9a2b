import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { continuesValue, matchAt } from '../patterns.ts';
import { makePhraseTable, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, tokenAt } from '../scan.ts';

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
const shape = /\d{3}([- \u2013])\d{2}\1\d{4}(?![\p{L}\p{N}]|[-/]\d)/uy;
const masks = makeWordTable(['*', 'xxx', 'xxxxx']);
const masked = /[x*]{3}-?[x*]{2}-?\d{4}(?!\d)/iy;
const nationalInsurance =
  /(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/uy;

/** Social security numbers by label or by their 3-2-4 form, and British National Insurance numbers. */
export const socialSecurity: Recogniser = {
  rule: 'social-security',
  find: (scan, emit) => {
    labelled.find(scan, emit);
    for (const index of mergeIndexes(scan.numbers, scan.capitals, scan.hits[masks.id])) {
      const token = tokenAt(scan, index);
      if (token.shape === 'capital' || (token.gap === 'none' && continuesValue(scan, index))) continue;
      const { start } = token;
      const isNumber = token.kind === 'number' && token.text.length === 3;
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
