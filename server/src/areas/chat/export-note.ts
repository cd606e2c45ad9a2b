import { chat } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { nameNoteFile } from '../../note-files/note-paper.ts';
import { auditLine } from './audit-line.ts';
import { findNote, isSigned } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import { isUnfit, writeNoteFile, writtenAtOf, type WriteNoteFileParts } from './write-note-file.ts';

export type ExportNoteParts = WriteNoteFileParts;

/**
 * One version of a note as a file. A signed one that is not what was signed does not leave as a document that says who signed it; nor
 * does one that cannot be opened.
 */
export function exportNote(parts: ExportNoteParts): Route {
  return route(chat.exportNote, {
    policy: 'chart-user',
    // Each is a document that is made for it: few people ask for that twenty times a minute.
    limits: ['profile'],
    audit: 'note.export',
    handle: async (request) => {
      const { caller, query, language, signal } = request;
      const note = await findNote(parts, request, 'note.export', request.params.messageId);
      if (isUnfit(note)) throw new ProblemError('damaged');
      if (query.format === 'hl7' && !isSigned(note)) throw new ProblemError('export_unsigned');
      await parts.store.audit.append(auditLine(parts, request, 'note.export', { type: 'message', id: note.id }));
      const { ending, mediaType, bytes } = await writeNoteFile(parts, note, query.format, {
        owner: ownerOf(caller),
        organization: await parts.organizationOf(caller),
        language,
        profile: query.profile ?? 'plain',
        signal,
      });
      return { kind: 'file', name: nameNoteFile(writtenAtOf(note), ending), mediaType, bytes };
    },
  });
}
