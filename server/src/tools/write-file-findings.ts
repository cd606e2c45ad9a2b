import { identifierKinds, kindWords } from '@notewright/engine/value-sets';
import type { Finding, IdentifierKind, RenderedDocument } from '@notewright/engine';
import type { FoundKind } from '../documents/document-redactor.ts';

function countKinds(found: readonly { readonly kind: IdentifierKind; readonly count: number }[]) {
  const counts = new Map<IdentifierKind, number>();
  for (const { kind, count } of found) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

/**
 * One line about what was found in a file beyond its text: in comments, properties, hidden parts and pictures. It is part
 * of Redactify's table and stands in its language.
 *
 * @param textFindings what was found in the text that was read from the file
 * @returns null when the file held no more than its text
 */
export function writeFileFindings(found: readonly FoundKind[], textFindings: readonly Finding[]): string | null {
  const inText = countKinds(textFindings.map(({ kind }) => ({ kind, count: 1 })));
  const inFile = countKinds(found);
  const more = identifierKinds.flatMap((kind) => {
    const count = (inFile.get(kind) ?? 0) - (inText.get(kind) ?? 0);
    if (count <= 0) return [];
    const words = kindWords[kind];
    return [`${words.charAt(0).toLowerCase()}${words.slice(1)} (${count})`];
  });
  if (more.length === 0) return null;
  return `In the file also, where the text above does not show it (comments, properties, hidden parts, pictures): ${more.join(', ')}.`;
}

/** Puts a line under the table of a rendered redaction, before the line about review; what follows moves on. */
export function addUnderTable(rendered: RenderedDocument, line: string): RenderedDocument {
  const review = rendered.statements.at(-1);
  const at = review?.at.start ?? rendered.markdown.length;
  const added = `${line}\n\n`;
  const moved = rendered.statements.map((statement) =>
    statement.at.start < at
      ? statement
      : { ...statement, at: { start: statement.at.start + added.length, end: statement.at.end + added.length } },
  );
  const own = { text: line, sources: [], support: 'structural', at: { start: at, end: at + line.length } } as const;
  return {
    markdown: rendered.markdown.slice(0, at) + added + rendered.markdown.slice(at),
    statements: [...moved.slice(0, -1), own, ...moved.slice(-1)],
  };
}

/** Where the line about review begins: up to there a redaction can be told before its file is done. */
export function startOfReview(rendered: RenderedDocument): number {
  return rendered.statements.at(-1)?.at.start ?? rendered.markdown.length;
}
