import { emr } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { findConnection, hasEnded } from '../../emr/open-client.ts';
import { presentEmrPatient } from '../../presenters/present-emr.ts';
import { ownerOf, present, type EmrParts } from './own-launches.ts';

/** Whose record a chat of the caller's belongs to. */
export function readChatPatientRoute(parts: Pick<EmrParts, 'store' | 'clock'>): Route {
  return route(emr.readChatPatient, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: it belongs to the chat, whose reading is audited',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { chatId } = request.params;
      if ((await parts.store.chats.find(owner, chatId)) === null) throw new ProblemError('not_found');
      const bound = await parts.store.emr.chats.find(owner, chatId);
      if (bound === null) return json({ launch: null, patient: null });
      const found = bound.launchId === null ? null : await parts.store.emr.launches.find(owner, bound.launchId);
      const launch = found === null || hasEnded(found, parts.clock.now()) ? null : found;
      const connection = launch === null ? null : await findConnection(parts, owner, launch);
      return json({
        launch: launch === null || connection === null ? null : present(launch, connection),
        patient: presentEmrPatient(bound.patient),
      });
    },
  });
}
