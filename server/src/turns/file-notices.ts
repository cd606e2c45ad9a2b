/** What a reader is told when the file did not come back with a reply, or came back changed; one sentence each. */
export const fileNotices = {
  noRoom:
    'The redacted file could not be kept because your stored files take all the room there is; the text above is redacted.',
  notKept: 'The redacted file could not be kept because something went wrong on our side; the text above is redacted.',
} as const;

/** Adds a sentence to those that are there; each stands on a line of its own. */
export function addNotice(notice: string | null, sentence: string | null): string | null {
  if (notice === null || sentence === null) return notice ?? sentence;
  return `${notice}\n${sentence}`;
}
