import type { Span } from '@notewright/engine';

/** A note with other words in the place of one of its statements. @param at where that stands */
export const replaceStatement = (markdown: string, at: Span, words: string): string =>
  markdown.slice(0, at.start) + words + markdown.slice(at.end);
