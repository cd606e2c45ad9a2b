import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { auditCompany } from '../companies/company-event.ts';
import { admitInvitationMail, mailInvitation } from '../companies/mail-invitation.ts';
import { takeOut } from '../companies/take-out.ts';
import { readCompanyStanding } from '../plans/coverage.ts';
import { planAllows } from '../plans/plan-policy.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { ScimPerson } from '../store/scim/people.ts';
import { roleByGroups } from './group-roles.ts';
import { guardRules, isTooMany } from './guard-rules.ts';
import { isActive, readRoster, type Roster } from './roster.ts';
import { ScimError } from './scim-error.ts';
import type { UserDraft } from './user-draft.ts';
import { versionOfPerson } from './versions.ts';
import { DirectoryStopped, type DirectoryWork } from './work.ts';

/** How many people a directory may have in one company. */
const mostPeople = 20_000;

/** Whether a version (`meta.version`) is the one that the sender of a change has seen. */
export type IsSeen = (version: string) => boolean;

export function refuseMissing(): never {
  throw new ScimError(404, defineMessage('scim.notFound', 'This resource could not be found.'));
}

/** @throws ScimError 412 where a resource is no more what its sender has seen */
export function requireVersion(version: string, isSeen: IsSeen): void {
  if (!isSeen(version))
    throw new ScimError(
      412,
      defineMessage('scim.changed', 'The resource was changed meanwhile. Please read it again.'),
    );
}

/** Takes in somebody new, who is invited. Whether the address has an account elsewhere changes nothing, and is not told. */
export async function createPerson(work: DirectoryWork, { active, ...profile }: UserDraft): Promise<ScimPerson> {
  const { parts, store, company } = work;
  const now = parts.clock.now();
  const roster = await readRoster(store, company.id, now);
  await refuseTaken(work, profile.userName);
  if (roster.people.length >= mostPeople)
    throw new ScimError(403, defineMessage('scim.full', 'A company’s directory can have at most 20,000 people.'));
  const id = makeId();
  const person = { ...profile, id, tenantId: company.id, userId: null, version: 1, createdAt: now, changedAt: now };
  await store.scim.people.add(person);
  await auditCompany(parts, store, work.request, 'directory.create', ['directory_person', id]);
  if (active) await invite(work, person, true);
  return person;
}

/** Asks the people of this company alone: what is taken elsewhere is nobody's business here. */
async function refuseTaken({ store, company }: DirectoryWork, userName: string, but?: ScimPerson): Promise<void> {
  if (but !== undefined && foldEmail(but.userName) === foldEmail(userName)) return;
  const own = but?.userId ?? null;
  const isOwn = own !== null && (await store.members.find(company.id, own))?.email === userName;
  const isTaken =
    (await store.scim.people.hasName(company.id, userName)) ||
    (!isOwn && (await store.members.hasAddress(company.id, userName)));
  if (isTaken)
    throw new ScimError(
      409,
      defineMessage('scim.userNameTaken', 'Somebody of this company has this "userName" already.'),
      {
        scimType: 'uniqueness',
      },
    );
}

/**
 * Makes of a person what the directory wants. Being active is being invited or a member; the account itself, its address and its
 * name stay its owner's.
 */
export async function changePerson(
  work: DirectoryWork,
  id: string,
  change: (before: UserDraft) => UserDraft,
  isSeen: IsSeen,
): Promise<ScimPerson> {
  const { parts, store } = work;
  const { person, roster } = await findPerson(work, id);
  requireVersion(versionOfPerson(person, isActive(roster, person)), isSeen);
  const before = draftOf(person, isActive(roster, person));
  const { active, ...profile } = change(before);
  await refuseTaken(work, profile.userName, person);
  const hasChanged = JSON.stringify({ ...before }) !== JSON.stringify({ ...before, ...profile, active });
  const after = { ...person, ...profile, changedAt: parts.clock.now(), version: person.version + 1 };
  if (hasChanged) {
    await store.scim.people.save(after);
    await auditCompany(parts, store, work.request, 'directory.update', ['directory_person', id]);
  }
  const isRenamed = foldEmail(after.userName) !== foldEmail(person.userName);
  if (before.active && (!active || (isRenamed && !roster.members.has(id)))) await end(work, roster, person);
  // One whose time is over is sent again, where that can be; a change of something else does not fail by it.
  if (active && !roster.members.has(id)) await invite(work, after, !before.active || isRenamed);
  return hasChanged ? after : person;
}

const draftOf = (person: ScimPerson, active: boolean): UserDraft => {
  const { userName, externalId, displayName, givenName, familyName, formatted, emails } = person;
  return { userName, externalId, displayName, givenName, familyName, formatted, emails, active };
};

