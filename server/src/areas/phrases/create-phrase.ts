import { createHash } from 'node:crypto';
import { idSchema, phrases } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import type { Store } from '../../store/store.ts';
import {
  auditLine,
  canShare,
  ownerOf,
  presentPhrase,
  refuseFull,
  refuseSameName,
  type PhraseParts,
} from './own-phrases.ts';

type CreateRequest = RouteRequest<typeof phrases.createPhrase, 'chart-user'>;

export function createPhrase(parts: PhraseParts): Route {
  return route(phrases.createPhrase, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'phrase.create',
    handle: async (request) => {
      const { caller } = request;
      const id = await parts.store.transaction((tx) => addOnce(parts, tx, request));
      const made = (await parts.store.phrases.list(ownerOf(caller))).find((one) => one.id === id);
      if (made === undefined) throw new ProblemError('not_found');
      return json({ data: presentPhrase(caller, made) });
    },
  });
}

/** Once for each `Idempotency-Key`; a repeat gets the first one's id. */
async function addOnce(parts: PhraseParts, tx: Store, request: CreateRequest): Promise<string> {
  const { body, caller, idempotencyKey: key } = request;
  if (key === null) return add(parts, tx, request);
  const hash = createHash('sha256')
    .update(JSON.stringify([caller.userId, key, body]))
    .digest('base64url');
  const begun = await tx.idempotency.begin(caller.userId, 'create_phrase', key, hash, parts.clock.now());
  if (begun.state === 'mismatch') throw new ProblemError('idempotency_mismatch');
  if (begun.state === 'running') throw new ProblemError('idempotency_running', { retryAfter: 1 });
  if (begun.state === 'done') return idSchema.parse(begun.result);
  const id = await add(parts, tx, request);
  await tx.idempotency.finish(caller.userId, 'create_phrase', key, id);
  return id;
}

async function add(parts: PhraseParts, tx: Store, request: CreateRequest): Promise<string> {
  const { caller, body } = request;
  const { name, words, description, is_shared: isShared } = body;
  if (isShared && !canShare(caller)) throw new ProblemError('forbidden');
  const owner = ownerOf(caller);
  const phrase = { id: parts.newId(), name, words, description };
  await tx.phrases.hold(owner, isShared);
  const there = await tx.phrases.list(owner);
  refuseSameName(there, { ...phrase, isShared });
  refuseFull(there, isShared);
  await tx.phrases.addAll(owner, [phrase], isShared, parts.clock.now());
  await tx.audit.append(auditLine(parts, request, 'phrase.create', phrase.id));
  return phrase.id;
}
