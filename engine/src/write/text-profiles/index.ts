/** The text of a note for the fields of a record system. An entry of its own: the page copies by it, and loads no more of the engine. */
export { textProfileNames, textProfiles } from './profiles.ts';
export type { TextProfile, TextProfileName } from './profiles.ts';
export { writeNoteText } from './write-note-text.ts';
export { splitFields } from './split-fields.ts';
