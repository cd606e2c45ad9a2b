import type { EmrItemKind, EmrOutcome } from '@notewright/contract';
import type { FhirResource } from '@notewright/engine';
import { asReportedRequest, writeRecordEntries, type RecordEntry } from '@notewright/engine/record';
import type { WriteReason } from '../../store/emr-writes/emr-write-store.ts';
import { isKnown, type KnownEntries } from './known-entries.ts';
import { refusalOf, type WriteAbilities } from './may-create.ts';

/** What of a note is to become of a record's, before it is sent. */
export interface PlannedItem {
  /** Of a discrete entry, the UUID of its identifier; of the document, the version's. */
  readonly id: string;
  readonly kind: EmrItemKind;
  readonly type: string;
  readonly text: string;
  /** Null of the document, which is made when it is sent. */
  readonly resource: FhirResource | null;
  readonly outcome: EmrOutcome;
  /** Why it is not created; null where it is. */
  readonly reason: WriteReason | null;
}

export interface RecordToWrite {
  readonly abilities: WriteAbilities;
  readonly scopes: readonly string[];
  readonly patientId: string;
  readonly encounterId: string | null;
  /** What the record has of problems and allergies, as far as it could be read. */
  readonly known: KnownEntries;
  /** Identifiers of entries that the versions before wrote. */
  readonly writtenBefore: ReadonlySet<string>;
}

export interface NoteToPlan {
  /** The version's id. */
  readonly id: string;
  /** The first version of the chain of addenda that it stands in; its own id of any other. */
  readonly rootId: string;
  readonly title: string;
  /** The note as a document. */
  readonly bundle: FhirResource;
}

/** A server that knows no statements of what is taken takes them as requests that nobody acts on. */
function fitType(entry: RecordEntry, { creates }: WriteAbilities): RecordEntry {
  const asRequest =
    entry.type === 'MedicationStatement' && !creates.includes(entry.type) && creates.includes('MedicationRequest');
  return asRequest ? { ...entry, type: 'MedicationRequest', resource: asReportedRequest(entry.resource) } : entry;
}

function planEntry(entry: RecordEntry, { abilities, scopes, known, writtenBefore }: RecordToWrite): PlannedItem {
  const fitted = fitType(entry, abilities);
  const reason = refusalOf(fitted.type, abilities, scopes);
  if (reason !== null) return { ...fitted, outcome: 'in_document', reason };
  const isThere = writtenBefore.has(fitted.id) || isKnown(known, fitted.type, fitted.resource);
  return isThere
    ? { ...fitted, outcome: 'already_there', reason: 'record_has_it' }
    : { ...fitted, outcome: 'create', reason: null };
}

/**
 * What becomes of a signed note in a record, the document first. Pure: the same note and the same record give the same items.
 * @returns null where the record takes no documents, and so nothing
 */
export function planWriteBack(note: NoteToPlan, record: RecordToWrite): readonly PlannedItem[] | null {
  if (refusalOf('DocumentReference', record.abilities, record.scopes) !== null) return null;
  const entries = writeRecordEntries(note.bundle, record, note.rootId);
  return [
    {
      id: note.id,
      kind: 'document',
      type: 'DocumentReference',
      text: note.title,
      resource: null,
      outcome: 'create',
      reason: null,
    },
    ...entries.map((entry) => planEntry(entry, record)),
  ];
}
