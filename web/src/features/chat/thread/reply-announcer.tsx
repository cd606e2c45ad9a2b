import { useEffect, useState, type ReactNode } from 'react';
import { announceChange } from './announce-change.ts';
import { editingStore } from '../replies/editing/editing-store.ts';
import { replyStore } from '../sending/reply-store.ts';

/**
 * Says to screen readers that a reply is being written and how it ended: two announcements a reply, never its words; and what
 * happens to a note that is edited. The region
 * stays while the page does, since one that appears together with its text is not read.
 */
export function ReplyAnnouncer({ box, chatId }: { readonly box: string; readonly chatId: string | null }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      editingStore.subscribe((now, before) => {
        const words = now.said?.words;
        // Words that stand there already are not heard again.
        if (now.said !== before.said && words !== undefined)
          setSaid((last) => (last === words ? `${words}\u00a0` : words));
      }),
    [],
  );
  useEffect(
    () =>
      replyStore.subscribe((now, before) => {
        const next = announceChange(before, now, box, chatId);
        if (next !== null) setSaid(next);
      }),
    [box, chatId],
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {said}
    </div>
  );
}
