import { createHash } from 'node:crypto';
import { defineMessage } from '@notewright/engine/message';
import { idSchema, limits, templates, type BodyOf } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import type { Store } from '../../store/store.ts';
import { auditLine, canShare, ownerOf, presentTemplate, refuseSameName } from './own-templates.ts';
import type { Clock } from '../../kernel/clock.ts';

type CreateRequest = RouteRequest<typeof templates.createTemplate, 'chart-user'>;
type CreateBody = BodyOf<typeof templates.createTemplate>;

export interface CreateTemplateParts {
  readonly store: Store;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
}

export function createTemplate(parts: CreateTemplateParts): Route {
  return route(templates.createTemplate, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'template.create',
    handle: async (request) => {
      const { caller } = request;
      const id = await parts.store.transaction((tx) => addOnce(parts, tx, request));
      const made = await parts.store.templates.find(ownerOf(caller), id);
      if (made === null) throw new ProblemError('not_found');
      return json({ data: presentTemplate(caller, made) });
    },
  });
}

/** Once for each `Idempotency-Key`; a repeat gets the first one's id. */
async function addOnce(
  parts: { readonly clock: Clock; readonly newId: () => string },
  tx: Store,
  request: CreateRequest,
): Promise<string> {
  const { body, caller, idempotencyKey: key } = request;
  if (key === null) return add(parts, tx, request, body);
  const hash = createHash('sha256')
    .update(JSON.stringify([caller.userId, key, body]))
    .digest('base64url');
  const begun = await tx.idempotency.begin(caller.userId, 'create_template', key, hash, parts.clock.now());
  if (begun.state === 'mismatch') throw new ProblemError('idempotency_mismatch');
  if (begun.state === 'running') throw new ProblemError('idempotency_running', { retryAfter: 1 });
  if (begun.state === 'done') return idSchema.parse(begun.result);
  const id = await add(parts, tx, request, body);
  await tx.idempotency.finish(caller.userId, 'create_template', key, id);
  return id;
}

async function add(
  parts: { readonly clock: Clock; readonly newId: () => string },
  tx: Store,
  request: CreateRequest,
  body: CreateBody,
): Promise<string> {
  const { caller } = request;
  const { name, headings, is_shared: isShared } = body;
  if (isShared && !canShare(caller)) throw new ProblemError('forbidden');
  const owner = ownerOf(caller);
  const template = { id: parts.newId(), name, headings, isShared };
  await tx.templates.hold(owner, isShared);
  const there = await tx.templates.list(owner);
  refuseSameName(there, template);
  if (there.filter((one) => one.isShared === isShared).length >= limits.templates)
    throw new ProblemError('conflict', {
      message: defineMessage('templates.tooMany', 'No more than 50 templates can be kept. Please delete one first.'),
    });
  await tx.templates.add(owner, template, parts.clock.now());
  await tx.audit.append(auditLine(parts, request, 'template.create', template.id));
  return template.id;
}
