import type { PlacedStatement, RenderedDocument } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';

/** What takes the place of a range of a document; an empty range is a place between two characters. */
export interface Edit extends Span {
  readonly text: string;
  /** Statements within `text`, their places counted from its beginning. */
  readonly statements: readonly PlacedStatement[];
}

const shift = (statement: PlacedStatement, by: number): PlacedStatement => ({
  ...statement,
  at: { start: statement.at.start + by, end: statement.at.end + by },
});

/**
 * A document with some of its ranges replaced. Statements keep to their words; those in a replaced range go with it.
 * @param edits without overlap, in any order
 */
export function editMarkdown({ markdown, statements }: RenderedDocument, edits: readonly Edit[]): RenderedDocument {
  const ordered = [...edits].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  const placed: PlacedStatement[] = [];
  let done = 0;
  let by = 0;
  let next = 0;
  const takeUpTo = (end: number): void => {
    for (let one = statements[next]; one !== undefined && one.at.start < end; one = statements[(next += 1)])
      placed.push(shift(one, by));
  };
  for (const edit of ordered) {
    takeUpTo(edit.start);
    parts.push(markdown.slice(done, edit.start), edit.text);
    placed.push(...edit.statements.map((one) => shift(one, edit.start + by)));
    while ((statements[next]?.at.start ?? Infinity) < edit.end) next += 1;
    done = edit.end;
    by += edit.text.length - (edit.end - edit.start);
  }
  takeUpTo(Infinity);
  return { markdown: parts.join('') + markdown.slice(done), statements: placed };
}
