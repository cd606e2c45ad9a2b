import { codes } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import type { CodesParts } from './codes-parts.ts';

export function searchCodesRoute(parts: CodesParts): Route {
  return route(codes.searchCodes, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: tables of codes say nothing about anybody, and what was typed is kept nowhere',
    handle: async ({ body: { query, ...options }, signal }) => {
      const job = { query, options, codes: await parts.codes.shared() };
      const { found, label } = await parts.desk.lookUp('searchCodes', job, signal);
      return json({ data: [...found], tables: label });
    },
  });
}
