import { learning } from '@notewright/contract';
import { idOf } from '@notewright/engine/learn';
import { json, route, type Route } from '../../http/route.ts';
import { changeStyle, type LearningParts } from './own-learning.ts';

export function deleteLearned(parts: LearningParts): Route {
  return route(learning.deleteLearned, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.delete',
    handle: async (request) => {
      const { preferenceId: id } = request.params;
      const style = await changeStyle(parts, request, 'learning.delete', id, (before) => ({
        ...before,
        learned: before.learned.filter(({ preference }) => idOf(preference) !== id),
        offered: before.offered.filter((one) => idOf(one) !== id),
      }));
      return json(style);
    },
  });
}
