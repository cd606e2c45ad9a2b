import type { Route } from '../../http/route.ts';
import { listEmergencyChatsRoute, readEmergencyChatRoute } from './emergency-chats.ts';
import { closeEmergencyAccessRoute } from './emergency-close.ts';
import { listEmergencyAccessRoute, listFormerMembersRoute } from './emergency-list.ts';
import { openEmergencyAccessRoute } from './emergency-open.ts';
import type { EmergencyOpenParts } from './emergency-open.ts';
import type { EmergencyChatsParts } from './emergency-chats.ts';

export interface EmergencyParts extends EmergencyOpenParts, EmergencyChatsParts {}

/** The calls of emergency access, under `/company_user_management/`. */
export function emergencyAccessRoutes(parts: EmergencyParts): readonly Route[] {
  return [
    openEmergencyAccessRoute(parts),
    listEmergencyAccessRoute(parts),
    closeEmergencyAccessRoute(parts),
    listEmergencyChatsRoute(parts),
    readEmergencyChatRoute(parts),
    listFormerMembersRoute(parts),
  ];
}
