import { learning } from '@notewright/contract';
import { idOf } from '@notewright/engine/learn';
import { json, route, type Route } from '../../http/route.ts';
import { changeStyle, type LearningParts } from './own-learning.ts';

export function switchOffLearned(parts: LearningParts): Route {
  return route(learning.switchOffLearned, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.switch_off',
    handle: async (request) => {
      const { preferenceId: id } = request.params;
      const style = await changeStyle(parts, request, 'learning.switch_off', id, (before) => ({
        ...before,
        learned: before.learned.map((one) => (idOf(one.preference) === id ? { ...one, state: 'off' } : one)),
        offered: before.offered.filter((one) => idOf(one) !== id),
      }));
      return json(style);
    },
  });
}
