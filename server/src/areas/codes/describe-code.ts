import { codes } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentCode } from '../../presenters/present-code.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';

export function describeCodeRoute(parts: {
  readonly codes: Pick<LoadedCodes, 'shared'>;
  readonly enginePool: Pick<EnginePool, 'lookUp'>;
}): Route {
  return route(codes.describeCode, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: tables of codes say nothing about anybody, and what was asked is kept nowhere',
    handle: async ({ body: { code, system }, signal }) => {
      const job = { code, systems: system && [system], codes: await parts.codes.shared() };
      const { found, label } = await parts.enginePool.lookUp('describeCode', job, signal);
      if (found === null) throw new ProblemError('not_found');
      return json({ data: presentCode(found), tables: label });
    },
  });
}
