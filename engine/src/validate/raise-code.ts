import type { RaisedFlag, Severity } from '../model/result.ts';
import type { Span } from '../model/span.ts';

interface RaiseCode {
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  readonly query?: string;
  readonly basis: string;
  readonly codes: readonly string[];
  readonly sources: readonly Span[];
}

const mostSources = 4;

/** A flag about written codes; of the places it rests on the first few are kept. */
export function raiseCode({ sources, query, ...flag }: RaiseCode): RaisedFlag {
  return {
    ...flag,
    query: query ?? null,
    sources: sources.slice(0, mostSources).map(({ start, end }) => ({ start, end })),
  };
}

/** Words of the chart in quotation marks, cut to a few. */
export function quote(text: string, { start, end }: Span): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `"${words.length > 80 ? `${words.slice(0, 77)}...` : words}"`;
}
