import { dataKinds } from './data/document-kinds.ts';
import { documentKindOf } from './document-kind-of.ts';
import { findTitleProblems } from './find-title-problems.ts';
import { readTitleParts } from './parts-of-text.ts';
import { writeTitle } from './write-title.ts';

/**
 * The title of a redacted text: what kind of document it is, in which format it came, and what it is about.
 * @param redacted The text without its identifiers
 * @param source.format The format of the file, such as "PDF"; left out for typed words
 */
export function titleRedaction(
  redacted: string,
  source: { readonly isData: boolean; readonly format?: string | undefined },
): string {
  const tail = source.format === undefined ? '' : ` (${source.format})`;
  if (source.isData) {
    const data = dataKinds.find(([pattern]) => pattern.test(redacted.slice(0, 2000)))?.[1];
    return writeTitle(`Redacted ${data ?? 'table'}`, [], tail);
  }
  const kind = documentKindOf(redacted) ?? (source.format === undefined ? 'note' : 'document');
  return writeTitle(`Redacted ${kind}`, findTitleProblems(readTitleParts(redacted)).slice(0, 1), tail);
}
