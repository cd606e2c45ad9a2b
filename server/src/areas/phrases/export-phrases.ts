import { phrases } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { byteOrderMark, writeCsvLine } from '../../presenters/csv.ts';
import { isWhole } from '../../store/phrases/phrase-store.ts';
import { ownerOf, type PhraseParts } from './own-phrases.ts';

/** As the import reads them, whoever opens the table between. */
export function exportPhrases({ store, clock }: Omit<PhraseParts, 'newId'>): Route {
  return route(phrases.exportPhrases, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: what people write again and again says nothing about anybody',
    handle: async ({ caller, query }) => {
      const found = await store.phrases.list(ownerOf(caller));
      const rows = found.filter(isWhole).filter(({ isShared }) => isShared === (query.shared === 'true'));
      const lines = [
        ['name', 'words', 'description'],
        ...rows.map(({ name, words, description }) => [name, words, description]),
      ];
      return {
        kind: 'file',
        name: `phrases-${new Date(clock.now()).toISOString().slice(0, 10)}.csv`,
        mediaType: 'text/csv',
        bytes: Buffer.from(byteOrderMark + lines.map(writeCsvLine).join('')),
      };
    },
  });
}
