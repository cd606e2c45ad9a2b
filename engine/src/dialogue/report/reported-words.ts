import { capitalize } from '../../note/note-language.ts';

/** A word of a sentence between spaces: its letters in small ones and the marks around it. */
export interface Piece {
  readonly said: string;
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

/** The words of a sentence that are reported, with their marks. Linear. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\s+/)
    .filter((said) => said !== '')
    .map((said) => {
      const before = /^[^A-Za-z\d]*/.exec(said)?.[0] ?? '';
      const after = /[^A-Za-z\d%]*$/.exec(said.slice(before.length))?.[0] ?? '';
      const core = said.slice(before.length, said.length - after.length);
      return { said, word: core.toLowerCase().replaceAll('’', "'"), before, after };
    });

/** Another word in place of one, with the same marks and with its capital. */
export const inPlace = ({ said, before, after }: Piece, word: string): string =>
  `${before}${/^[A-Z][a-z]/.test(said.slice(before.length)) ? capitalize(word) : word}${after}`;

/** Words as a statement of a note: a capital at its head, no comma or dash at its end. */
export const asStatement = (words: readonly string[]): string =>
  capitalize(words.join(' ').trim())
    .replace(/[,;:–-]+$/, '')
    .replace(/\.{2,}$/, '.')
    .replace(/(?<=^\w+[.!] )[a-z]/, (letter) => letter.toUpperCase());

/** Statements as they follow each other: what nobody closed with a mark may go on in the next one. */
export function joinStatements(statements: readonly string[]): string {
  const joined = statements.map((one, at) => {
    const begun = at > 0 && !isClosed(statements[at - 1] ?? '') ? withoutCapital(one) : one;
    return isClosed(one) || at === statements.length - 1 ? begun : `${begun},`;
  });
  return joined.join(' ');
}

const withoutCapital = (text: string): string =>
  /^(?:I\b|[A-Z]{2,}\b|[A-Z]\w*\d)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const isClosed = (text: string): boolean => /[.?!…]”?$/.test(text);
