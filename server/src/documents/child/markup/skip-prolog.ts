/**
 * What stands from the first element on: after white space, instructions, comments and document types. Looks at each
 * character a bounded number of times, whatever a file consists of.
 */
export function skipProlog(source: string): string {
  // Known ahead, so that no document type looks through the whole rest for a bracket that is not there.
  const lastBracket = source.lastIndexOf(']');
  let at = skipSpace(source, 0);
  for (;;) {
    const end = endOfAside(source, at, lastBracket);
    if (end === at) return source.slice(at);
    at = skipSpace(source, end);
  }
}

const notSpace = /\S/g;

function skipSpace(source: string, from: number): number {
  notSpace.lastIndex = from;
  return notSpace.exec(source)?.index ?? source.length;
}

/** Where what begins here ends, or `at` for what is no part of a prolog or does not end. */
function endOfAside(source: string, at: number, lastBracket: number): number {
  if (source.startsWith('<!--', at)) return after(source, '-->', at + 4) ?? at;
  if (source.startsWith('<?', at)) return after(source, '>', at + 2) ?? at;
  if (source.slice(at, at + 9).toLowerCase() !== '<!doctype') return at;
  const close = after(source, '>', at);
  if (close === null) return at;
  const bracket = source.slice(at, close).indexOf('[');
  const subset = bracket < 0 || lastBracket < at ? null : after(source, ']', at + bracket);
  return (subset === null ? close : after(source, '>', subset)) ?? at;
}

function after(source: string, mark: string, from: number): number | null {
  const start = source.indexOf(mark, from);
  return start < 0 ? null : start + mark.length;
}
