import { companyUserManagement } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { enqueueMail } from '../../accounts/code-mails.ts';
import { durations } from '../../accounts/durations.ts';
import { ProblemError } from '../../http/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { writeEmergencyOwnerMail, writeEmergencySubjectMail } from '../../mail/emergency-mails.ts';
import { presentEmergencyAccess } from '../../presenters/present-emergency-access.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ChartKeeper, ShownGrant } from '../../store/emergency/emergency-store.ts';
import { auditEmergency } from './emergency-audit.ts';
import type { EmergencyRequest } from './emergency-audit.ts';
import type { EmergencyParts } from './emergency-parts.ts';

interface Wish {
  readonly user_id: string;
  readonly reason: string;
}

/**
 * Opens access to one person's charts for an hour (45 CFR 164.312(a)(2)(ii)). Grant, audit line and the mails to the
 * owner and to the person are kept together or not at all.
 */
export function openEmergencyAccessRoute(parts: EmergencyParts): Route {
  return route(companyUserManagement.openEmergencyAccess, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'emergency_access.open',
    proof: 'recent',
    handle: async (request) => {
      const grant = await parts.store.transaction((store) => openGrant(parts, store, request, request.body));
      if (grant === null) throw await denyOpening(parts, request, request.body.user_id);
      return json({ data: presentEmergencyAccess(grant, parts.clock.now()) });
    },
  });
}

/** Null when there is nobody of that id in the company, nor anybody who left charts there. */
async function openGrant(
  parts: EmergencyParts,
  store: AccountStore,
  request: EmergencyRequest,
  { user_id: subjectId, reason }: Wish,
): Promise<ShownGrant | null> {
  const { tenantId, userId: openedBy } = request.caller;
  if (subjectId === openedBy) throw invalidSubject('These are your own chats; you can read them as they are.');
  const keeper = await store.emergency.findKeeper(tenantId, subjectId);
  if (keeper === null) return null;
  const now = parts.clock.now();
  const grant = { id: makeId(), tenantId, subjectId, openedBy, reason, openedAt: now };
  const opened = await store.emergency.open({ ...grant, expiresAt: now + durations.emergencyAccess });
  if (opened === null) return repeatOpen(parts, store, grant);
  const object = ['emergency_access', opened.id] as const;
  await auditEmergency(store, parts.clock, request, { action: 'emergency_access.open', object });
  await auditEmergency(store, parts.clock, request, { action: 'emergency_access.open', object: ['user', subjectId] });
  await tellBoth(parts, store, request, keeper);
  return opened;
}

/** A second press of the button finds what the first has opened; another reason needs an access of its own. */
async function repeatOpen(
  parts: EmergencyParts,
  store: AccountStore,
  grant: Pick<ShownGrant, 'tenantId' | 'subjectId' | 'openedBy' | 'reason'>,
): Promise<ShownGrant> {
  const open = await store.emergency.findOpen(grant, parts.clock.now());
  if (open !== null && open.reason === grant.reason) return open;
  throw new ProblemError('conflict', {
    message: 'You have emergency access to these chats already. Close it first to give another reason.',
  });
}

/** The owner always hears of it, also of their own: somebody else may sit at their screen. */
async function tellBoth(
  parts: EmergencyParts,
  store: AccountStore,
  { caller }: EmergencyRequest,
  subject: ChartKeeper,
): Promise<void> {
  const opener = await store.users.find(caller.userId);
  const companyName = opener?.membership?.companyName ?? 'your company';
  const notice = { companyName, opener: caller.email, subject: subject.email };
  const owner = (await store.emergency.findOwner(caller.tenantId))?.email ?? null;
  const context = parts.mailContext();
  if (owner !== null) await enqueueMail(parts, store, writeEmergencyOwnerMail(owner, notice, context));
  if (!subject.isMember || subject.email === null || subject.email === owner) return;
  await enqueueMail(parts, store, writeEmergencySubjectMail(subject.email, notice, context));
}

function invalidSubject(sentence: string): ProblemError {
  return new ProblemError('validation_failed', { fields: { user_id: [sentence] } });
}

async function denyOpening(parts: EmergencyParts, request: EmergencyRequest, subjectId: string): Promise<ProblemError> {
  const object = ['user', subjectId] as const;
  await auditEmergency(parts.store, parts.clock, request, {
    action: 'emergency_access.open',
    object,
    outcome: 'denied',
  });
  return new ProblemError('not_found');
}
