import { clinicalNote } from '../data/record.ts';
import { systems } from '../data/systems.ts';
import { codeOf, filled, type Concept, type Entry, type Reference, type Resource } from '../resource.ts';
import { identifierOf, namesIn, type RecordPlace } from './write-record-entries.ts';

/** A form in which the note goes. */
export interface RecordAttachment {
  readonly contentType: 'text/plain' | 'application/pdf' | 'application/fhir+json';
  /** In base64. */
  readonly data: string;
}

/** A version that was written into the record before. */
export interface EarlierDocument {
  readonly noteId: string;
  readonly relation: 'appends' | 'replaces';
  /** Its address there, "DocumentReference/12"; null where that is not known yet: its identifier says it. */
  readonly reference: string | null;
}

export interface DocumentParts {
  /** The note as a document. */
  readonly bundle: Resource;
  readonly noteId: string;
  readonly attachments: readonly RecordAttachment[];
  readonly earlier: EarlierDocument | null;
}

type Composition = Resource & {
  readonly status: string;
  readonly title: string;
  readonly type: Concept;
  readonly date: string;
  readonly author: readonly Reference[];
  readonly custodian?: Reference;
};

/**
 * A signed note as a document of a patient's record.
 * @throws TypeError for a bundle that holds no composition
 */
export function writeDocumentReference(
  { bundle, noteId, attachments, earlier }: DocumentParts,
  place: RecordPlace,
): Resource {
  const [first] = (bundle['entry'] ?? []) as readonly Entry[];
  if (first?.resource.resourceType !== 'Composition') throw new TypeError('The bundle of a note holds no composition.');
  const { status, title, type, date, author, custodian } = first.resource as Composition;
  const names = namesIn(bundle);
  const keeper = custodian === undefined ? undefined : names[custodian.reference];
  return filled({
    resourceType: 'DocumentReference',
    identifier: [identifierOf(noteId)],
    status: 'current',
    docStatus: status,
    type,
    category: [{ coding: [clinicalNote] }],
    subject: { reference: `Patient/${place.patientId}` },
    date,
    author: author.flatMap(({ reference }) => names[reference] ?? []),
    custodian: keeper,
    relatesTo:
      earlier === null
        ? undefined
        : [
            {
              code: earlier.relation,
              target: {
                ...(earlier.reference === null ? {} : { reference: earlier.reference }),
                identifier: identifierOf(earlier.noteId),
              },
            },
          ],
    content: attachments.map((attachment) => ({ attachment: { ...attachment, title, creation: date } })),
    context: place.encounterId === null ? undefined : { encounter: [{ reference: `Encounter/${place.encounterId}` }] },
  });
}

/** Who says that something belongs into a record, and from which note; `target` is its address in the record once it has one. */
export function writeRecordProvenance(bundle: Resource, noteId: string, target: string): Resource {
  const [first] = (bundle['entry'] ?? []) as readonly Entry[];
  const names = Object.entries(namesIn(bundle));
  const { attester = [], date = bundle['timestamp'] } = (first?.resource ?? {}) as {
    readonly attester?: readonly { readonly time: string; readonly party: Reference }[];
    readonly date?: string;
  };
  const signers = new Set(attester.map(({ party }) => party.reference));
  const isDevice = (address: string): boolean =>
    ((bundle['entry'] ?? []) as readonly Entry[]).some(
      ({ fullUrl, resource }) => fullUrl === address && resource.resourceType === 'Device',
    );
  const agents = names.flatMap(([address, who]) => {
    if (isDevice(address)) return [{ type: codeOf(systems.participant, 'assembler'), who }];
    return signers.has(address) ? [{ type: codeOf(systems.participant, 'verifier'), who }] : [];
  });
  return {
    resourceType: 'Provenance',
    target: [{ reference: target }],
    recorded: attester.at(-1)?.time ?? date,
    agent: agents,
    entity: [{ role: 'source', what: { identifier: identifierOf(noteId), display: 'The signed note' } }],
  };
}
