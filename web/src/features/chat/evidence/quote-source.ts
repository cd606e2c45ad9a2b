import type { Span } from '@notewright/engine';
import type { Segment } from './source-segments.ts';

const around = 48;

const clean = (text: string): string => text.replace(/\s+/g, ' ');

/** The first source with a few words on either side, for a strip where the whole text is not in view. */
export function quoteSource(text: string, spans: readonly Span[]): readonly Segment[] {
  const span = spans[0];
  if (span === undefined) return [];
  const from = Math.max(0, span.start - around);
  const to = Math.min(text.length, span.end + around);
  const segments: Segment[] = [
    {
      text: (from > 0 ? '… ' : '') + clean(text.slice(from, span.start)).replace(/^\S*\s/, from > 0 ? '' : '$&'),
      marked: false,
    },
    { text: clean(text.slice(span.start, span.end)), marked: true },
    {
      text:
        clean(text.slice(span.end, to)).replace(/\s\S*$/, to < text.length ? '' : '$&') +
        (to < text.length ? ' …' : ''),
      marked: false,
    },
  ];
  return segments.filter((segment) => segment.text !== '');
}
