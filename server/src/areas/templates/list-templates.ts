import { templates } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { canShare, ownerOf, presentTemplate } from './own-templates.ts';
import type { Store } from '../../store/store.ts';

export function listTemplates(parts: { readonly store: Store }): Route {
  return route(templates.listTemplates, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: how notes are laid out says nothing about anybody',
    handle: async ({ caller }) => {
      const found = await parts.store.templates.list(ownerOf(caller));
      return json({ data: found.map((one) => presentTemplate(caller, one)), can_share: canShare(caller) });
    },
  });
}
