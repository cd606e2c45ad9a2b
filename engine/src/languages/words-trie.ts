import type { Span } from '../model/span.ts';

/** A word, number or mark of a text, in the form by which it is looked up. */
export interface Piece extends Span {
  /** In small letters without accents; of a number `number`. */
  readonly key: string;
  /** A number, a word, or a mark. */
  readonly kind: 'number' | 'word' | 'mark';
}

const anyPiece = /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;

/** Small letters without accents. */
export const fold = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words, numbers and marks of a text. Linear. */
export function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(anyPiece), ({ 0: written, index }): Piece => {
    const kind = /^\d/.test(written) ? 'number' : /^\p{L}/u.test(written) ? 'word' : 'mark';
    const plain = /[^\x00-\x7f]/.test(written) ? fold(written) : written.toLowerCase();
    return { key: kind === 'mark' ? written : plain, kind, start: index, end: index + written.length };
  });
}

/** Where any number may stand in a phrase. */
export const numberSlot = '{n}';

/** Phrases by their words, each with what it stands for. */
export class WordsTrie<T> {
  readonly #next = new Map<string, WordsTrie<T>>();
  readonly #values: T[] = [];

  /** Adds a phrase; of the same words the first that may be taken counts. */
  add(phrase: string, value: T): void {
    const keys = phrase.split(numberSlot).flatMap((part, at) => {
      const own = piecesOf(part).map(({ key }) => key);
      return at === 0 ? own : [numberSlot, ...own];
    });
    keys.reduce((node: WordsTrie<T>, key) => node.#child(key), this).#values.push(value);
  }

  #child(key: string): WordsTrie<T> {
    const child = this.#next.get(key) ?? new WordsTrie<T>();
    this.#next.set(key, child);
    return child;
  }

  /**
   * The longest phrase that begins at a piece and stands on one line.
   * @param accepts whether a value may be taken there
   * @returns its value and how many pieces it takes
   */
  longestAt(
    text: string,
    pieces: readonly Piece[],
    from: number,
    accepts: (value: T, taken: number) => boolean = () => true,
  ): { readonly value: T; readonly taken: number } | undefined {
    let found: { readonly value: T; readonly taken: number } | undefined;
    let nodes: WordsTrie<T>[] = [this];
    for (let taken = 1; nodes.length > 0 && from + taken <= pieces.length; taken += 1) {
      const piece = pieces[from + taken - 1] as Piece;
      const before = pieces[from + taken - 2];
      if (taken > 1 && before && piece.start - before.end > 1) break;
      if (taken > 1 && before && text[before.end] === '\n') break;
      nodes = nodes.flatMap((node) => node.#follow(piece));
      const value = nodes.flatMap((node) => node.#values).find((one) => accepts(one, taken));
      if (value !== undefined) found = { value, taken };
    }
    return found;
  }

  #follow({ key, kind }: Piece): WordsTrie<T>[] {
    const exact = this.#next.get(key);
    const slot = kind === 'number' ? this.#next.get(numberSlot) : undefined;
    return exact && slot ? [exact, slot] : exact ? [exact] : slot ? [slot] : [];
  }
}
