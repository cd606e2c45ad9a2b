import type { LeftOutRisk } from '@notewright/engine';

export const title = 'Left out of this note';
/** Before the words of a statement; nothing before those of the rest. */
export const risks: Readonly<Record<Exclude<LeftOutRisk, 'other'>, string>> = {
  'medication-or-allergy': 'Medication or allergy',
  'red-flag': 'Red flag',
  plan: 'Plan',
};
export const add = 'Put into the note';
/** The same for whoever hears it. */
export const addStatement = (words: string): string => `Put into the note: ${words}`;
export const showAll = (count: number): string => `Show all ${count}`;
export const showFewer = 'Show fewer';
export const added = 'Put into the note.';
export const addFailed = 'This could not be put into the note. Please try again.';
