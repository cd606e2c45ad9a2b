import { templates } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';
import { ToolProblem } from '../../tools/tool.ts';

export interface ReadExampleParts {
  readonly enginePool: Pick<EnginePool, 'run'>;
}

/** Only headings come back: the note is read where the engine works, and forgotten. */
export function readExample({ enginePool }: ReadExampleParts): Route {
  return route(templates.readExample, {
    policy: 'chart-user',
    // Each is a whole note to read: few people ask for that twenty times a minute.
    limits: ['profile'],
    audit: 'none: nothing is read of anybody that is kept here, and nothing of it is kept',
    handle: async ({ caller, body, signal }) => {
      const asker = { person: caller.userId, company: caller.tenantId, signal };
      try {
        const { headings, dropped } = await enginePool.run('example', body.text, body.text.length, asker);
        const found = headings.map(({ title, takes, style }) => ({ title, takes: [...takes], style }));
        return json({ headings: found, dropped });
      } catch (error) {
        throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
      }
    },
  });
}
