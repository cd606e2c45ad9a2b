export const title = 'Not in the source';
export const lead =
  'The words this note was made from do not hold these statements. Remove each of them, or confirm it.';
export const remove = 'Remove';
/** The same for whoever hears it. */
export const removeStatement = (statement: string): string => `Remove from the note: ${statement}`;
export const confirm = 'Confirm';
export const confirmStatement = (statement: string): string => `Confirm: ${statement}`;
export const reason = 'Why is it right?';
export const reasonHint = 'For example: patient said so by telephone. It is kept with the note.';
export const save = 'Confirm statement';
export const cancel = 'Cancel';
export const confirmed = 'Confirmed';
export const takeBack = 'Take back';
export const takeBackStatement = (statement: string): string => `Take back the confirmation: ${statement}`;
export const removed = 'Removed from the note.';
export const confirmedNow = 'Statement confirmed.';
export const takenBack = 'Confirmation taken back.';
export const failed = 'This could not be saved. Please try again.';
