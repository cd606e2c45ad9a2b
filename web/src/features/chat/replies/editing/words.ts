export const editing = 'Editing';
export const note = 'Note';
/** Over what is added to a signed note; it is written into the note. */
export const addendum = 'Addendum';
export const signedPart = 'Signed, cannot be changed';
export const keys =
  'Esc or Ctrl+Enter ends editing. Tab leaves the text; in a table it goes to the next cell. A dot and a name insert a phrase, Alt+Enter confirms it.';
export const done = 'Done';
export const closed = 'Editing ended. The note is saved.';
export const discard = 'Discard what is not saved';
export const keepApart = 'Save as another version';

export const toolbar = 'Format';
export const strong = 'Bold (Ctrl+B)';
export const em = 'Italic (Ctrl+I)';
export const heading = 'Heading';
export const bullets = 'Bulleted list';
export const numbers = 'Numbered list';
export const undo = 'Undo (Ctrl+Z)';
export const redo = 'Redo (Ctrl+Y)';
