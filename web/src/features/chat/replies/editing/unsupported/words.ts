export const title = 'Not in the source';
export const lead =
  'The words this note was made from do not hold these statements. Remove each of them, confirm it, or ask again what the source says.';
export const remove = 'Remove';
/** The same for whoever hears it. */
export const removeStatement = (statement: string): string => `Remove from the note: ${statement}`;
export const confirm = 'Confirm';
export const confirmStatement = (statement: string): string => `Confirm: ${statement}`;
export const askAgain = 'Ask again';
export const askAgainAbout = (statement: string): string => `Ask again about: ${statement}`;
export const notFetched = 'The source could not be searched. Please reload the page.';
export const reason = 'Why is it right?';
export const reasonHint = 'For example: patient said so by telephone. It is kept with the note.';
export const save = 'Confirm statement';
export const cancel = 'Cancel';
export const confirmed = 'Confirmed';
export const takeBack = 'Take back';
export const takeBackStatement = (statement: string): string => `Take back the confirmation: ${statement}`;
export const removed = 'Removed from the note.';
export const replaced = 'Replaced by what the source says.';
export const confirmedNow = 'Statement confirmed.';
export const takenBack = 'Confirmation taken back.';
export const failed = 'This could not be saved. Please try again.';
