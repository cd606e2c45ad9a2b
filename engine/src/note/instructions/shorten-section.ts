import type { Section } from '../../model/document.ts';
import type { Subject } from '../../document/subjects.ts';
import { renderBlock } from '../../write/render-sections.ts';
import { editMarkdown } from '../left-out/edit-markdown.ts';
import { plainTitle } from '../left-out/headings-of.ts';
import type { WrittenNote } from '../left-out/put-into-note.ts';
import type { Changed } from './change-note.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import { findPart, partsOf, type Manner } from './note-parts.ts';

/**
 * Writes a section of a note shorter: as the engine writes it of the source in its shorter voice, which says the same. A section in which a clinician
 * changed something stays, as their words would be lost.
 * @param short the sections of the source in the shorter voice
 */
export function shortenSection(
  note: WrittenNote,
  subject: Subject,
  short: readonly Section[],
  manner: Manner,
): Changed | InstructionProblem {
  const parts = partsOf(note.rendered, manner);
  const part = parts[findPart(parts, subject, manner)];
  if (part === undefined) return 'noSection';
  if (part.statements.some(({ origin }) => origin !== undefined)) return 'editedSection';
  const own = short.find(({ title }) => plainTitle(title) === part.heading.title);
  if (own === undefined) return 'notShorter';
  const block = renderBlock([own]);
  const [heading, ...statements] = block.statements;
  const from = heading?.at.end ?? 0;
  const text = block.markdown.slice(from);
  const { markdown } = note.rendered;
  const end = part.heading.end + markdown.slice(part.heading.end, part.end).trimEnd().length;
  if (statements.length === 0 || text.trim().length >= markdown.slice(part.heading.end, end).trim().length)
    return 'notShorter';
  const placed = statements.map((one) => ({ ...one, at: { start: one.at.start - from, end: one.at.end - from } }));
  const rendered = editMarkdown(note.rendered, [{ start: part.heading.end, end, text, statements: placed }]);
  return { note: { ...note, rendered }, change: { kind: 'shortened', sections: [part.title] } };
}
