import type { GivenRole } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { durations } from '../../kernel/durations.ts';
import { writeSsoRequestMail } from '../../mail/sso-mails.ts';
import { readCompanyStanding } from '../../plans/coverage.ts';
import { planAllows } from '../../plans/plan-policy.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { Company } from '../../store/companies/company-store.ts';
import type { Invitation } from '../../store/companies/invitation-store.ts';
import { auditAccount } from '../audit-account.ts';
import { countTo } from '../count-to.ts';
import { makeAccount } from '../make-account.ts';
import { tries } from '../tries.ts';
import type { FindMemberParts, FoundMember, SsoArrival } from './find-member.ts';
import { issuerOf } from './own-places.ts';

export interface NewArrival extends SsoArrival {
  readonly email: string;
}

/**
 * What becomes of somebody without an account, as their company's owner chose: nothing, a question to the owner, or a
 * member of the company while there is a seat. The account has no password.
 */
export async function makeMember(
  parts: FindMemberParts,
  store: AccountStore,
  arrival: NewArrival,
): Promise<FoundMember> {
  const { provider, email, person } = arrival;
  const { policy } = provider;
  const request = await store.sso.requests.findFor(provider.tenantId, email);
  const isOfPerson = request?.providerId === provider.id && request.subject === person.subject;
  const letIn = isOfPerson && request.isLetIn ? request : null;
  if (policy !== 'off' && request?.isRefused === true)
    return refuse(
      defineMessage(
        'sso.ownerRefused',
        'The owner of your company did not let you in. Please ask them for an invitation.',
      ),
    );
  if (policy === 'ask' && letIn === null) return askOwner(parts, store, arrival, isOfPerson);
  if (policy === 'off')
    return refuse(
      defineMessage(
        'sso.noAccounts',
        'You have no account in this company yet. Please ask its owner for an invitation.',
      ),
    );
  const company = await store.companies.hold(provider.tenantId);
  const invitation =
    company === null ? null : await store.invitations.findOpenFor(company.id, email, parts.clock.now());
  if (company === null || !(await hasRoom(parts, store, company, invitation)))
    return refuse(
      defineMessage('sso.seatsFull', 'Your company can take in nobody right now. Please ask its owner for a seat.'),
    );
  // The owner let in whom they were shown, who becomes no more than that.
  const role = invitation?.role ?? (letIn?.role === 'clinician' ? 'clinician' : person.role);
  const account = await enter(parts, store, arrival, role);
  if (invitation !== null) await store.invitations.accept(invitation.id, account.userId, parts.clock.now());
  if (request !== null) await store.sso.requests.remove(provider.tenantId, request.id);
  return { kind: 'found', account };
}

function refuse(sentence: Extract<FoundMember, { kind: 'refused' }>['sentence']): FoundMember {
  return { kind: 'refused', sentence, account: null };
}

async function hasRoom(
  parts: FindMemberParts,
  store: AccountStore,
  { id, seats }: Company,
  invitation: Invitation | null,
): Promise<boolean> {
  if (parts.billing.isOn && !planAllows('invite', (await readCompanyStanding({ ...parts, store }, id)).state))
    return false;
  const { members, seatsTaken } = await store.companies.countPeople(id, parts.clock.now());
  // Who is invited has their seat already.
  return (invitation === null ? seatsTaken : members) < seats;
}

async function enter(
  parts: FindMemberParts,
  store: AccountStore,
  { provider, person, email, source }: NewArrival,
  role: GivenRole,
): Promise<Account> {
  const { tenantId } = provider;
  const now = parts.clock.now();
  const userId = makeId();
  const isMade = await makeAccount(parts, store, { userId, email, passwordHash: null }, source);
  const joined = isMade && (await store.members.join({ userId, tenantId, role, joinedAt: now }));
  const identity = { issuer: issuerOf(provider), subject: person.subject };
  if (!joined || !(await store.identities.link(identity, userId, now)))
    throw new Error('The account of a held address could not be made.');
  if (person.name !== null) await store.users.updateProfile(userId, { name: person.name });
  const event = { outcome: 'success', tenantId, actorId: userId, object: ['user', userId] } as const;
  await auditAccount(store, source, now, { ...event, action: 'identity.link' });
  await auditAccount(store, source, now, { ...event, action: 'user.join' });
  const account = await store.users.find(userId);
  if (account === null) throw new Error('The account of a held address could not be made.');
  return account;
}

/** The owner is asked once, in their settings, and by mail while those are not too many. */
async function askOwner(
  parts: FindMemberParts,
  store: AccountStore,
  { provider, person, email }: NewArrival,
  wasAsked: boolean,
): Promise<FoundMember> {
  if (!wasAsked) {
    const { tenantId } = provider;
    const now = parts.clock.now();
    const asked = { ...person, id: makeId(), tenantId, email, askedAt: now, providerId: provider.id };
    await store.sso.requests.save({ ...asked, isLetIn: false, isRefused: false }, now + durations.ssoRequest);
    const aDay = { most: tries.ssoRequestMails, within: durations.invitationMailWindow };
    const isTooMuch = (await countTo(parts, store, `sso-requests:${tenantId}`, aDay)) > 0;
    const owner = isTooMuch ? null : await store.members.findOwner(tenantId);
    if (owner !== null)
      await parts.mailQueue.enqueue(store, writeSsoRequestMail(owner.email, email, parts.mailQueue.context()));
  }
  return refuse(
    defineMessage(
      'sso.ownerWasAsked',
      'The owner of your company was asked to let you in. Please sign in again once they have.',
    ),
  );
}
