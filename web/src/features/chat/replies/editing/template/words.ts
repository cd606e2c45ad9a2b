export const title = 'Phrases to confirm';
export const lead = 'You inserted these phrases. Read each one and confirm that it is true for this patient.';
export const hasBlank = 'Has a blank to fill in';
export const confirm = 'Confirm';
/** The same for whoever hears it. */
export const confirmText = (text: string): string => `Confirm: ${text}`;
export const confirmAll = 'Confirm all';
export const confirmed = 'Phrase confirmed.';
export const fillFirst = 'Fill in the blanks of this note in the editor first.';
