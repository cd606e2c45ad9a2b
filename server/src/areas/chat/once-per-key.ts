import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { idSchema } from '@notewright/contract';
import { z } from 'zod';
import { IdempotencyLostError } from '../../store/idempotency/idempotency-store.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { UploadedFile } from '../../http/route.ts';
import { RepeatedRequest } from '../../turns/repeated-request.ts';
import type { RequestKey, SentIds, SentMessage } from '../../turns/open-turn.ts';
import { ownerOf } from './owner-of.ts';
import type { AuditedRequest } from './audit-line.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface SendRequest extends AuditedRequest {
  readonly body: { readonly sources?: readonly unknown[] | undefined };
  readonly files: readonly UploadedFile[];
  readonly idempotencyKey: string | null;
}

/** A first request and its repeats: whichever comes first is carried out, the others get its result. */
export type OncePerKey = (
  request: SendRequest,
  route: string,
  /** Gets the key to store with the message; null when the request brought none. */
  carryOut: (key: RequestKey | null) => Promise<SentMessage>,
) => Promise<SentMessage>;

/** How long a repeat waits for the first request to be done (milliseconds), and how often it looks. */
const timeout = 60_000;
const lookEvery = 100;

/** Makes the gate through which all sends of this process go. */
export function createOncePerKey(parts: { readonly store: Store; readonly clock: Clock }): OncePerKey {
  const underWay = new Map<string, Promise<unknown>>();

  /** The message, or what is known of the first request. */
  async function tryOnce(request: SendRequest, key: RequestKey, carryOut: (key: RequestKey) => Promise<SentMessage>) {
    const { userId } = request.caller;
    const name = nameOf(request, key);
    // Files and earlier notes are read before anything is stored, which takes its time and is noted: repeats must find the key taken.
    const isTaken = request.files.length > 0 || (request.body.sources ?? []).length > 0;
    if (isTaken) {
      const begun = await parts.store.idempotency.begin(userId, key.route, key.key, key.hash, parts.clock.now());
      if (begun.state !== 'new') return begun;
    }
    const work = carryOut({ ...key, isTaken });
    underWay.set(name, work);
    try {
      return { state: 'sent', sent: await work } as const;
    } catch (error) {
      if (error instanceof RepeatedRequest) return error.begun;
      // Another process took the key over and was done first; its result is the one that counts.
      if (error instanceof IdempotencyLostError) return { state: 'running' } as const;
      if (isTaken) await parts.store.idempotency.release(userId, key.route, key.key);
      throw error;
    } finally {
      if (underWay.get(name) === work) underWay.delete(name);
    }
  }

  return async (request, route, carryOut) => {
    if (request.idempotencyKey === null) return carryOut(null);
    const key = { route, key: request.idempotencyKey, hash: hashRequest(request), isTaken: false };
    for (const deadline = performance.now() + timeout; performance.now() < deadline;) {
      const first = underWay.get(nameOf(request, key));
      if (first !== undefined) await Promise.race([first.catch(() => undefined), sleep(lookEvery)]);
      const tried = await tryOnce(request, key, carryOut);
      if (tried.state === 'sent') return tried.sent;
      if (tried.state === 'mismatch') throw new ProblemError('idempotency_mismatch');
      if (tried.state === 'done') return findSent(parts, request, tried.result);
      await sleep(lookEvery);
    }
    throw new ProblemError('idempotency_running', { retryAfter: 5 });
  };
}

function nameOf(request: SendRequest, key: RequestKey): string {
  return `${request.caller.userId} ${key.route} ${key.key}`;
}

/** A digest of everything that was sent, by which the same request is known again. */
function hashRequest(request: SendRequest): string {
  const hash = createHash('sha256');
  // The user's id keeps equal requests of two people from having equal digests.
  hash.update(JSON.stringify([request.caller.userId, request.idempotencyKey, Object.entries(request.body).toSorted()]));
  for (const { name, declaredType, bytes } of request.files) {
    hash.update(JSON.stringify([name, declaredType, bytes.length]));
    hash.update(bytes);
  }
  return hash.digest('base64url');
}

const sentIdsSchema = z.object({
  chatId: idSchema,
  userMessageId: idSchema,
  replyId: idSchema,
}) satisfies z.ZodType<SentIds>;

/** What the first request stored, as it stands now; gone when its chat was deleted since. */
async function findSent(parts: { readonly store: Store }, request: SendRequest, result: unknown): Promise<SentMessage> {
  const owner = ownerOf(request.caller);
  const ids = sentIdsSchema.parse(result);
  const chat = await parts.store.chats.find(owner, ids.chatId);
  const userMessage = await parts.store.messages.find(owner, ids.userMessageId);
  const reply = await parts.store.messages.find(owner, ids.replyId);
  if (chat === null || userMessage === null || reply === null) throw new ProblemError('not_found');
  return { chatId: chat.id, title: chat.title ?? '', userMessage, reply };
}
