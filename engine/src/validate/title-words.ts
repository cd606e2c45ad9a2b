import type { Span } from '../model/span.ts';
import { tokenize } from '../text/tokens.ts';

/** Words of official titles that say nothing about which condition it is. */
const emptyWords = new Set(
  'unspecified other specified without with and or of the in to due by for not elsewhere classified initial encounter subsequent sequela type right left bilateral acute chronic disorder disease syndrome pain site status'.split(
    ' ',
  ),
);

/**
 * Where the telling words of a code's title stand in the text; empty unless every one of them is there. The code itself
 * and the rest of its line are left out, since a chart that names a code often prints its title beside it.
 */
export function findTitleWords(text: string, title: string, written: Span): Span[] {
  const wanted = new Set(
    tokenize(title)
      .filter((token) => token.kind === 'word' && token.lower.length > 3 && !emptyWords.has(token.lower))
      .map((token) => token.lower),
  );
  if (wanted.size === 0) return [];
  const lineStart = text.lastIndexOf('\n', written.start) + 1;
  const lineEnd = text.indexOf('\n', written.end) < 0 ? text.length : text.indexOf('\n', written.end);
  const found = new Map<string, Span>();
  for (const token of tokenize(text)) {
    if (token.start >= lineStart && token.end <= lineEnd) continue;
    if (wanted.has(token.lower) && !found.has(token.lower))
      found.set(token.lower, { start: token.start, end: token.end });
  }
  return found.size === wanted.size ? [...found.values()] : [];
}
