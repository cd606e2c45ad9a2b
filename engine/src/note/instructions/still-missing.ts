import { headingsOf, plainTitle } from '../left-out/headings-of.ts';

/** Of what a note was found to lack, what it has no section for now: it may have been edited since. */
export function stillMissing(markdown: string, missing: readonly string[]): string[] {
  const titles = new Set(headingsOf(markdown).map(({ title }) => title));
  return missing.filter((title) => !titles.has(plainTitle(title)));
}
