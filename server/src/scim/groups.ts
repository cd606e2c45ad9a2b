import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { auditCompany } from '../companies/company-event.ts';
import type { ScimGroup } from '../store/scim/groups.ts';
import type { GroupDraft } from './group-draft.ts';
import { applyRoles } from './group-roles.ts';
import { refuseMissing, requireVersion, type IsSeen } from './people.ts';
import { refuseInput, ScimError } from './scim-error.ts';
import { versionOfGroup } from './versions.ts';
import type { DirectoryWork } from './work.ts';

/** How many groups a directory may have in one company. */
const mostGroups = 500;

/** Takes in a new group. */
export async function createGroup(work: DirectoryWork, draft: GroupDraft): Promise<ScimGroup> {
  const { parts, store, company, request } = work;
  const now = parts.clock.now();
  const groups = await store.scim.groups.list(company.id);
  if (groups.length >= mostGroups)
    throw new ScimError(403, defineMessage('scim.manyGroups', 'A company’s directory can have at most 500 groups.'));
  refuseTaken(groups, draft);
  await requirePeople(work, draft.members);
  const group = { ...draft, id: makeId(), tenantId: company.id, version: 1, createdAt: now, changedAt: now };
  await store.scim.groups.add(group);
  await auditCompany(parts, store, request, 'directory.group', ['directory_group', group.id]);
  await applyRoles(work);
  return group;
}

/** Makes of a group what the directory wants, and of its people what the group makes of them. */
export async function changeGroup(
  work: DirectoryWork,
  id: string,
  change: (before: GroupDraft) => GroupDraft,
  isSeen: IsSeen,
): Promise<ScimGroup> {
  const { parts, store, company, request } = work;
  const group = (await store.scim.groups.find(company.id, id)) ?? refuseMissing();
  requireVersion(versionOfGroup(group), isSeen);
  const { displayName, externalId, members } = change(group);
  const after = { ...group, displayName, externalId, members };
  if (JSON.stringify(after) === JSON.stringify(group)) return group;
  const others = (await store.scim.groups.list(company.id)).filter((one) => one.id !== id);
  refuseTaken(others, after);
  await requirePeople(
    work,
    members.filter((one) => !group.members.includes(one)),
  );
  const changed = { ...after, version: group.version + 1, changedAt: parts.clock.now() };
  await store.scim.groups.save(changed);
  await auditCompany(parts, store, request, 'directory.group', ['directory_group', id]);
  await applyRoles(work);
  return changed;
}

/** Takes a group out; who was in it stays. */
export async function deleteGroup(work: DirectoryWork, id: string, isSeen: IsSeen): Promise<void> {
  const { parts, store, company, request } = work;
  const group = (await store.scim.groups.find(company.id, id)) ?? refuseMissing();
  requireVersion(versionOfGroup(group), isSeen);
  await store.scim.groups.remove(company.id, id);
  await auditCompany(parts, store, request, 'directory.group', ['directory_group', id]);
  await applyRoles(work);
}

const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase();

function refuseTaken(groups: readonly ScimGroup[], { displayName, externalId }: GroupDraft): void {
  const isTaken = groups.some(
    (one) => fold(one.displayName) === fold(displayName) || (externalId !== null && one.externalId === externalId),
  );
  if (isTaken)
    throw new ScimError(
      409,
      defineMessage('scim.groupTaken', 'There is a group of this name or external id already.'),
      {
        scimType: 'uniqueness',
      },
    );
}

/** Another company's people, and groups within groups, are as good as missing. */
async function requirePeople({ store, company }: DirectoryWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await store.scim.people.list(company.id)).map(({ id }) => id));
  if (!ids.every((id) => known.has(id)))
    refuseInput(
      'invalidValue',
      defineMessage('scim.memberUnknown', 'A member of the group is nobody of this directory.'),
    );
}
