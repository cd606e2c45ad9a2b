import { codes } from '@notewright/contract';
import { searchCodes } from '@notewright/engine';
import { json, route, type Route } from '../../http/route.ts';
import { readTables, type CodesParts } from './codes-parts.ts';

export function searchCodesRoute(parts: CodesParts): Route {
  return route(codes.searchCodes, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: tables of codes say nothing about anybody, and what was typed is kept nowhere',
    handle: async ({ body }) => {
      const tables = await readTables(parts);
      const { query, systems, limit } = body;
      const data = query.trim() === '' ? [] : searchCodes(tables, query, { systems, limit });
      return json({ data: [...data], tables: tables.label });
    },
  });
}
