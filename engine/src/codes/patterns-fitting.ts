const mostKept = 5_000;

/**
 * Tells which of some patterns a code fits, and remembers it: charts name the same few hundred codes, and a table of rules asks for
 * each of them by every row.
 */
export function patternsFitting(patterns: Iterable<RegExp>): (code: string) => ReadonlySet<RegExp> {
  const all = [...new Set(patterns)];
  const kept = new Map<string, ReadonlySet<RegExp>>();
  return (code) => {
    const known = kept.get(code);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    const fitting = new Set(all.filter((pattern) => pattern.test(code)));
    kept.set(code, fitting);
    return fitting;
  };
}
