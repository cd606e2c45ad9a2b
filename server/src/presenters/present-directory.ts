import type { Directory, DirectoryToken } from '@notewright/contract';
import { guardRules } from '../scim/guard-rules.ts';
import type { ScimDirectory } from '../store/scim/directories.ts';
import type { ScimGroup } from '../store/scim/groups.ts';
import type { ScimToken } from '../store/scim/tokens.ts';

const time = (at: number): string => new Date(at).toISOString();

/** A token as the company's owner sees it: never the token itself. */
export function presentToken({ id, madeAt, expiresAt, lastUsedAt }: Omit<ScimToken, 'tokenHash'>): DirectoryToken {
  return {
    id,
    made_on: time(madeAt),
    expires_on: time(expiresAt),
    last_used_on: lastUsedAt === null ? null : time(lastUsedAt),
  };
}

/** The organisation's directory as the company's owner sees it. */
export function presentDirectory(
  read: {
    readonly directory: ScimDirectory;
    readonly tokens: readonly ScimToken[];
    readonly groups: readonly ScimGroup[];
    readonly people: number;
  },
  address: string,
  now: number,
): Directory {
  const { givesRoles, groupRoles, stoppedAt, allowedUntil } = read.directory;
  // A stop that nobody answered is over with its hour: what was removed then is counted no more.
  const isStopped = stoppedAt !== null && now - stoppedAt < guardRules.within && allowedUntil <= now;
  return {
    address,
    tokens: read.tokens.map(presentToken),
    people: read.people,
    groups: read.groups.map(({ id, displayName, members }) => ({ id, name: displayName, people: members.length })),
    group_roles: [...groupRoles],
    gives_roles: givesRoles,
    stopped_on: isStopped ? time(stoppedAt) : null,
    allowed_until: allowedUntil > now ? time(allowedUntil) : null,
  };
}
