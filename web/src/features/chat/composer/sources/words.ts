export const list = 'What goes with the message';
export const change = (name: string): string => `Change ${name}`;
export const remove = (name: string): string => `Remove ${name}`;
export const changeTitle = 'Change this source';
export const changeLead = 'Say what it is and from when, so that what is old is not taken for new.';

export const addTitle = 'Add a source';
export const addLead =
  'Add an older note, a list or results. The note gives their date and asks you about anything that contradicts today’s visit.';
export const what = 'What to add';
export const pastedText = 'Text';
export const earlierNote = 'An earlier note';

export const name = 'Name';
export const kind = 'What it is';
export const day = 'Date';
export const dayHint = 'The day it is from, if you know it.';
export const text = 'Text';
export const nameMissing = 'Please enter a name.';
export const textMissing = 'Please paste or type the text.';
export const add = 'Add';
export const save = 'Save';
export const cancel = 'Cancel';

export const searchChats = 'Search your chats by title';
export const chats = 'Chats';
export const notes = 'Notes of this chat';
export const noChats = 'No chat was found.';
export const noNotes = 'This chat has no finished note.';
export const loading = 'Loading';
export const chatsFailed = 'The chats could not be loaded. Please try again.';
export const notesFailed = 'The notes of this chat could not be loaded. Please try again.';
export const otherChat = 'Choose another chat';
export const more = 'Show more';
export const noteMissing = 'Please choose a note.';
/** A note by its kind and when it was written. */
export const noteOf = (kind: string, moment: string): string => `${kind}, ${moment}`;
export const note = 'Note';
export const untitled = 'Untitled Chat';
