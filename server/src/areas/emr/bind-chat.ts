import { emr } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { hasEnded } from '../../emr/open-client.ts';
import { auditLine, ownerOf, present, requireLaunch, type EmrParts } from './own-launches.ts';

/** Binds a chat to the patient of a record, for good. */
export function bindChatRoute(parts: Pick<EmrParts, 'store' | 'clock'>): Route {
  return route(emr.bindChat, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'emr.bind',
    handle: async (request) => {
      const id = request.params.launchId;
      const chatId = request.body.chat_id;
      const owner = ownerOf(request.caller);
      const { launch, connection } = await requireLaunch(parts, request, 'emr.bind', id);
      if (hasEnded(launch, parts.clock.now())) throw new ProblemError('emr_ended');
      const outcome = await parts.store.transaction(async (tx) => {
        if ((await tx.chats.hold(owner, chatId)) === null) return 'missing';
        const bound = await tx.emr.chats.bind(owner, chatId, launch, parts.clock.now());
        if (bound === 'bound') await tx.audit.append(auditLine(parts, request, 'emr.bind', id));
        return bound;
      });
      if (outcome !== 'bound') {
        await parts.store.audit.append(auditLine(parts, request, 'emr.bind', id, 'denied'));
        throw new ProblemError(outcome === 'missing' ? 'not_found' : 'other_patient');
      }
      return json(present({ ...launch, chatId }, connection));
    },
  });
}
