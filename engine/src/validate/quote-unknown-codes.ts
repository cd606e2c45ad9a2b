import type { IcdTable } from '../codes/tables/code-tables.ts';

/** What looks like a diagnosis code, on its own. */
const codeShape = /(?<![\w.])(?:[A-TV-Z]\d[\dAB]|QA\d)(?:\.[\dA-Z]{1,4})?(?![\w.]*\w)/g;
/** Words in quotation marks are the chart's own. */
const quoted = /("[^"\n]*"|“[^”\n]*”)/;

/**
 * Puts every diagnosis code that the table does not hold between quotation marks, so that a code which does not exist never stands in an
 * audit as if it did, whichever rule wrote the sentence. Vitamin B12 is no code.
 */
export function quoteUnknownCodes(sentence: string, icd: IcdTable): string {
  return sentence
    .split(quoted)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      return part.replaceAll(codeShape, (code) =>
        code === 'B12' || icd.find(code) !== null ? code : `"${code}" (as written)`,
      );
    })
    .join('');
}
