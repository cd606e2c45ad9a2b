import type { Span } from '../../model/span.ts';

/** Between what a statement says one by one. */
const border = /[,;:.()]|\b(?:and|or|but|with|nor)\b|\/(?!\d)/gi;

/** The items of a statement: what stands between its commas and joints. Ranges of the text. */
export function itemsOf(text: string): Span[] {
  const items: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(border)) {
    if (/\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '') && mark.length === 1) continue;
    items.push({ start, end: index });
    start = index + mark.length;
  }
  items.push({ start, end: text.length });
  return items.filter(({ start: from, end }) => text.slice(from, end).trim() !== '');
}
