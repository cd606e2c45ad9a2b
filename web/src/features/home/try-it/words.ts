import { plural } from '../../../i18n/plural.ts';

export const title = 'Try it here';
export const lead =
  'Type or paste a sentence. Redactify and Chartwright read it in your browser: nothing you type leaves this page.';
export const label = 'Your text';
export const hint = 'A made-up patient stands in it to begin with. Up to 4,000 characters.';
export const run = 'Try it';
export const withNames = 'A note with names';
export const terse = 'A terse note';
export const unscripted = 'To try the tools here, switch on JavaScript: they run in your browser.';
export const loading = 'Fetching the engine, about half a megabyte...';
export const working = 'Reading...';
export const removed = (count: number): string =>
  count === 0
    ? 'no identifiers found'
    : plural(count, { one: '1 identifier removed', other: `${count} identifiers removed` });
export const done = (count: number, isCharted: boolean): string =>
  isCharted ? `Done: ${removed(count)}, and a chart written.` : `Done: ${removed(count)}.`;
export const tooLong = (length: string): string =>
  `This box takes up to 4,000 characters, and yours has ${length}. Shorten it, or sign up to send more.`;
export const failures: Readonly<Record<'absent' | 'broken' | 'slow', string>> = {
  absent: 'The engine could not be loaded. Your text is still here.',
  broken: 'The engine stopped on this text. Your text is still here.',
  slow: 'That took too long and was stopped. Your text is still here.',
};
export const retry = 'Try again';
export const noNote = 'Type some words of a visit, and Chartwright writes a chart from them.';
export const missing = 'Not documented';
export const source = (words: string): string => `From your words: “${words}”`;
export const point = 'Point at a line to see the words it came from.';
export const draft = "Draft for a clinician's review. No automatic method finds every identifier.";
