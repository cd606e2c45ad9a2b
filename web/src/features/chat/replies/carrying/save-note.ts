import { chat, type ChatMessage } from '@notewright/contract';
import type { TextProfileName } from '@notewright/engine/note-text';
import { callForFile } from '../../../../api/call.ts';
import { saveFile } from '../../../../api/save-file.ts';

const endings = { docx: 'docx', pdf: 'pdf', txt: 'txt', fhir: 'fhir.json', hl7: 'hl7' } as const;

export type FileFormat = keyof typeof endings;
const allFormats = Object.keys(endings) as readonly FileFormat[];

/** As what a version can be kept: a message for a record says who signed it, so there is none of a draft. */
export const fileFormatsOf = ({ signatures = [] }: Pick<ChatMessage, 'signatures'>): readonly FileFormat[] =>
  signatures.length > 0 ? allFormats : allFormats.filter((format) => format !== 'hl7');

/**
 * Has the server write a version of a note as a file, and the browser keep it, under the name that the server gives it too: the day
 * on which the version was written, and nothing of the note. Throws as `call` does.
 * @param profile how a text is written; of no other format does it say anything
 */
export async function saveNote(
  { id, edit, timestamp }: Pick<ChatMessage, 'id' | 'edit' | 'timestamp'>,
  format: FileFormat,
  profile: TextProfileName,
): Promise<void> {
  const query = format === 'txt' ? { format, profile } : { format };
  const file = await callForFile(chat.exportNote, { params: { messageId: id }, query });
  saveFile(file, `note-${(edit?.edited_at ?? timestamp).slice(0, 10)}.${endings[format]}`);
}
