import { learning } from '@notewright/contract';
import { change, idOf } from '@notewright/engine/learn';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { changeStyle, choiceOf, type LearningParts } from './own-learning.ts';

export function changeLearned(parts: LearningParts): Route {
  return route(learning.changeLearned, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'learning.change',
    handle: async (request) => {
      const { preferenceId: id } = request.params;
      const style = await changeStyle(parts, request, 'learning.change', id, (before) => {
        const kept = before.learned.find(({ preference }) => idOf(preference) === id);
        const to = kept && choiceOf(kept.preference, request.body.preference);
        if (to === undefined) throw new ProblemError('not_found');
        return { ...before, learned: change(before.learned, id, to) };
      });
      return json(style);
    },
  });
}
