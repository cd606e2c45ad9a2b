import type { RaisedFlag, Severity } from '../model/result.ts';
import type { Span } from '../model/span.ts';

interface Raise {
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  readonly query?: string;
  readonly basis: string;
  readonly sources?: readonly Span[];
}

/** A flag about the words of a chart, not about codes. */
export function raise({ severity, rule, message, query, basis, sources = [] }: Raise): RaisedFlag {
  const places = sources.map(({ start, end }) => ({ start, end }));
  return { severity, rule, message, query: query ?? null, basis, codes: [], sources: places };
}

/**
 * A gap: its message is what is missing in a few words, a colon, and why it is asked.
 * @param name for example "Allergies"; what `nameOfGap` gives back
 */
export function raiseGap({ name, message, ...rest }: Raise & { readonly name: string }): RaisedFlag {
  return raise({ ...rest, message: `${name}: ${message}` });
}

/** The words before the colon of a gap's message: what is missing, as a list names it. */
export function nameOfGap({ message }: { readonly message: string }): string {
  return message.slice(0, message.indexOf(':'));
}
