import type { Span } from '../model/span.ts';

/** A place in a text that somebody has to fill in. */
export interface Blank extends Span {
  /** What it can become; none for a blank of free words. */
  readonly options: readonly string[];
}

/** The options before the first bar have none, so that braces that are never closed cost no more than others. */
const form = /(?<!\*)\*{3}(?!\*)|\{([^{}|\n]*\|[^{}\n]*)\}/g;

/** The blanks (`***`) and choices (`{one|two}`) of a text, in order. Ranges in UTF-16 units. */
export const findBlanks = (text: string): readonly Blank[] =>
  [...text.matchAll(form)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    options: (found[1] ?? '')
      .split('|')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  }));

/** A line of nothing but `***` is a rule, and what it marks elsewhere may be emphasis of both kinds. */
const written = /(?:^|[^\\*])(?:\\\*){3}(?!\\?\*)|(?<=[^\n\\*][ \t([])\*{3}(?=[\s.,;:)\]]|$)|\{[^{}|\n]*\|[^{}\n]*\}/;

/** True where a note's markdown holds a blank or a choice that nobody filled. Escaped marks count as they read. */
export const holdsBlank = (markdown: string): boolean => written.test(markdown.replaceAll('\\|', '|'));
