import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { countTo } from '../../accounts/count-to.ts';
import { durations } from '../../kernel/durations.ts';
import { tries } from '../../accounts/tries.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { writeEmergencyOwnerMail, writeEmergencySubjectMail } from '../../mail/emergency-mails.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import { presentEmergencyAccess } from '../../presenters/present-emergency-access.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Company } from '../../store/companies/company-store.ts';
import type { ChartKeeper, EmergencyGrant, ShownGrant } from '../../store/emergency/emergency-store.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditEmergency } from '../../companies/emergency-audit.ts';
import type { EmergencyRequest } from '../../companies/emergency-audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

interface EmergencyBody {
  readonly user_id: string;
  readonly reason: string;
}

export interface EmergencyOpenParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Opens access to one person's charts for an hour (45 CFR 164.312(a)(2)(ii)). Grant, audit line and the mails to the
 * owner and to the person are kept together or not at all.
 */
export function openEmergencyAccessRoute(parts: EmergencyOpenParts): Route {
  return route(companyUserManagement.openEmergencyAccess, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'emergency_access.open',
    proof: 'recent',
    handle: async (request) => {
      const grant = await changePeople(parts, request, 'emergency_access.open', (change) =>
        openGrant(parts, request, change, request.body),
      );
      return json({ data: presentEmergencyAccess(grant, parts.clock.now()) });
    },
  });
}

async function openGrant(
  parts: EmergencyOpenParts,
  request: EmergencyRequest,
  { store, company, self }: Change,
  { user_id: subjectId, reason }: EmergencyBody,
): Promise<ShownGrant | Refusal> {
  const { userId: openedBy, role } = self;
  const refuse = (problem: ProblemError): Refusal => ({ problem, object: ['user', subjectId] });
  // Their role was taken away while this waited, or a moment ago by another process.
  if (!policyRoles['company-manager'].includes(role)) return refuse(new ProblemError('forbidden'));
  if (subjectId === openedBy) return refuse(ownCharts());
  // Nobody of that id is in the company, nor has left charts there.
  const keeper = await store.emergency.findKeeper(company.id, subjectId);
  if (keeper === null) return refuse(new ProblemError('not_found'));
  const now = parts.clock.now();
  const grant = { id: makeId(), tenantId: company.id, subjectId, openedBy, reason, openedAt: now };
  const opened = await store.emergency.open({ ...grant, expiresAt: now + durations.emergencyAccess });
  if (opened === null) return (await repeatOpen(store, grant, now)) ?? refuse(openAlready());
  const tooMany = await countOpening(parts, store, company, subjectId);
  if (tooMany !== null) return refuse(tooMany);
  const object = ['emergency_access', opened.id] as const;
  await auditEmergency(store, parts.clock, request, { action: 'emergency_access.open', object });
  await auditEmergency(store, parts.clock, request, { action: 'emergency_access.open', object: ['user', subjectId] });
  await mailOwnerAndSubject(parts, store, {
    caller: request.caller,
    companyName: String(company.name),
    subject: keeper,
  });
  return opened;
}

/** A second press of the button finds what the first has opened; another reason needs an access of its own. */
async function repeatOpen(
  store: AccountStore,
  grant: Pick<EmergencyGrant, 'tenantId' | 'subjectId' | 'openedBy' | 'reason'>,
  now: number,
): Promise<ShownGrant | null> {
  const open = await store.emergency.findOpen(grant, now);
  return open?.reason === grant.reason ? open : null;
}

/** Each opening is a mail to the owner and to the person: who opens and closes in turn could flood both. */
async function countOpening(
  parts: { readonly clock: Clock; readonly limitFactor: number },
  store: AccountStore,
  { id, seats }: Company,
  subjectId: string,
): Promise<ProblemError | null> {
  const within = durations.emergencyWindow;
  const aboutOne = await countTo(parts, store, `emergency-about:${id}:${subjectId}`, {
    most: tries.emergencyOpeningsAboutOne,
    within,
  });
  if (aboutOne > 0)
    return new ProblemError('rate_limited', {
      message: defineMessage(
        'company.emergencyOftenForPerson',
        'Emergency access to this person’s chats was opened many times within the hour. Please try again later.',
      ),
      retryAfter: aboutOne,
    });
  const most = Math.max(tries.emergencyOpenings, seats);
  const ofCompany = await countTo(parts, store, `emergency-of:${id}`, { most, within });
  if (ofCompany === 0) return null;
  return new ProblemError('rate_limited', {
    message: defineMessage(
      'company.emergencyOftenForCompany',
      'Your company has opened emergency access many times within the hour. Please try again later.',
    ),
    retryAfter: ofCompany,
  });
}

interface Opening {
  readonly caller: UserCaller;
  readonly companyName: string;
  readonly subject: ChartKeeper;
}

/** The owner always hears of it, also of their own: somebody else may sit at their screen. */
async function mailOwnerAndSubject(
  parts: { readonly mailQueue: MailQueue },
  store: AccountStore,
  { caller, companyName, subject }: Opening,
): Promise<void> {
  const subjectEmail = subject.email === null ? null : String(subject.email);
  const notice = { companyName, opener: caller.email, subject: subjectEmail };
  const owner = (await store.emergency.findOwner(caller.tenantId))?.email ?? null;
  const context = parts.mailQueue.context();
  if (typeof owner === 'string') await parts.mailQueue.enqueue(store, writeEmergencyOwnerMail(owner, notice, context));
  if (!subject.isMember || typeof subject.email !== 'string' || subject.email === owner) return;
  await parts.mailQueue.enqueue(store, writeEmergencySubjectMail(subject.email, notice, context));
}

function ownCharts(): ProblemError {
  const sentence = defineMessage(
    'company.emergencyOwnChats',
    'These are your own chats; you can read them as they are.',
  );
  return new ProblemError('validation_failed', { fields: { user_id: [sentence] } });
}

function openAlready(): ProblemError {
  const message = defineMessage(
    'company.emergencyOpenAlready',
    'You have emergency access to these chats already. Close it first to give another reason.',
  );
  return new ProblemError('conflict', { message });
}
