/**
 * A note as blocks, as text for the fields of a record system, and as markdown. An entry of its own: the page copies by it, the server prints by
 * it and puts together by it what a model writes, and neither loads more of the engine.
 */
export { readNoteBlocks } from '../note-blocks/read-note-blocks.ts';
export type { NoteBlock, NoteItem } from '../note-blocks/read-note-blocks.ts';
export { textProfileNames, textProfiles } from './profiles.ts';
export type { TextProfile, TextProfileName } from './profiles.ts';
export { escapeMarkdown } from '../escape-markdown.ts';
export { writeNoteText } from './write-note-text.ts';
export { splitFields } from './split-fields.ts';
export { toAscii } from './to-ascii.ts';
export { renderBlock } from '../render-sections.ts';
export { blockBreak, frameNote } from '../frame-note.ts';
export type { NoteFrame, NoteTail } from '../frame-note.ts';
