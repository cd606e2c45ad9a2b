import { defineMessage } from '@notewright/engine/message';
import { matchesFilter } from './match-filter.ts';
import type { PatchStep } from './patch.ts';
import { isGiven, membersOf } from './record.ts';
import { readText } from './read-value.ts';
import { refuseInput, ScimError } from './scim-error.ts';

/** What a directory wants a group to be. */
export interface GroupDraft {
  readonly displayName: string;
  readonly externalId: string | null;
  /** Ids of people. */
  readonly members: readonly string[];
}

/** How many people one group may have. */
const mostMembers = 10_000;
const readOnly: ReadonlySet<string> = new Set(['id', 'meta', 'schemas']);

/** A group as a directory sends it whole. @throws ScimError `invalidSyntax`, `invalidValue` */
export function readGroup(body: unknown): GroupDraft {
  const members = membersOf(body);
  return {
    displayName: readName(members.get('displayname')),
    externalId: readText(members.get('externalid')),
    members: readMembers(members.get('members')),
  };
}

/** A group after the changes of a PATCH, all of them or, where one is refused, none. @throws ScimError */
export function patchGroup(before: GroupDraft, steps: readonly PatchStep[]): GroupDraft {
  const after = steps.reduce(applyStep, before);
  if (after.members.length > mostMembers) refuseMany();
  return after;
}

function readName(value: unknown): string {
  return (
    readText(value) ?? refuseInput('invalidValue', defineMessage('scim.groupNameMissing', '"displayName" is missing.'))
  );
}

function refuseMany(): never {
  return refuseInput('invalidValue', defineMessage('scim.manyInGroup', 'A group can have at most 10,000 people.'));
}

function readMembers(value: unknown): readonly string[] {
  if (!isGiven(value)) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > mostMembers) refuseMany();
  const ids = list.map((one) => {
    const members = typeof one === 'string' ? new Map([['value', one]]) : membersOf(one);
    return (
      readText(members.get('value')) ??
      refuseInput('invalidValue', defineMessage('scim.memberWithoutId', 'A member of a group needs its id in "value".'))
    );
  });
  return [...new Set(ids)];
}

function applyStep(group: GroupDraft, step: PatchStep): GroupDraft {
  const { attribute } = step.path;
  if (readOnly.has(attribute)) {
    if (step.isWithin) return group;
    throw new ScimError(400, defineMessage('scim.readOnly', 'This attribute cannot be changed.'), {
      scimType: 'mutability',
    });
  }
  const value = step.op === 'remove' ? null : step.value;
  if (attribute === 'displayname') return { ...group, displayName: readName(value) };
  if (attribute === 'externalid') return { ...group, externalId: readText(value) };
  if (attribute === 'members') return { ...group, members: patchMembers(group.members, step) };
  return group;
}

function patchMembers(before: readonly string[], { op, path, value }: PatchStep): readonly string[] {
  const { filter } = path;
  if (filter !== null) {
    const isMeant = (id: string): boolean => matchesFilter(filter, { value: id });
    if (op === 'remove') return before.filter((id) => !isMeant(id));
    return refuseInput('invalidPath', defineMessage('scim.pathUnread', 'The path could not be understood.'));
  }
  if (op === 'replace') return readMembers(value);
  if (op === 'add') return [...new Set([...before, ...readMembers(value)])];
  // Entra ID names whom it removes in the value; without one it is everybody.
  if (!isGiven(value)) return [];
  const gone = new Set(readMembers(value));
  return before.filter((id) => !gone.has(id));
}
