import type { ScimGroup } from '../store/scim/groups.ts';
import type { ScimPerson } from '../store/scim/people.ts';
import { groupSchema, listSchema, pageMost, pageUsual, userSchema } from './schemas.ts';
import { versionOfGroup, versionOfPerson } from './versions.ts';

export interface Resource {
  readonly id: string;
  readonly meta: { readonly location: string; readonly version: string };
  readonly [attribute: string]: unknown;
}

const day = (at: number): string => new Date(at).toISOString();

/** A person as RFC 7643 (section 4.1) has them. What is not known is left out. */
export function presentUser(person: ScimPerson, active: boolean, groups: readonly ScimGroup[], base: string): Resource {
  const { id, userName, externalId, displayName, givenName, familyName, formatted, emails } = person;
  const name = {
    ...given('formatted', formatted),
    ...given('familyName', familyName),
    ...given('givenName', givenName),
  };
  const own = groups.filter(({ members }) => members.includes(id));
  return {
    schemas: [userSchema],
    id,
    ...given('externalId', externalId),
    userName,
    ...(Object.keys(name).length === 0 ? {} : { name }),
    ...given('displayName', displayName),
    ...(emails.length === 0
      ? {}
      : { emails: emails.map(({ value, type, primary }) => ({ value, ...given('type', type), primary })) }),
    active,
    ...(own.length === 0 ? {} : { groups: own.map((group) => ({ value: group.id, display: group.displayName })) }),
    meta: {
      resourceType: 'User',
      created: day(person.createdAt),
      lastModified: day(person.changedAt),
      location: `${base}/Users/${id}`,
      version: versionOfPerson(person, active),
    } as Resource['meta'],
  };
}

/** A group as RFC 7643 (section 4.2) has it. */
export function presentGroup(group: ScimGroup, people: ReadonlyMap<string, ScimPerson>, base: string): Resource {
  const { id, displayName, externalId } = group;
  const members = group.members.flatMap((one) => {
    const person = people.get(one);
    return person === undefined
      ? []
      : [{ value: one, display: person.userName, type: 'User', $ref: `${base}/Users/${one}` }];
  });
  return {
    schemas: [groupSchema],
    id,
    ...given('externalId', externalId),
    displayName,
    members,
    meta: {
      resourceType: 'Group',
      created: day(group.createdAt),
      lastModified: day(group.changedAt),
      location: `${base}/Groups/${id}`,
      version: versionOfGroup(group),
    } as Resource['meta'],
  };
}

const given = (name: string, value: string | null): object => (value === null ? {} : { [name]: value });

export interface PageWanted {
  /** Counts from 1; what is below it is 1 (RFC 7644, section 3.4.2.4). */
  readonly startIndex: number | null;
  readonly count: number | null;
}

/** A page of a list. */
export function presentList(resources: readonly object[], { startIndex, count }: PageWanted): object {
  const first = Math.max(1, startIndex ?? 1);
  const most = Math.min(pageMost, Math.max(0, count ?? pageUsual));
  const page = resources.slice(first - 1, first - 1 + most);
  return {
    schemas: [listSchema],
    totalResults: resources.length,
    startIndex: first,
    itemsPerPage: page.length,
    Resources: page,
  };
}

export interface AttributesWanted {
  /** Names in small letters; empty: all. */
  readonly only: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}

const always: ReadonlySet<string> = new Set(['id', 'schemas']);

/** A resource with the attributes that were asked for (RFC 7644, section 3.9). */
export function selectAttributes(resource: Resource, { only, without }: AttributesWanted): object {
  const isWanted = (name: string): boolean => {
    const folded = name.toLowerCase();
    if (always.has(folded)) return true;
    return only.size > 0 ? only.has(folded) : !without.has(folded);
  };
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name)));
}
