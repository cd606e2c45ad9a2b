import { phrases } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { canShare, ownerOf, presentPhrase } from './own-phrases.ts';
import type { Store } from '../../store/store.ts';

export function listPhrases(parts: { readonly store: Store }): Route {
  return route(phrases.listPhrases, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: what people write again and again says nothing about anybody',
    handle: async ({ caller }) => {
      const found = await parts.store.phrases.list(ownerOf(caller));
      return json({ data: found.map((one) => presentPhrase(caller, one)), can_share: canShare(caller) });
    },
  });
}
