import { plural } from '../../../../../i18n/plural.ts';

export const title = (statement: string): string => `What the source says instead of: ${statement}`;
export const looking = 'Looking in the source…';
export const nothing = 'The source says nothing about this.';
export const elsewhere =
  'What the source says about this is in the note already, or does not fit in the place of this statement.';
export const found = (count: number): string =>
  plural(count, {
    one: `The source has ${count} statement about this.`,
    other: `The source has ${count} statements about this.`,
  });
export const take = 'Use this';
/** The same for whoever hears it. */
export const takeStatement = (statement: string): string => `Use this instead: ${statement}`;
export const quote = (words: string): string => `“${words}”`;
export const close = 'Close';
export const failed = 'The source could not be searched. Please try again.';
