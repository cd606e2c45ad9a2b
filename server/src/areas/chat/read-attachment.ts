import { chat } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { auditLine, denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Store } from '../../store/store.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface ReadAttachmentParts {
  readonly store: Store;
  /** Piece by piece alone: who asks for a long file many times and does not read must not hold it in memory as often. */
  readonly files: Pick<FileStore, 'stream'>;
  readonly clock: Clock;
}

export function readAttachment(parts: ReadAttachmentParts): Route {
  return route(chat.readAttachment, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'attachment.read',
    handle: async (request) => {
      const object = { type: 'attachment', id: request.params.attachmentId } as const;
      const found = await parts.store.attachments.find(ownerOf(request.caller), object.id);
      if (found === null) throw await denied(parts, request, 'attachment.read', object);
      await parts.store.audit.append(auditLine(parts, request, 'attachment.read', object));
      const missing = (): Promise<Error> => denied(parts, request, 'attachment.read', object);
      const { name, mediaType, size, fileKey } = found;
      return { kind: 'download', name, mediaType, size, bytes: readPieces(parts.files, fileKey, missing) };
    },
  });
}

/** Opened when its first piece is asked for, so that nothing stays open for who only asks whether it is there. */
async function* readPieces(
  files: Pick<FileStore, 'stream'>,
  fileKey: string,
  missing: () => Promise<Error>,
): AsyncGenerator<Uint8Array> {
  const pieces = await files.stream(fileKey);
  if (pieces === null) throw await missing();
  yield* pieces;
}
