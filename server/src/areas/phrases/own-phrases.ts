import { defineMessage } from '@notewright/engine/message';
import { foldPhraseName } from '@notewright/engine/phrases';
import { limits, type Phrase } from '@notewright/contract';
import type { Localizable } from '../../language/localizable.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import type { Owner, Store } from '../../store/store.ts';
import { isWhole, type ListedPhrase, type StoredPhrase } from '../../store/phrases/phrase-store.ts';

/** The part of a request that an audit line records. */
export interface PhraseRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export interface PhraseParts {
  readonly store: Store;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
}

export const ownerOf = ({ tenantId, userId }: UserCaller): Owner => ({ tenantId, userId });

/** Those who manage a company make and change its phrases; everybody their own. */
export const canShare = ({ role }: UserCaller): boolean => policyRoles['company-manager'].includes(role);
const canEdit = (caller: UserCaller, { isShared }: Pick<StoredPhrase, 'isShared'>): boolean =>
  !isShared || canShare(caller);

/** A phrase as it crosses the wire. */
export function presentPhrase(caller: UserCaller, phrase: ListedPhrase): Localizable<Phrase> {
  const { id, name, words, description, isShared, updatedAt } = phrase;
  return {
    id,
    name,
    words,
    description,
    is_shared: isShared,
    can_edit: canEdit(caller, phrase),
    updated_on: new Date(updatedAt).toISOString(),
  };
}

/** Its line in the audit log; the name stays out of it. */
export function auditLine(
  { clock }: { readonly clock: Clock },
  { caller, ip, userAgent }: PhraseRequest,
  action: string,
  id: string,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const at = clock.now();
  return { tenantId, actorId: userId, action, objectType: 'phrase', objectId: id, outcome, ip, userAgent, at };
}

/**
 * The phrase that a call is to change.
 * @throws ProblemError `not_found` for a foreign or missing one, `forbidden` for the company's where somebody may only use it; both are noted
 */
export async function requireEditable(
  parts: { readonly store: Store; readonly clock: Clock },
  request: PhraseRequest,
  action: string,
  id: string,
): Promise<ListedPhrase> {
  // From the list, so that one that is damaged can be overwritten and deleted.
  const phrase = (await parts.store.phrases.list(ownerOf(request.caller))).find((one) => one.id === id);
  if (phrase !== undefined && canEdit(request.caller, phrase)) return phrase;
  await parts.store.audit.append(auditLine(parts, request, action, id, 'denied'));
  throw new ProblemError(phrase === undefined ? 'not_found' : 'forbidden');
}

/** @throws ProblemError `conflict` where the list has one of that name already */
export function refuseSameName(
  phrases: readonly ListedPhrase[],
  { id, name, isShared }: Pick<StoredPhrase, 'id' | 'name' | 'isShared'>,
): void {
  const same = phrases
    .filter(isWhole)
    .some((one) => one.id !== id && one.isShared === isShared && foldPhraseName(one.name) === foldPhraseName(name));
  if (same)
    throw new ProblemError('conflict', {
      message: defineMessage('phrases.nameTaken', 'There is a phrase of this name already.'),
    });
}

/** @throws ProblemError `conflict` where a list is full */
export function refuseFull(phrases: readonly ListedPhrase[], isShared: boolean): void {
  if (phrases.filter((one) => one.isShared === isShared).length >= limits.phrases)
    throw new ProblemError('conflict', {
      message: defineMessage('phrases.tooMany', 'No more than 500 phrases can be kept. Please delete one first.'),
    });
}
