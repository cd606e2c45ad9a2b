import { useEffect, useState, type ReactNode } from 'react';
import { announceChange } from './announce-change.ts';
import { replyStore } from '../sending/reply-store.ts';

/**
 * Says to screen readers that a reply is being written and how it ended: two announcements a reply, never its words. The region
 * stays while the page does, since one that appears together with its text is not read.
 */
export function ReplyAnnouncer({ box, chatId }: { readonly box: string; readonly chatId: string | null }): ReactNode {
  const [said, setSaid] = useState('');
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
