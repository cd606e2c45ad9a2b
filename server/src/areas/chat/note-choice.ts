import { defineMessage } from '@notewright/engine/message';
import type { NoteChoice, NoteFields } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { findAskedForm } from '@notewright/engine/note-requests';
import { noteKinds } from '@notewright/engine/value-sets';
import { ProblemError } from '../../kernel/problem.ts';
import type { Owner, Store } from '../../store/store.ts';
import { isWhole, type StoredTemplate } from '../../store/templates/template-store.ts';

/** The tools that write notes; the others pass such a choice over. */
const writesNotes = (tool: ToolName): boolean => tool === 'Chartwright' || tool === 'TranscriptX';

const templateGone = defineMessage(
  'chat.templateGone',
  'This template is not there any more. Choose another kind of note, or send again without one.',
);

/** Only a text that may name a template is looked through for their names. */
const mayName = /\b(?:template|format|form|layout|note|plantilla|formato)\b/i;

/** The template as it stands now: a later change of it changes no note that was asked for before. */
const asChoice = ({ id, name, headings }: StoredTemplate): NoteChoice => ({
  form: { id, name, headings: headings.map((heading) => ({ ...heading, takes: [...heading.takes] })) },
});

/**
 * What note a message is to become, when its sender chose or named it; null otherwise, and for other tools.
 * @throws ProblemError `not_found` for a template that is not there for them
 */
export async function readNoteChoice(
  { templates }: Pick<Store, 'templates'>,
  owner: Owner,
  {
    note_kind: kind,
    template_id: templateId,
    message_content: text,
  }: NoteFields & { readonly message_content: string },
  toolName: ToolName,
): Promise<NoteChoice | null> {
  if (!writesNotes(toolName)) return null;
  if (templateId !== undefined) {
    const found = await templates.find(owner, templateId);
    if (found === null) throw new ProblemError('not_found', { message: templateGone });
    return asChoice(found);
  }
  const known = noteKinds.find((one) => one === kind);
  if (known !== undefined) return { kind: known };
  return findNamed(templates, owner, text);
}

/**
 * What was chosen with a message that is edited, for the one that takes its place; null for tools that write no notes. A template that
 * its words named is not kept: the new words name it again, or do not.
 */
export function keepNoteChoice(choice: NoteChoice | null, text: string, toolName: ToolName): NoteChoice | null {
  if (choice === null || !writesNotes(toolName)) return null;
  const isNamed = 'form' in choice && findAskedForm(text, [choice.form.name]) !== undefined;
  return isNamed ? null : choice;
}

async function findNamed(templates: Store['templates'], owner: Owner, text: string): Promise<NoteChoice | null> {
  const ends = `${text.slice(0, 400)}\n${text.slice(-300)}`;
  if (!mayName.test(ends)) return null;
  const all = (await templates.list(owner)).filter(isWhole);
  const asked = findAskedForm(text, [...new Set(all.map(({ name }) => name))]);
  // One's own goes before the company's of the same name.
  const found = all
    .filter(({ name }) => name.toLowerCase() === asked?.name.toLowerCase())
    .sort((a, b) => Number(a.isShared) - Number(b.isShared))[0];
  return found === undefined ? null : asChoice(found);
}
