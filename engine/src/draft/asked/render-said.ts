import { renderAnswer, type SaidLine } from '../../complete/answers/render-answer.ts';
import { answerSentences } from '../../knowledge/answer-sentences.ts';
import type { QuestionLanguage } from '../../knowledge/question-words.ts';
import type { PlacedStatement, RenderedDocument } from '../../model/document.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import type { ProposedChange } from './change-asked.ts';

/** An answer, as answers without a model are written. */
export const renderSaid = (lines: readonly SaidLine[]): RenderedDocument =>
  renderAnswer({ lead: undefined, lines, rest: undefined });

/** What would change in a note as a list, each statement with its heading; `statement` of a change is the number of its own. */
export function renderProposal(
  changes: readonly ProposedChange[],
  language: QuestionLanguage,
): { readonly rendered: RenderedDocument; readonly changes: readonly ProposedChange[] } {
  const say = answerSentences[language];
  let markdown = '';
  const statements: PlacedStatement[] = [];
  const place = (text: string, said: Omit<SaidLine, 'text'>): void => {
    const written = escapeMarkdown(text);
    statements.push({ ...said, text: written, at: { start: markdown.length, end: markdown.length + written.length } });
    markdown += written;
  };
  const own = { sources: [], support: 'structural' } as const;
  place(say.proposed, own);
  changes.forEach(({ kind, section, to = '', statement }, at) => {
    markdown += at === 0 ? '\n\n- ' : '\n- ';
    place(say[kind].replaceAll('{x}', section).replaceAll('{y}', to), own);
    markdown += ' ';
    const { text, ...said } = statement;
    place(text, said);
  });
  return { rendered: { markdown, statements }, changes };
}
