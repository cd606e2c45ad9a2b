export const title = 'Template text';
export const lead = 'Inserted from a phrase and not confirmed yet. Read it, then confirm it.';
export const hasBlank = 'Has a blank to fill in';
export const confirm = 'Confirm';
/** The same for whoever hears it. */
export const confirmText = (text: string): string => `Confirm: ${text}`;
export const confirmAll = 'Confirm all';
export const confirmed = 'Template text confirmed.';
export const fillFirst = 'Fill in the blanks of this note in the editor first.';
