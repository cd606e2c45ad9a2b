import type { Route } from '../../http/route.ts';
import { beginLaunchRoute } from './begin-launch.ts';
import { bindChatRoute } from './bind-chat.ts';
import { finishLaunchRoute } from './finish-launch.ts';
import { listConnectionsRoute } from './list-connections.ts';
import type { EmrParts } from './own-launches.ts';
import { readChatPatientRoute } from './read-chat-patient.ts';
import { readContextRoute } from './read-context.ts';
import { listLaunchesRoute, readLaunchRoute } from './read-launches.ts';
import { unlinkLaunchRoute } from './unlink-launch.ts';

/** The calls under `/emr/`: patients' records in EHRs, opened from there or from here. */
export function emrRoutes(parts: EmrParts): readonly Route[] {
  return [
    listConnectionsRoute(parts),
    beginLaunchRoute(parts),
    finishLaunchRoute(parts),
    listLaunchesRoute(parts),
    readLaunchRoute(parts),
    unlinkLaunchRoute(parts),
    bindChatRoute(parts),
    readContextRoute(parts),
    readChatPatientRoute(parts),
  ];
}
