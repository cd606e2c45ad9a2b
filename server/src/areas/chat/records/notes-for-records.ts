import type { FhirResource } from '@notewright/engine';
import type { RecordAttachment } from '@notewright/engine/record';
import type { FormsRequest, NoteForRecord, NotesForRecords } from '../../../emr/write-back/notes-for-records.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import type { Owner } from '../../../store/store.ts';
import { isNote, isSigned, type StoredNote } from '../find-note.ts';
import { ownerOf } from '../owner-of.ts';
import { writeFhir } from '../write-fhir.ts';
import { isUnfit, noteToPrint, writeNoteFile, type WriteNoteFileParts } from '../write-note-file.ts';

interface FoundNote {
  readonly author: Owner;
  readonly note: StoredNote;
}

async function findNote({ store }: WriteNoteFileParts, caller: UserCaller, id: string): Promise<FoundNote | null> {
  const owner = ownerOf(caller);
  const own = await store.messages.find(owner, id);
  if (isNote(own)) return { author: owner, note: own };
  const cosigned = await store.cosignatures.findSigned(owner, id);
  if (cosigned === null) return null;
  const author = { tenantId: cosigned.tenantId, userId: cosigned.askedBy };
  const note = await store.messages.find(author, id);
  return isNote(note) && note.chatId === cosigned.chatId ? { author, note } : null;
}

function stateOf(note: StoredNote): NoteForRecord['state'] {
  if (isUnfit(note)) return 'damaged';
  if (!isSigned(note)) return 'unsigned';
  return note.cosignature !== undefined && note.cosignature.state !== 'signed' ? 'waiting' : 'signed';
}

/** Notes as patients' records take them: the version as it is now, in every form that it is exported in. */
export function createNotesForRecords(parts: WriteNoteFileParts): NotesForRecords {
  const require = async ({ caller }: FormsRequest, id: string): Promise<FoundNote> => {
    const found = await findNote(parts, caller, id);
    if (found === null) throw new ProblemError('not_found');
    return found;
  };
  const fileOf = async ({ id }: NoteForRecord, format: 'txt' | 'pdf', request: FormsRequest): Promise<string> => {
    const { author, note } = await require(request, id);
    const { bytes } = await writeNoteFile(parts, note, format, {
      owner: author,
      organization: await parts.organizationOf(request.caller),
      language: request.language,
      profile: 'plain',
      signal: request.signal,
    });
    return Buffer.from(bytes).toString('base64');
  };
  return {
    async find(caller, messageId) {
      const found = await findNote(parts, caller, messageId);
      if (found === null) return null;
      const { author, note } = found;
      const isSignedByCaller = (note.signatures ?? []).some(({ signedBy }) => signedBy === caller.userId);
      return { id: note.id, chatId: note.chatId, author, state: stateOf(note), isSignedByCaller };
    },
    async writeBundle({ id }, request) {
      const { author, note } = await require(request, id);
      const organization = await parts.organizationOf(request.caller);
      const carried = { ...noteToPrint(note, organization), note, madeAt: parts.clock.now(), signal: request.signal };
      const bundle = await writeFhir(parts, author, carried);
      return { bundle, title: titleOf(bundle) };
    },
    async writeAttachments(note, bundle, request): Promise<readonly RecordAttachment[]> {
      return [
        { contentType: 'text/plain', data: await fileOf(note, 'txt', request) },
        { contentType: 'application/pdf', data: await fileOf(note, 'pdf', request) },
        { contentType: 'application/fhir+json', data: Buffer.from(JSON.stringify(bundle)).toString('base64') },
      ];
    },
  };
}

function titleOf(bundle: FhirResource): string {
  const [first] = (bundle['entry'] ?? []) as readonly { readonly resource: { readonly title?: string } }[];
  return first?.resource.title ?? '';
}
