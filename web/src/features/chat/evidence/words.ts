export const fromYourWords = 'From your words: ';
export const fromTheFile = 'From the file: ';
/** Goes before the words that are quoted. */
export const fromSource = (name: string): string => `From ${name}: `;
/** A source by its name and day. */
export const namedOf = (name: string, day: string): string => `${name}, ${day}`;
export const notFound = 'Not found in your words. Please check it before you use it.';

export const showAll = 'Show all';
export const showLess = 'Show less';
/** Goes on after "Show all" for whoever hears it. */
export const ofText = (name: string): string => ` of ${name}`;
export const yourWords = 'your words';
export const fileText = "the file's text";
