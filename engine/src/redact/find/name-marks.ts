import type { Token } from './tokens.ts';

/** A hyphen that joins two names. */
export const isDash = (token: Token): boolean =>
  token.kind === 'mark' && (token.text === '-' || token.text === '\u2010' || token.text === '\u2011');

/** An apostrophe in any of the ways in which it is typed. */
export const isApostrophe = (token: Token): boolean =>
  token.kind === 'mark' &&
  (token.text === "'" || token.text === '\u2019' || token.text === '\u00b4' || token.text === '`');
