const marks = /[\\^$.*+?()[\]{}|/]/g;

/** The source of a pattern that matches one of the forms, the longest that fits; marks within them stand for themselves. */
export function oneOf(forms: Iterable<string>): string {
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.map((form) => form.replace(marks, String.raw`\$&`)).join('|')})`;
}
