import { newChat } from '../sending/reply-store.ts';
import { readSpoken, writeSpoken } from './spoken-store.ts';
import type { Place } from './outbox.ts';

/**
 * Puts phrases in the place of what was dictated for them. The box may move to a chat that was just begun meanwhile; what was left
 * behind is left alone.
 */
export function expandIn(place: Place, scope: AbortSignal): void {
  const isThere = (): boolean => place.box !== null && !scope.aborted;
  const text = {
    read: () => (place.box === null ? '' : readSpoken(place.box)),
    write: (words: string) => {
      if (place.box !== null && isThere()) writeSpoken(place.box, words);
    },
    chatId: () => (place.box === newChat ? null : place.box),
  };
  // Without phrases, what was said stays as it was said.
  const expand = async (): Promise<void> => (await import('../phrases/expand-spoken.ts')).expandSpoken(text);
  void expand().catch(() => undefined);
}
