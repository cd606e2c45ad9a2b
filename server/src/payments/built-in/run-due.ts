import type { BuiltInParts } from './books.ts';
import { expireCheckout } from './checkouts.ts';
import { deliverNews } from './deliveries.ts';
import { bringUpToDate } from './subscriptions.ts';

const atOnce = 100;

/** Does what is due: renewals, tries to charge again, ends, checkouts whose time is over, news. */
export async function runDue(parts: BuiltInParts, signal: AbortSignal): Promise<void> {
  await forEachDue(parts, 'subscription', signal, (id) => bringUpToDate(parts, id));
  await forEachDue(parts, 'checkout', signal, (id) => expireCheckout(parts, id));
  await forEachDue(parts, 'card_change', signal, (_, paper) => parts.documents.remove(paper));
  await deliverNews(parts, signal);
}

/** One that fails is told of and left for the next time; it keeps no other from its turn. */
async function forEachDue(
  { documents, clock, log }: BuiltInParts,
  kind: 'subscription' | 'checkout' | 'card_change',
  signal: AbortSignal,
  work: (id: string, paper: { readonly id: string; readonly version: number }) => Promise<unknown>,
): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const due = await documents.listDue(kind, clock.now(), atOnce + failed.size);
    const left = due.filter(({ id }) => !failed.has(id));
    for (const paper of left) {
      if (signal.aborted) return;
      try {
        await work(paper.id, paper);
      } catch (err) {
        failed.add(paper.id);
        log.error({ err, kind, paper: paper.id }, 'the built-in payments could not do what is due');
      }
    }
    if (left.length < atOnce) return;
  }
}
