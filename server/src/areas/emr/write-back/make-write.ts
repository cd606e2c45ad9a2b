import { writeDocumentReference, writeRecordProvenance, type EarlierDocument } from '@notewright/engine/record';
import { refusalOf } from '../../../emr/write-back/may-create.ts';
import type { FormsRequest } from '../../../emr/write-back/notes-for-records.ts';
import type { PlannedItem } from '../../../emr/write-back/plan-write-back.ts';
import type { OpenedRecord } from '../../../emr/write-back/record-access.ts';
import type { ItemResult, NewWrite } from '../../../store/emr-writes/emr-write-store.ts';
import type { PlannedNote } from './plan-note.ts';
import type { WritableNote, WriteBackParts } from './write-back-parts.ts';

type NewItem = NewWrite['items'][number];

/** A write-back of a note: its document, what was chosen of its entries, and who says so of each. */
export async function makeWrite(
  parts: WriteBackParts,
  writable: WritableNote,
  planned: PlannedNote,
  {
    record,
    chosen,
    request,
  }: { readonly record: OpenedRecord; readonly chosen: ReadonlySet<string>; readonly request: FormsRequest },
): Promise<NewWrite> {
  const { note, place } = writable;
  const { launch } = record;
  const shown = planned.items.map((item) => settleUnsent(item, chosen, parts.clock.now()));
  const attachments = await parts.notes.writeAttachments(note, planned.bundle, request);
  const document = writeDocumentReference(
    { bundle: planned.bundle, noteId: note.id, attachments, earlier: await findEarlier(parts, writable, record) },
    launch,
  );
  const items = shown.map((item): NewItem => (item.kind === 'document' ? { ...item, resource: document } : item));
  return {
    id: parts.newId(),
    chatId: note.chatId,
    messageId: note.id,
    connectionId: launch.connection.id,
    baseUrl: launch.connection.baseUrl,
    patientId: launch.patientId,
    patientName: place.patient.name,
    connectionName: launch.connection.name,
    items: [...items, ...provenancesOf(parts, items, planned, { record, noteId: note.id })],
  };
}

/** What is not sent has its end from the beginning. */
function settleUnsent(planned: PlannedItem, chosen: ReadonlySet<string>, at: number): NewItem {
  const { id, kind, type, text, resource, outcome, reason } = planned;
  const item = { id, kind, type, text, about: null };
  const end = (state: ItemResult['state'], why: ItemResult['reason']): NewItem => ({
    ...item,
    resource: null,
    settled: { state, reason: why, detail: null, reference: null, at },
  });
  if (outcome !== 'create') return end(outcome, reason);
  if (kind !== 'document' && !chosen.has(id)) return end('in_document', 'not_chosen');
  return { ...item, resource, settled: null };
}

function provenancesOf(
  parts: WriteBackParts,
  items: readonly NewItem[],
  { bundle }: PlannedNote,
  { record, noteId }: { readonly record: OpenedRecord; readonly noteId: string },
): readonly NewItem[] {
  const { connection, scopes } = record.launch;
  if (refusalOf('Provenance', connection.abilities, scopes) !== null) return [];
  return items.flatMap(({ settled }, about): NewItem[] =>
    settled !== null
      ? []
      : [
          {
            id: parts.newId(),
            kind: null,
            text: '',
            type: 'Provenance',
            // Where it points is known once that is written.
            resource: writeRecordProvenance(bundle, noteId, ''),
            about,
            settled: null,
          },
        ],
  );
}

/** The version before, where it goes or went into the same record. */
async function findEarlier(
  { store }: WriteBackParts,
  { note, versions }: WritableNote,
  { launch }: OpenedRecord,
): Promise<EarlierDocument | null> {
  const at = versions.signed.findIndex(({ id }) => id === note.id);
  const addendumTo = versions.signed[at]?.addendumTo ?? null;
  const noteId = addendumTo ?? versions.signed[at - 1]?.id;
  const write = noteId === undefined ? null : await store.emrWrites.find(noteId);
  if (write === null || noteId === undefined || write.connectionId !== launch.connection.id) return null;
  const document = write.items.find(({ kind }) => kind === 'document');
  if (document === undefined || !['waiting', 'written', 'already_there'].includes(document.state)) return null;
  const relation = addendumTo === null ? 'replaces' : 'appends';
  return { noteId, relation, reference: document.result?.reference ?? null };
}
