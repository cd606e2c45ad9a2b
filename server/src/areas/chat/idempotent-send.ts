import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { idSchema } from '@notewright/contract';
import { z } from 'zod';
import { IdempotencyLostError } from '../../store/idempotency/idempotency-store.ts';
import { ProblemError } from '../../http/problem.ts';
import type { UploadedFile } from '../../http/route.ts';
import type { SentIds, SentMessage } from '../../turns/send-message.ts';
import { ownerOf, type ChatParts } from './chat-parts.ts';
import type { AuditedRequest } from './audit-line.ts';

export interface SendRequest extends AuditedRequest {
  readonly body: object;
  readonly file: UploadedFile | null;
  readonly idempotencyKey: string | null;
}

/** What a key of a request stands for; null when the request brought none. */
export type RequestKey = { readonly route: string; readonly key: string } | null;

/** A first request and its repeats: whichever comes first is carried out, the others get its result. */
export type IdempotentSend = (
  request: SendRequest,
  route: string,
  carryOut: (key: RequestKey) => Promise<SentMessage>,
) => Promise<SentMessage>;

/** How long a repeat waits for the first request to be done (milliseconds), and how often it looks. */
const patience = 60_000;
const lookEvery = 100;

/** Makes the gate through which all sends of this process go. */
export function createIdempotentSend(parts: ChatParts): IdempotentSend {
  const underWay = new Map<string, Promise<unknown>>();

  /** Null when another process took the key over and was done first; its result is the one that counts. */
  async function carryOutOnce(
    name: string,
    userId: string,
    key: NonNullable<RequestKey>,
    carryOut: (key: RequestKey) => Promise<SentMessage>,
  ): Promise<SentMessage | null> {
    const work = carryOut(key);
    underWay.set(name, work);
    try {
      return await work;
    } catch (error) {
      if (error instanceof IdempotencyLostError) return null;
      await parts.store.idempotency.release(userId, key.route, key.key);
      throw error;
    } finally {
      underWay.delete(name);
    }
  }

  return async (request, routeName, carryOut) => {
    if (request.idempotencyKey === null) return carryOut(null);
    const { userId } = request.caller;
    const key = { route: routeName, key: request.idempotencyKey };
    const name = `${userId} ${routeName} ${key.key}`;
    const hash = hashRequest(request);
    for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
      const begun = await parts.store.idempotency.begin(userId, key.route, key.key, hash, parts.clock.now());
      if (begun.state === 'mismatch') throw new ProblemError('idempotency_mismatch');
      if (begun.state === 'done') return findSent(parts, request, begun.result);
      const sent = begun.state === 'new' ? await carryOutOnce(name, userId, key, carryOut) : null;
      if (sent !== null) return sent;
      await Promise.race([underWay.get(name)?.catch(() => undefined), sleep(lookEvery)]);
    }
    throw new ProblemError('idempotency_running', { retryAfter: 5 });
  };
}

/** A digest of everything that was sent, by which the same request is known again. */
function hashRequest(request: SendRequest): string {
  const hash = createHash('sha256');
  // The user's id keeps equal requests of two people from having equal digests.
  hash.update(JSON.stringify([request.caller.userId, request.idempotencyKey, Object.entries(request.body).toSorted()]));
  if (request.file !== null) {
    hash.update(JSON.stringify([request.file.name, request.file.declaredType, request.file.bytes.length]));
    hash.update(request.file.bytes);
  }
  return hash.digest('base64url');
}

const sentIdsSchema = z.object({ chatId: idSchema, userMessageId: idSchema, replyId: idSchema }) satisfies z.ZodType<SentIds>;

/** What the first request stored, as it stands now; gone when its chat was deleted since. */
async function findSent(parts: ChatParts, request: SendRequest, result: unknown): Promise<SentMessage> {
  const owner = ownerOf(request.caller);
  const ids = sentIdsSchema.parse(result);
  const chat = await parts.store.chats.find(owner, ids.chatId);
  const userMessage = await parts.store.messages.find(owner, ids.userMessageId);
  const reply = await parts.store.messages.find(owner, ids.replyId);
  if (chat === null || userMessage === null || reply === null) throw new ProblemError('not_found');
  return { chatId: chat.id, title: chat.title, userMessage, reply };
}
