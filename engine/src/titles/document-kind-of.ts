import { documentKinds } from './data/document-kinds.ts';

const lines = 14;
const longestHeading = 90;

/** The kind of a document, by the first of its opening lines that is short enough for a heading and names one. */
export function documentKindOf(text: string): string | undefined {
  const heads = text
    .slice(0, 4000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .filter((line) => line.length <= longestHeading && !/[a-z]\. [A-Z]/.test(line));
  for (const line of heads) {
    const kind = documentKinds.find(([pattern]) => pattern.test(line));
    if (kind) return kind[1];
  }
  return undefined;
}
