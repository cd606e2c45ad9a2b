import { builtInIcdPacked } from './built-in-icd.ts';
import type { TabularNotes } from './code-tables.ts';
import { readNoteText } from './notes/note-lines.ts';
import { openNotes, packNotes } from './notes/packed-notes.ts';
import { manifestationCodes, tabularNotesText, tabularNotesYear } from './tabular-notes.data.ts';

let opened: TabularNotes | null = null;

/** The notes that come with the product; the codes that they name are those of the built-in table. Opened once. */
export function builtInNotes(): TabularNotes {
  const table = { codes: builtInIcdPacked().codes, manifestations: manifestationCodes.split(' ') };
  opened ??= openNotes(packNotes(readNoteText(tabularNotesText), table, tabularNotesYear, 'built-in notes'));
  return opened;
}
