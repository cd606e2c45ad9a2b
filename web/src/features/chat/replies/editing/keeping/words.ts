import type { KeepPhase } from './note-keeper.ts';

/** How far a note is kept, in its head. */
export const phases: Readonly<Record<Exclude<KeepPhase, 'refused'>, string>> = {
  saved: 'Saved',
  changed: 'Saving',
  saving: 'Saving',
  offline: 'Not saved yet: no connection. It is kept here and saved once you are back.',
  waiting: 'Not saved yet: a reply is being written. It is saved once that is done.',
};
export const refused = 'Not saved.';
export const merged =
  'This note was changed in another tab or on another device meanwhile. Both changes are in it now.';
export const mergedBoth =
  'This note was changed in another tab or on another device meanwhile. Where both changed the same words, both stand under each other.';
