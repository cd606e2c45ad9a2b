import { chat } from '@notewright/contract';
import { route, type Route, type RouteRequest } from '../../http/route.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { zipEntries } from '../../own-data/export/zip-entries.ts';
import { auditLine } from './audit-line.ts';
import { isNote } from './find-note.ts';
import { listDayEntries, type DayNotes } from './list-day-entries.ts';
import { ownerOf } from './owner-of.ts';
import type { WriteNoteFileParts } from './write-note-file.ts';

type ExportDayRequest = RouteRequest<typeof chat.exportDay, 'chart-user'>;

/**
 * Versions of notes as one archive, written while it leaves, a note at a time. One that is not there for this person reads as missing; where
 * none is there nothing leaves.
 */
export function exportDay(parts: WriteNoteFileParts): Route {
  return route(chat.exportDay, {
    policy: 'chart-user',
    // Each is up to a hundred documents that are made for it.
    limits: ['profile'],
    audit: 'note.export',
    handle: async (request) => {
      const notes = await findNotes(parts, request);
      const { caller, body, language, signal } = request;
      const how = {
        owner: ownerOf(caller),
        organization: await parts.organizationOf(caller),
        language,
        profile: 'plain',
        signal,
      } as const;
      return {
        kind: 'download',
        name: `notes-${new Date(parts.clock.now()).toISOString().slice(0, 10)}.zip`,
        mediaType: 'application/zip',
        bytes: zipEntries(listDayEntries(parts, notes, { ...how, format: body.format, timeZone: body.time_zone })),
      };
    },
  });
}

/** Which of the notes are there, each with its row in the audit log before the first byte leaves. */
async function findNotes(parts: WriteNoteFileParts, request: ExportDayRequest): Promise<DayNotes> {
  const owner = ownerOf(request.caller);
  const asked = request.body.message_ids;
  const found: string[] = [];
  for (const id of asked) {
    const [message] = await parts.store.messages.readMany(owner, [id]);
    if (message !== undefined && (isNote(message) || (message.isDamaged === true && message.sentBy === 'bot')))
      found.push(id);
  }
  const known = new Set(found);
  const lines = asked.map((id) =>
    auditLine(parts, request, 'note.export', { type: 'message', id }, known.has(id) ? 'success' : 'denied'),
  );
  await parts.store.audit.append(...lines);
  if (found.length === 0) throw new ProblemError('not_found');
  return { ids: found, missing: asked.length - found.length };
}
