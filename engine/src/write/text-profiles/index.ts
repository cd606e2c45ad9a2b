/**
 * A note as blocks, and as text for the fields of a record system. An entry of its own: the page copies by it and the server prints by
 * it, and neither loads more of the engine.
 */
export { readNoteBlocks } from '../note-blocks/read-note-blocks.ts';
export type { NoteBlock, NoteItem } from '../note-blocks/read-note-blocks.ts';
export { textProfileNames, textProfiles } from './profiles.ts';
export type { TextProfile, TextProfileName } from './profiles.ts';
export { escapeMarkdown } from '../escape-markdown.ts';
export { writeNoteText } from './write-note-text.ts';
export { splitFields } from './split-fields.ts';
export { toAscii } from './to-ascii.ts';
