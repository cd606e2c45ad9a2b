import { FhirProblem } from '../../../emr/fhir-client.ts';
import { isSearchable } from '../../../emr/write-back/may-create.ts';
import { readKnown, type KnownEntries } from '../../../emr/write-back/known-entries.ts';
import type { FormsRequest, NoteForms } from '../../../emr/write-back/notes-for-records.ts';
import { planWriteBack, type PlannedItem } from '../../../emr/write-back/plan-write-back.ts';
import type { OpenedRecord } from '../../../emr/write-back/record-access.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import type { WritableNote, WriteBackParts } from './write-back-parts.ts';

export interface PlannedNote extends NoteForms {
  readonly items: readonly PlannedItem[];
}

/**
 * What becomes of a note in the record that is open.
 * @throws ProblemError `emr_cannot_write` where the record takes no documents; `unavailable`
 */
export async function planNote(
  parts: WriteBackParts,
  { note, versions }: WritableNote,
  record: OpenedRecord,
  request: FormsRequest,
): Promise<PlannedNote> {
  const { abilities } = record.launch.connection;
  const { scopes, patientId, encounterId } = record.launch;
  const forms = await parts.notes.writeBundle(note, request);
  const items = planWriteBack(
    { id: note.id, rootId: versions.sourceId, ...forms },
    {
      abilities,
      scopes,
      patientId,
      encounterId,
      known: await readLists(record, request.signal),
      writtenBefore: await writtenBefore(
        parts,
        versions.signed.map(({ id }) => id).filter((id) => id !== note.id),
      ),
    },
  );
  if (items === null) throw new ProblemError('emr_cannot_write');
  return { ...forms, items };
}

/**
 * Problems and allergies that the record has. One that does not answer now keeps nobody from sending: before each is written, it is
 * asked again.
 */
async function readLists({ client, launch }: OpenedRecord, signal: AbortSignal): Promise<KnownEntries> {
  const types = ['Condition', 'AllergyIntolerance'].filter((type) =>
    isSearchable(type, launch.connection.abilities, launch.scopes),
  );
  const lists = await Promise.all(
    types.map(async (type): Promise<readonly [string, ReadonlyMap<string, string>]> => {
      try {
        return [type, (await readKnown(client, { type, patientId: launch.patientId }, signal)) ?? new Map()];
      } catch (error) {
        if (!(error instanceof FhirProblem)) throw error;
        if (error.kind === 'signed_out') throw new ProblemError('emr_ended');
        return [type, new Map()];
      }
    }),
  );
  return new Map(lists);
}

/** Entries that earlier versions wrote, or are about to. */
async function writtenBefore({ store }: WriteBackParts, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const writes = await Promise.all(ids.map((id) => store.emrWrites.find(id)));
  return new Set(
    writes.flatMap((write) =>
      (write?.items ?? [])
        .filter(({ state, kind }) => kind !== null && ['waiting', 'written', 'already_there'].includes(state))
        .map(({ id }) => id),
    ),
  );
}
