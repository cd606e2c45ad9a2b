import { createHmac } from 'node:crypto';
import type { BuiltInParts } from './books.ts';
import { findPaper } from './papers.ts';
import type { Paper } from './papers.ts';
import { signEvent, writeEvent } from './sign-event.ts';

const second = 1000;
const minute = 60 * second;
const day = 86_400_000;

/** Milliseconds until news that could not be delivered are tried again; after the last it is a day each time. */
const pauses: readonly number[] = [
  second,
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  60 * minute,
  6 * 60 * minute,
];
/** Then whoever wants to know has to ask. */
const mostAttempts = 30;
/** Within this time a delivery has ended, or the process that made it is gone. */
const lease = minute;
const atOnce = 50;

/** What events are signed with. */
export function eventKeyOf({ signingKey }: Pick<BuiltInParts, 'signingKey'>): Uint8Array {
  return createHmac('sha256', signingKey).update('events').digest();
}

/** Delivers what waits, in its order. One process holds each; when one dies over it, it is delivered again. */
export async function deliverNews(parts: BuiltInParts, signal: AbortSignal): Promise<void> {
  const { documents, clock } = parts;
  for (;;) {
    const waiting = await documents.listDue('event', clock.now(), atOnce);
    for (const { id } of waiting) {
      if (signal.aborted) return;
      await deliverOne(parts, id);
    }
    if (waiting.length < atOnce) return;
  }
}

async function deliverOne(parts: BuiltInParts, id: string): Promise<void> {
  const { documents, clock } = parts;
  const paper = await findPaper(documents, 'event', id);
  if (paper === null || paper.dueAt === null || paper.dueAt > clock.now()) return;
  const attempts = paper.content.attempts + 1;
  const held = { ...paper, dueAt: clock.now() + lease, content: { ...paper.content, attempts } };
  if (!(await documents.update(held))) return;
  const mine = { ...held, version: paper.version + 1 };
  if (await isTaken(parts, mine)) {
    await documents.remove(mine);
    return;
  }
  if (attempts >= mostAttempts) {
    parts.log.error({ event: id, attempts }, 'news of the built-in payments were given up');
    await documents.remove(mine);
    return;
  }
  await documents.update({ ...mine, dueAt: clock.now() + (pauses[attempts - 1] ?? day) });
}

async function isTaken(parts: BuiltInParts, { id, content }: Paper<'event'>): Promise<boolean> {
  const body = writeEvent({ id, type: content.kind, object: content.objectId });
  try {
    const status = await parts.deliver(body, signEvent(eventKeyOf(parts), body, parts.clock.now()));
    if (status >= 200 && status < 300) return true;
    parts.log.warn({ event: id, status, attempt: content.attempts }, 'news of the built-in payments were not taken');
  } catch (err) {
    parts.log.warn(
      { event: id, attempt: content.attempts, err },
      'news of the built-in payments could not be delivered',
    );
  }
  return false;
}
