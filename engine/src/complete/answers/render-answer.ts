import type { PlacedStatement, RenderedDocument, Statement } from '../../model/document.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';

/** What an answer says, and how it stands to the source. */
export type SaidLine = Pick<Statement, 'text' | 'sources' | 'support' | 'faults'>;

/** The words of an answer: what leads it in, its statements, and that there are more. */
export interface AnswerParts {
  readonly lead: string | undefined;
  readonly lines: readonly SaidLine[];
  readonly rest: string | undefined;
}

/** An answer as markdown: one statement as a line, several as a list, each where its place says. */
export function renderAnswer({ lead, lines, rest }: AnswerParts): RenderedDocument {
  let markdown = '';
  const statements: PlacedStatement[] = [];
  const place = (text: string, { sources, support, faults }: Omit<SaidLine, 'text'>): void => {
    const written = escapeMarkdown(text);
    statements.push({
      text: written,
      sources,
      support,
      ...(faults === undefined ? {} : { faults }),
      at: { start: markdown.length, end: markdown.length + written.length },
    });
    markdown += written;
  };
  const own = { sources: [], support: 'structural' } as const;
  if (lead !== undefined) place(lead, own);
  for (const line of lines) {
    if (lines.length > 1) markdown += markdown === '' ? '- ' : line === lines[0] ? '\n\n- ' : '\n- ';
    else if (markdown !== '') markdown += ' ';
    place(line.text, line);
  }
  if (rest !== undefined) {
    markdown += '\n\n';
    place(rest, own);
  }
  return { markdown, statements };
}
