import { companyUserManagement, limits } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentChat, presentTitle } from '../../presenters/present-chat.ts';
import { presentEmergencyAccess } from '../../presenters/present-emergency-access.ts';
import { presentFlagChoice } from '../../presenters/present-flag-choice.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import type { ShownGrant } from '../../store/emergency/emergency-store.ts';
import type { Owner, Store } from '../../store/store.ts';
import { auditEmergency } from '../../companies/emergency-audit.ts';
import { denyReading, requireGrant } from './emergency-grant.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Whose rows a grant opens: that person's, in that company, and nothing else. */
function ownerOf({ tenantId, subjectId }: ShownGrant): Owner {
  return { tenantId, userId: subjectId };
}

export interface EmergencyChatsParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** Where the charts are; only read from. */
  readonly charts: {
    readonly chats: Pick<Store['chats'], 'find' | 'list'>;
    readonly messages: Pick<Store['messages'], 'page'>;
    readonly flagChoices: Pick<Store['flagChoices'], 'list'>;
  };
}

/** The chats that a grant opens. */
export function listEmergencyChatsRoute(parts: EmergencyChatsParts): Route {
  return route(companyUserManagement.listEmergencyChats, {
    policy: 'company-manager',
    limits: ['read'],
    audit: 'emergency_access.read',
    handle: async (request) => {
      const grant = await requireGrant(parts, request, request.params.accessId);
      const { cursor } = request.query;
      const page = await parts.charts.chats.list(ownerOf(grant), { filter: 'all', cursor, limit: limits.chatListPage });
      const object = ['emergency_access', grant.id] as const;
      await auditEmergency(parts.store, parts.clock, request, { action: 'emergency_access.read', object });
      return json({
        access: presentEmergencyAccess(grant, parts.clock.now()),
        data: page.items.map(presentChat),
        next_cursor: page.nextCursor,
      });
    },
  });
}

/** One of these chats. The audit log says which grant was used, and which chat was read with it. */
export function readEmergencyChatRoute(parts: EmergencyChatsParts): Route {
  return route(companyUserManagement.readEmergencyChat, {
    policy: 'company-manager',
    limits: ['read'],
    audit: 'emergency_access.read, chat.read',
    handle: async (request) => {
      const { accessId, chatId } = request.params;
      const grant = await requireGrant(parts, request, accessId);
      const found = await parts.charts.chats.find(ownerOf(grant), chatId);
      if (found === null) throw await denyReading(parts, request, accessId, 'not_found');
      const page = await parts.charts.messages.page(ownerOf(grant), chatId, request.query);
      await parts.store.transaction(async (store) => {
        const object = ['emergency_access', accessId] as const;
        await auditEmergency(store, parts.clock, request, { action: 'emergency_access.read', object });
        await auditEmergency(store, parts.clock, request, { action: 'chat.read', object: ['chat', chatId] });
      });
      const messages = page.items.map(presentMessage);
      const choices = (await parts.charts.flagChoices.list(ownerOf(grant), chatId)) ?? [];
      const { id, title } = found;
      const flagChoices = choices.map(presentFlagChoice);
      return json({
        data: { id, title: presentTitle(title), messages, flag_choices: flagChoices, next_cursor: page.nextCursor },
      });
    },
  });
}
