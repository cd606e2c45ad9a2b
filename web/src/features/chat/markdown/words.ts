export const code = 'Code';
export const table = 'Table';
export const done = 'done';
export const notDone = 'not done';
/** Stands behind a statement that rests on nothing the person gave. */
export const notInYourWords = ' not in your words';
/** In place of a picture. @param from where it would be loaded from, or null @param words what it shows, or '' */
export const picture = (from: string | null, words: string): string =>
  `[picture${from === null ? '' : ` from ${from}`}, not loaded${words === '' ? '' : `: ${words}`}]`;
