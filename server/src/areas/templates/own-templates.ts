import { defineMessage } from '@notewright/engine/message';
import type { Template } from '@notewright/contract';
import { damagedText } from '../../kernel/damage.ts';
import type { Localizable } from '../../language/localizable.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import type { Owner, Store } from '../../store/store.ts';
import { isWhole, type ListedTemplate, type StoredTemplate } from '../../store/templates/template-store.ts';

/** The part of a request that an audit line records. */
export interface TemplateRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export const ownerOf = ({ tenantId, userId }: UserCaller): Owner => ({ tenantId, userId });

/** Those who manage a company make and change its templates; everybody their own. */
export const canShare = ({ role }: UserCaller): boolean => policyRoles['company-manager'].includes(role);
export const canEdit = (caller: UserCaller, { isShared }: Pick<StoredTemplate, 'isShared'>): boolean =>
  !isShared || canShare(caller);

/** A template as it crosses the wire. */
export function presentTemplate(caller: UserCaller, template: ListedTemplate): Localizable<Template> {
  const { id, name, headings, isShared, updatedAt } = template;
  return {
    id,
    name,
    headings: isWhole(template)
      ? headings.map(({ title, instruction, takes }) => ({ title, instruction, takes: [...takes] }))
      : [{ title: damagedText, instruction: '', takes: [] }],
    is_shared: isShared,
    can_edit: canEdit(caller, template),
    updated_on: new Date(updatedAt).toISOString(),
  };
}

/** Its line in the audit log; the name stays out of it. */
export function auditLine(
  { clock }: { readonly clock: Clock },
  { caller, ip, userAgent }: TemplateRequest,
  action: string,
  id: string,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const at = clock.now();
  return { tenantId, actorId: userId, action, objectType: 'template', objectId: id, outcome, ip, userAgent, at };
}

/**
 * The template that a call is to change.
 * @throws ProblemError `not_found` for a foreign or missing one, `forbidden` for the company's where somebody may only use it; both are noted
 */
export async function requireEditable(
  parts: { readonly store: Store; readonly clock: Clock },
  request: TemplateRequest,
  action: string,
  id: string,
): Promise<ListedTemplate> {
  // From the list, so that one that is damaged can be overwritten and deleted.
  const template = (await parts.store.templates.list(ownerOf(request.caller))).find((one) => one.id === id);
  if (template !== undefined && canEdit(request.caller, template)) return template;
  await parts.store.audit.append(auditLine(parts, request, action, id, 'denied'));
  throw new ProblemError(template === undefined ? 'not_found' : 'forbidden');
}

/** @throws ProblemError `conflict` where the list has one of that name already */
export function refuseSameName(
  templates: readonly ListedTemplate[],
  { id, name, isShared }: Pick<StoredTemplate, 'id' | 'name' | 'isShared'>,
): void {
  const fold = (text: string): string => text.normalize('NFC').toLowerCase();
  const same = templates
    .filter(isWhole)
    .some((one) => one.id !== id && one.isShared === isShared && fold(one.name) === fold(name));
  if (same)
    throw new ProblemError('conflict', {
      message: defineMessage('templates.nameTaken', 'There is a template of this name already.'),
    });
}
