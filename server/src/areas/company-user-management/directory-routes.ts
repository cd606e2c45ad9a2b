import { companyUserManagement } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { presentDirectory, presentToken } from '../../presenters/present-directory.ts';
import { applyRoles, digestOf, isMeant, planRoles } from '../../scim/group-roles.ts';
import { guardRules } from '../../scim/guard-rules.ts';
import { readRoster } from '../../scim/roster.ts';
import { makeToken } from '../../scim/tokens.ts';
import type { DirectoryParts } from '../../scim/work.ts';
import type { GroupRole } from '@notewright/contract';
import { auditCompany } from '../../companies/company-event.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';

export interface DirectoryRouteParts extends DirectoryParts {
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** Enough for two directories, each of which is given a new one while the old one still counts. */
const mostTokens = 5;

/** What a company's owner decides about the organisation's directory (SCIM 2.0). */
export function directoryRoutes(parts: DirectoryRouteParts): readonly Route[] {
  return [
    readRoute(parts),
    makeTokenRoute(parts),
    revokeTokenRoute(parts),
    tryRolesRoute(parts),
    setRolesRoute(parts),
    allowRoute(parts),
  ];
}

function readRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.readDirectory, {
    policy: 'company-owner',
    limits: ['read'],
    audit: 'none: how a directory reaches a company is no patient’s',
    handle: async ({ caller: { tenantId } }) => {
      const { scim } = parts.store;
      const read = {
        directory: await scim.directories.read(tenantId),
        tokens: await scim.tokens.list(tenantId),
        groups: await scim.groups.list(tenantId),
        people: await scim.people.count(tenantId),
      };
      return json({ data: presentDirectory(read, `${parts.publicUrl()}/scim/v2`, parts.clock.now()) });
    },
  });
}

function makeTokenRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.makeDirectoryToken, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'directory.token',
    proof: 'recent',
    handle: async (request) => {
      const { tenantId, userId: madeBy } = request.caller;
      const { token, kept } = makeToken(parts, { tenantId, madeBy, days: request.body.days });
      await changePeople(parts, request, 'directory.token', async ({ store }): Promise<Refusal | null> => {
        const tokens = await store.scim.tokens.list(tenantId);
        if (tokens.length >= mostTokens) {
          const message = defineMessage(
            'company.manyDirectoryTokens',
            'Your company has 5 tokens, which is the most there can be. Please revoke one first.',
          );
          return { problem: new ProblemError('conflict', { message }), object: ['company', tenantId] };
        }
        await store.scim.tokens.add(kept);
        await auditCompany(parts, store, request, 'directory.token', ['directory_token', kept.id]);
        return null;
      });
      return json({ data: presentToken({ ...kept, lastUsedAt: null }), token });
    },
  });
}

function revokeTokenRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.revokeDirectoryToken, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'directory.revoke',
    proof: 'recent',
    handle: async (request) => {
      const { tokenId } = request.params;
      await changePeople(parts, request, 'directory.revoke', async ({ store, company }): Promise<Refusal | null> => {
        const object = ['directory_token', tokenId] as const;
        if (!(await store.scim.tokens.remove(company.id, tokenId)))
          return { problem: new ProblemError('not_found'), object };
        await auditCompany(parts, store, request, 'directory.revoke', object);
        return null;
      });
      return json({ message: defineMessage('company.directoryTokenRevoked', 'Token revoked.') });
    },
  });
}

async function planOf(parts: DirectoryRouteParts, { store, company }: Change, groupRoles: readonly GroupRole[]) {
  const groups = await store.scim.groups.list(company.id);
  const changes = planRoles(await readRoster(store, company.id, parts.clock.now()), groups, groupRoles);
  return { groups, changes, tried: digestOf(groupRoles, changes) };
}

function tryRolesRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.tryGroupRoles, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'none: nothing is changed, and who works in a company is no patient’s',
    handle: async (request) => {
      const { group_roles: groupRoles } = request.body;
      const { groups, changes, tried } = await changePeople(parts, request, 'directory.group_roles', (change) =>
        planOf(parts, change, groupRoles),
      );
      return json({
        changes: changes.map(({ email, from, to }) => ({ email, from, to })),
        unknown_groups: groupRoles
          .map(({ group }) => group)
          .filter((name) => !groups.some((group) => isMeant(group, name))),
        tried,
      });
    },
  });
}

function setRolesRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.setGroupRoles, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'directory.group_roles',
    proof: 'recent',
    handle: async (request) => {
      const { group_roles: groupRoles, tried } = request.body;
      const { tenantId } = request.caller;
      const action = 'directory.group_roles';
      const changed = await changePeople(parts, request, action, async (change): Promise<Refusal | number> => {
        const { store, company, self: owner } = change;
        const object = ['company', tenantId] as const;
        if (owner.role !== 'owner') return { problem: new ProblemError('forbidden'), object };
        if ((await planOf(parts, change, groupRoles)).tried !== tried) {
          const message = defineMessage(
            'company.groupRolesChanged',
            'Other people would change by now than when you tried it. Please try it again.',
          );
          return { problem: new ProblemError('conflict', { message }), object };
        }
        const directory = await store.scim.directories.read(tenantId);
        await store.scim.directories.save({ ...directory, groupRoles, givesRoles: groupRoles.length > 0 });
        await auditCompany(parts, store, request, action, object);
        return applyRoles({ parts, store, company, owner, request }, groupRoles);
      });
      return json({ message: defineMessage('company.groupRolesSaved', 'Saved.'), changed });
    },
  });
}

function allowRoute(parts: DirectoryRouteParts): Route {
  return route(companyUserManagement.allowDirectory, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'directory.allow',
    proof: 'recent',
    handle: async (request) => {
      const { tenantId } = request.caller;
      await changePeople(parts, request, 'directory.allow', async ({ store }) => {
        const directory = await store.scim.directories.read(tenantId);
        const allowedUntil = parts.clock.now() + guardRules.allowedFor;
        await store.scim.directories.save({ ...directory, stoppedAt: null, allowedUntil });
        await auditCompany(parts, store, request, 'directory.allow', ['company', tenantId]);
      });
      const message = defineMessage('company.directoryAllowed', 'Your directory may remove people for one hour.');
      return json({ message });
    },
  });
}