/** Takes a person out of company and directory. */
export async function deletePerson(work: DirectoryWork, id: string, isSeen: IsSeen): Promise<void> {
  const { parts, store, company, request } = work;
  const { person, roster } = await findPerson(work, id);
  requireVersion(versionOfPerson(person, isActive(roster, person)), isSeen);
  if (isActive(roster, person)) await end(work, roster, person);
  for (const group of await store.scim.groups.list(company.id)) {
    if (!group.members.includes(id)) continue;
    const members = group.members.filter((one) => one !== id);
    await store.scim.groups.save({ ...group, members, version: group.version + 1, changedAt: parts.clock.now() });
  }
  await store.scim.people.remove(company.id, id);
  await auditCompany(parts, store, request, 'directory.delete', ['directory_person', id]);
}

async function findPerson(
  { parts, store, company }: DirectoryWork,
  id: string,
): Promise<{ readonly person: ScimPerson; readonly roster: Roster }> {
  const roster = await readRoster(store, company.id, parts.clock.now());
  return { roster, person: roster.people.find((one) => one.id === id) ?? refuseMissing() };
}

/** Ends a person's place: a member's as removal does, or their invitation. */
async function end(work: DirectoryWork, { members, invitations }: Roster, person: ScimPerson): Promise<void> {
  const { parts, store, company, request } = work;
  const listed = members.get(person.id);
  if (listed === undefined) {
    const invitation = invitations.get(person.id);
    if (invitation === undefined) return;
    await store.invitations.withdraw(company.id, invitation.id);
    return auditCompany(parts, store, request, 'directory.remove', ['invitation', invitation.id]);
  }
  const member = await store.members.find(company.id, listed.userId);
  if (member === null) return;
  if (member.role === 'owner')
    throw new ScimError(
      403,
      defineMessage(
        'scim.owner',
        'The owner of the company cannot be removed. The company has to be handed over first.',
      ),
    );
  await guard(work);
  await takeOut(parts, store, request, company, member);
  await store.scim.directories.noteRemoval(company.id, person.id, parts.clock.now());
  await auditCompany(parts, store, request, 'directory.remove', ['user', member.userId]);
}

/** @throws DirectoryStopped when more people are being removed than is usual and the owner did not allow it */
async function guard({ parts, store, company }: DirectoryWork): Promise<void> {
  const now = parts.clock.now();
  const { directories } = store.scim;
  const { allowedUntil } = await directories.read(company.id);
  if (allowedUntil > now) return;
  await directories.forgetRemovals(company.id, now - guardRules.within);
  const removed = await directories.countRemovals(company.id, now - guardRules.within);
  const { members } = await store.companies.countPeople(company.id, now);
  if (isTooMany(removed, members)) throw new DirectoryStopped();
}

/** Why a person cannot be invited now; null where they can. */
async function findObstacle(
  { parts, store, company }: DirectoryWork,
  { userName }: ScimPerson,
): Promise<ScimError | null> {
  const now = parts.clock.now();
  if (parts.billing.isOn && !planAllows('invite', (await readCompanyStanding({ ...parts, store }, company.id)).state))
    return new ScimError(403, defineMessage('scim.planEnded', 'The plan of this company has ended.'));
  const { seatsTaken } = await store.companies.countPeople(company.id, now);
  if (seatsTaken >= company.seats)
    return new ScimError(
      403,
      defineMessage('scim.seatsFull', 'All seats of the company are taken. Its owner can buy more of them.'),
    );
  const problem = await admitInvitationMail(parts, { store, company }, userName);
  return problem === null ? null : new ScimError(429, problem.sentence, { retryAfter: problem.retryAfter ?? 60 });
}

/** Invites a person, as the page of users does; nothing to do while an invitation of theirs can be accepted. */
async function invite(work: DirectoryWork, person: ScimPerson, isNeeded: boolean): Promise<void> {
  const { parts, store, company, owner, request } = work;
  const { id, userName } = person;
  const waiting = await store.invitations.findFor(company.id, userName);
  if (waiting?.acceptedBy === null && (await store.invitations.isOpen(waiting.id, parts.clock.now()))) return;
  const obstacle = await findObstacle(work, person);
  if (obstacle !== null && isNeeded) throw obstacle;
  if (obstacle !== null) return;
  const { givesRoles, groupRoles } = await store.scim.directories.read(company.id);
  const role = givesRoles ? roleByGroups(await store.scim.groups.list(company.id), groupRoles, id) : null;
  const inviting = { store, company, self: owner };
  const invitation = await mailInvitation(parts, inviting, { email: userName, role: role ?? 'clinician' });
  await auditCompany(parts, store, request, 'directory.invite', ['invitation', invitation]);
}
