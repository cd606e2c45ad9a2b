import { v7 as makeId } from 'uuid';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { ListedInvitation } from '../store/companies/invitation-store.ts';
import type { ListedMember } from '../store/companies/member-store.ts';
import type { ScimPerson } from '../store/scim/people.ts';

/** Everybody whom the directory of a company knows, and who of them is there. */
export interface Roster {
  readonly people: readonly ScimPerson[];
  /** By the id of a person. */
  readonly members: ReadonlyMap<string, ListedMember>;
  /** Those that wait to be accepted, also when their time is over. */
  readonly invitations: ReadonlyMap<string, ListedInvitation>;
}

/** Whether somebody is a member, or invited to be one. */
export function isActive({ members, invitations }: Roster, { id }: ScimPerson): boolean {
  return members.has(id) || invitations.has(id);
}

/**
 * Reads the people of a company. Who became a member, or was invited, without the directory gets a place in it, so that it finds
 * them and makes nobody twice. Belongs into a transaction that holds the company.
 */
export async function readRoster(store: AccountStore, tenantId: string, now: number): Promise<Roster> {
  const { people: kept } = store.scim;
  const members = await store.members.list(tenantId);
  const invitations = await store.invitations.list(tenantId, now);
  const people = new Map((await kept.list(tenantId)).map((person) => [person.id, person]));
  const memberIds = new Set(members.map(({ userId }) => userId));
  const byAccount = new Map([...people.values()].flatMap((one) => (one.userId === null ? [] : [[one.userId, one]])));
  const byName = new Map([...people.values()].map((one) => [foldEmail(one.userName), one]));
  const accepted = new Map(invitations.map((one) => [one.acceptedBy, one.email]));

  const add = async (userName: string, userId: string | null): Promise<ScimPerson | null> => {
    if (await kept.hasName(tenantId, userName)) return null;
    const person = {
      ...emptyProfile(userName),
      id: makeId(),
      tenantId,
      userId,
      version: 1,
      createdAt: now,
      changedAt: now,
    };
    await kept.add(person);
    people.set(person.id, person);
    byName.set(foldEmail(userName), person);
    return person;
  };
  const place = async ({ userId, email }: ListedMember): Promise<ScimPerson | null> => {
    const known = byAccount.get(userId);
    if (known !== undefined) return known;
    if (await kept.hasAccount(tenantId, userId)) return null;
    for (const name of [accepted.get(userId), email]) {
      const person = typeof name === 'string' ? byName.get(foldEmail(name)) : undefined;
      // A name whose account is another member is theirs.
      if (person === undefined || (person.userId !== null && memberIds.has(person.userId))) continue;
      const linked = { ...person, userId };
      await kept.save(linked);
      people.set(linked.id, linked);
      return linked;
    }
    return typeof email === 'string' ? add(email, userId) : null;
  };

  const placed = new Map<string, ListedMember>();
  for (const member of members) {
    const person = await place(member);
    if (person !== null) placed.set(person.id, member);
  }
  const waiting = new Map<string, ListedInvitation>();
  for (const invitation of invitations.filter(({ acceptedBy }) => acceptedBy === null)) {
    if (typeof invitation.email !== 'string') continue;
    const person = byName.get(foldEmail(invitation.email)) ?? (await add(invitation.email, null));
    if (person !== null && !placed.has(person.id)) waiting.set(person.id, invitation);
  }
  return { people: [...people.values()], members: placed, invitations: waiting };
}

function emptyProfile(userName: string) {
  const nothing = { externalId: null, displayName: null, givenName: null, familyName: null, formatted: null };
  return { userName, ...nothing, emails: [] };
}
