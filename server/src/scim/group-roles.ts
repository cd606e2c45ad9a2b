import { createHash } from 'node:crypto';
import type { GivenRole, GroupRole } from '@notewright/contract';
import { changeRole } from '../companies/change-role.ts';
import { auditCompany } from '../companies/company-event.ts';
import type { CompanyRole } from '../database/tables/accounts.ts';
import type { ScimGroup } from '../store/scim/groups.ts';
import { readRoster, type Roster } from './roster.ts';
import type { DirectoryWork } from './work.ts';

/** Somebody who would get another role. */
export interface RoleChange {
  /** Of a member their account, of who is invited the invitation. */
  readonly of: 'member' | 'invitation';
  readonly id: string;
  readonly email: string;
  readonly from: CompanyRole;
  readonly to: GivenRole;
}

/** Of several roles the first counts. */
const order: readonly GivenRole[] = ['admin', 'clinician', 'auditor'];

const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Whether a group is the one that its owner means: by the name or by the id that the directory gave it. */
export const isMeant = ({ displayName, externalId }: ScimGroup, group: string): boolean =>
  fold(displayName) === fold(group) || externalId === group;

/** The best role that a person's groups give; null where none gives any. */
export function roleByGroups(
  groups: readonly ScimGroup[],
  groupRoles: readonly GroupRole[],
  personId: string,
): GivenRole | null {
  const given = groupRoles.filter(({ group }) =>
    groups.some((one) => isMeant(one, group) && one.members.includes(personId)),
  );
  return order.find((role) => given.some((one) => one.role === role)) ?? null;
}

/**
 * Who would get another role. The owner keeps theirs. Who is in no such group keeps what they are, except that an admin
 * becomes a clinician where a group makes admins: a group that is left takes away what it gave.
 */
export function planRoles(
  { people, members, invitations }: Roster,
  groups: readonly ScimGroup[],
  groupRoles: readonly GroupRole[],
): readonly RoleChange[] {
  const givesAdmin = groupRoles.some(({ role }) => role === 'admin');
  return people.flatMap((person): readonly RoleChange[] => {
    const member = members.get(person.id);
    const invitation = invitations.get(person.id);
    const from = member?.role ?? invitation?.role;
    if (from === undefined || from === 'owner') return [];
    const to = roleByGroups(groups, groupRoles, person.id) ?? (givesAdmin && from === 'admin' ? 'clinician' : from);
    if (to === from) return [];
    const who =
      member === undefined
        ? { of: 'invitation' as const, id: invitation?.id ?? '', email: String(invitation?.email) }
        : { of: 'member' as const, id: member.userId, email: String(member.email) };
    return [{ ...who, from, to }];
  });
}

/** Stands for what was seen when groups were tried: the same as long as the same people would change. */
export function digestOf(groupRoles: readonly GroupRole[], changes: readonly RoleChange[]): string {
  const seen = changes.map(({ of, id, from, to }) => `${of} ${id} ${from} ${to}`).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([groupRoles, seen]))
    .digest('base64url');
}

/** Gives everybody the role of their groups, where groups give roles; answers how many changed. */
export async function applyRoles(work: DirectoryWork, wanted?: readonly GroupRole[]): Promise<number> {
  const { parts, store, company, request } = work;
  const directory = await store.scim.directories.read(company.id);
  const groupRoles = wanted ?? (directory.givesRoles ? directory.groupRoles : []);
  if (groupRoles.length === 0) return 0;
  const roster = await readRoster(store, company.id, parts.clock.now());
  const changes = planRoles(roster, await store.scim.groups.list(company.id), groupRoles);
  for (const { of, id, email, to } of changes) {
    if (of === 'invitation') await store.invitations.changeRole(company.id, id, to);
    else await changeRole(parts, store, request, company, { member: { userId: id, email }, role: to });
    await auditCompany(parts, store, request, 'directory.role', [of === 'member' ? 'user' : 'invitation', id]);
  }
  return changes.length;
}
