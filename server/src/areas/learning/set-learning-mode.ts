import { learning } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { changeStyle, type LearningParts } from './own-learning.ts';

export function setLearningMode(parts: LearningParts): Route {
  return route(learning.setLearningMode, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.mode',
    handle: async (request) => {
      const isOn = request.body.is_on;
      return json(await changeStyle(parts, request, 'learning.mode', null, (before) => ({ ...before, isOn })));
    },
  });
}
