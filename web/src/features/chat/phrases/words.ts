import { plural } from '../../../i18n/plural.ts';

/** The list beside the caret. */
export const phrases = 'Phrases';
export const options = 'Choices';
export const found = (count: number): string => plural(count, { one: '1 phrase', other: `${count} phrases` });
/** For those who hear it, once when a list opens. */
export const howToTake = 'Arrow keys choose, Enter inserts, Escape closes.';
export const ofCompany = 'Company';
export const blank = (place: number, of: number): string => `Blank ${place} of ${of}`;
export const howToFill = 'Tab goes to the next blank, Esc ends.';
