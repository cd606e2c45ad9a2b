import { learning } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import type { Store } from '../../store/store.ts';
import { ownerOf, presentStyle } from './own-learning.ts';

export function listLearned(parts: { readonly store: Store }): Route {
  return route(learning.listLearned, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: how somebody likes their notes says nothing about anybody else',
    handle: async ({ caller }) => json(presentStyle(await parts.store.learning.read(ownerOf(caller)))),
  });
}
