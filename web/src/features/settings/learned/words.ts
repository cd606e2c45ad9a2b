export const title = 'What Notewright has learned';
export const description =
  'What you change in the notes that you sign shows how you like them. Nothing is used before you accept it, and no word of a note is kept.';
export const notLoaded = 'Failed to load what was learned.';
export const mode = 'Learn from the notes that I sign, and use what I accepted';
export const modeOn = 'Learning Mode is on.';
export const modeOff = 'Learning Mode is off. What was learned is kept, and not used.';
export const none = 'Nothing was learned yet. It takes three notes that you change in the same way.';
export const proposed = 'Proposed';
export const used = 'In use';
export const off = 'Switched off';
export const inNotes = (count: string, of: string): string =>
  `In ${count} of the last ${of} notes that it could be seen in.`;
export const accept = 'Accept';
export const acceptOne = (sentence: string): string => `Accept: ${sentence}`;
export const acceptAgain = 'Use again';
export const acceptAgainOne = (sentence: string): string => `Use again: ${sentence}`;
export const switchOff = 'Off';
export const switchOffOne = (sentence: string): string => `Off: ${sentence}`;
export const remove = 'Delete';
export const removeOne = (sentence: string): string => `Delete: ${sentence}`;
export const change = 'Change';
export const changeOne = (sentence: string): string => `Change: ${sentence}`;
export const accepted = 'Used from the next note on.';
export const switchedOff = 'Switched off.';
export const removed = 'Deleted. It can be learned again.';
export const changed = 'Changed, and used from the next note on.';
