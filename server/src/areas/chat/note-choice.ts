import { noteChoiceSchema, type NoteChoice, type NoteFields } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';

/** The tools that write notes; the others pass such a choice over. */
const writesNotes = (tool: ToolName): boolean => tool === 'Chartwright' || tool === 'TranscriptX';

/** What note a message is to become, when its sender chose; null otherwise, and for other tools. */
export function readNoteChoice(fields: NoteFields, toolName: ToolName): NoteChoice | null {
  if (!writesNotes(toolName) || fields.note_kind === undefined) return null;
  return noteChoiceSchema.parse({ kind: fields.note_kind });
}
