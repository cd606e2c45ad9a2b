/** Adds a sentence to those that are there; each stands on a line of its own. */
export function addNotice(notice: string | null, sentence: string | null): string | null {
  if (notice === null || sentence === null) return notice ?? sentence;
  return `${notice}\n${sentence}`;
}
