import { learning } from '@notewright/contract';
import { accept } from '@notewright/engine/learn';
import { json, route, type Route } from '../../http/route.ts';
import { changeStyle, type LearningParts } from './own-learning.ts';

export function acceptLearned(parts: LearningParts): Route {
  return route(learning.acceptLearned, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.accept',
    handle: async (request) => {
      const { preferenceId: id } = request.params;
      const style = await changeStyle(parts, request, 'learning.accept', id, (before) => ({
        ...before,
        learned: accept(before.learned, id),
      }));
      return json(style);
    },
  });
}
