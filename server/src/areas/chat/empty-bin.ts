import { defineMessage } from '@notewright/engine/message';
import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { removeFiles } from './remove-files.ts';
import type { Store } from '../../store/store.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Clock } from '../../kernel/clock.ts';

const atOnce = 100;

export interface EmptyBinParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Destroys all that is in the bin, one chat after the other, each with its line in the audit log. */
export function emptyBin(parts: EmptyBinParts): Route {
  return route(chat.emptyBin, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'chat.destroy',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      let destroyed = 0;
      for (;;) {
        const ids = await parts.store.bin.listIds(owner, atOnce);
        const before = destroyed;
        for (const id of ids) {
          const fileKeys = await parts.store.transaction(async (tx) => {
            const keys = await tx.bin.destroy(owner, id);
            if (keys !== null) await tx.audit.append(auditLine(parts, request, 'chat.destroy', { type: 'chat', id }));
            return keys;
          });
          if (fileKeys === null) continue;
          destroyed += 1;
          await removeFiles(parts.files, fileKeys);
        }
        // What another request restored or destroyed meanwhile is not waited for.
        if (ids.length < atOnce || destroyed === before) break;
      }
      if (destroyed > 0) await parts.store.bin.forgetDestroyed();
      return json({ message: defineMessage('chat.binEmpty', 'The bin is empty.'), destroyed });
    },
  });
}
