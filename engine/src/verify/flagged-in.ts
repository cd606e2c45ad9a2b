import { checkAgainstInput } from './check-against-input.ts';

/** What the check finds, each as its kind and the words ("side Left"), for tables of tests and for measuring. */
export const flaggedIn = (document: string, input: string): string[] =>
  checkAgainstInput(document, input).unsupported.map(({ start, end, what }) => `${what} ${document.slice(start, end)}`);
