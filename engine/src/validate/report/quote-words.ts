import type { Span } from '../../model/span.ts';

const longestQuote = 90;
const mostQuotes = 3;

/** One line, cut at a word where it is long. */
function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= longestQuote) return line;
  const cut = line.slice(0, longestQuote);
  const end = cut.lastIndexOf(' ');
  return `${end > longestQuote / 2 ? cut.slice(0, end) : cut} ...`;
}

/** What is marked in the chart and handed on as data is a quotation, not a page. */
const longestSource = 160;

/** A place cut at a word where it is long. */
export function shortenSource(text: string, { start, end }: Span): Span {
  if (end - start <= longestSource) return { start, end };
  const space = text.lastIndexOf(' ', start + longestSource);
  return { start, end: space > start + longestSource / 2 ? space : start + longestSource };
}

/** The words of the chart at some places, each once, the first three; none for a place without words. */
export function quoteWords(text: string, sources: readonly Span[]): readonly string[] {
  const quotes = new Set<string>();
  for (const { start, end } of sources) {
    // What is far longer than a quotation is not read to its end.
    const words = shorten(text.slice(start, Math.min(end, start + 2 * longestQuote)));
    if (words !== '') quotes.add(words);
    if (quotes.size === mostQuotes) break;
  }
  return [...quotes];
}

/** Quotations side by side, as they stand in a sentence or a cell. */
export const joinQuotes = (quotes: readonly string[]): string => quotes.map((quote) => `"${quote}"`).join(', ');
