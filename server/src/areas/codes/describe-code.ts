import { codes } from '@notewright/contract';
import { describeCode } from '@notewright/engine';
import { ProblemError } from '../../http/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentCode } from '../../presenters/present-code.ts';
import { readTables, type CodesParts } from './codes-parts.ts';

export function describeCodeRoute(parts: CodesParts): Route {
  return route(codes.describeCode, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: tables of codes say nothing about anybody, and what was asked is kept nowhere',
    handle: async ({ body }) => {
      const tables = await readTables(parts);
      const found = describeCode(tables, body.code, body.system === undefined ? undefined : [body.system]);
      if (found === null) throw new ProblemError('not_found');
      return json({ data: presentCode(found), tables: tables.label });
    },
  });
}
