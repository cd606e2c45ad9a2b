import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { noteOperation } from './note-operation.ts';
import type { ReadModelsParts } from './read-models.ts';

/** Asks each language model one fixed question, past its circuit. What it answers is not told: only whether it did. */
export function testModelsRoute(parts: ReadModelsParts): Route {
  return route(operator.testModels, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.test_model',
    handle: async (request) => {
      const { desk } = parts.models;
      if (desk === null)
        throw new ProblemError('conflict', {
          message: defineMessage('operator.noModel', 'No language model is set up; there is nothing to test.'),
        });
      await noteOperation(parts, parts.store, request, 'operator.test_model');
      return json({ data: [...(await desk.test(request.signal))] });
    },
  });
}
