import { notSaid, patientFields, recordKinds, visitFields, type RecordKind, type RecordType } from '../data/record.ts';
import { makeUuid } from '../make-uuid.ts';
import type { Entry, Reference, Resource } from '../resource.ts';
import { describeEntry } from './describe-entry.ts';
import { isStatedPlainly } from './stated-plainly.ts';

/** Where entries go: into whose record, and to which visit of theirs. */
export interface RecordPlace {
  /** Its id on the record's server. */
  readonly patientId: string;
  readonly encounterId: string | null;
}

/** Something that a note states and a record has a place for. */
export interface RecordEntry {
  /** A UUID; the same for the same statement of a note and of its addenda. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly type: RecordType;
  /** What it says, in one line. */
  readonly text: string;
  readonly resource: Resource;
}

/** Who is named in a document without being in the record: their name says it. */
type Named = Readonly<Record<string, { readonly display: string }>>;

const entriesOf = (bundle: Resource): readonly Entry[] => (bundle['entry'] ?? []) as readonly Entry[];
const isRecordType = (type: string): type is RecordType => Object.hasOwn(recordKinds, type);

export const identifierOf = (uuid: string) => ({ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${uuid}` });

/** People and what wrote the note, by their addresses in its bundle. */
export function namesIn(bundle: Resource): Named {
  return Object.fromEntries(
    entriesOf(bundle).flatMap(({ fullUrl, resource }): [string, { readonly display: string }][] => {
      const { resourceType, name, qualification, deviceName } = resource as Resource & {
        readonly name?: string | readonly { readonly text: string }[];
        readonly qualification?: readonly { readonly code: { readonly text: string } }[];
        readonly deviceName?: readonly { readonly name: string }[];
      };
      if (resourceType === 'Device') return [[fullUrl, { display: deviceName?.[0]?.name ?? '' }]];
      if (resourceType === 'Organization') return [[fullUrl, { display: typeof name === 'string' ? name : '' }]];
      if (resourceType !== 'Practitioner' || typeof name === 'string') return [];
      const display = [name?.[0]?.text, qualification?.[0]?.code.text].filter((one) => one !== undefined).join(', ');
      return [[fullUrl, { display }]];
    }),
  );
}

const listed: ReadonlySet<string> = new Set(['Condition', 'AllergyIntolerance']);

/** What is asked for goes as a draft: whoever orders does that in the record, and no document that arrives. */
const drafts: ReadonlySet<string> = new Set(['MedicationRequest', 'ServiceRequest', 'Task']);

function placeEntry(type: RecordType, resource: Resource, place: RecordPlace, names: Named): Resource {
  const { id: _ownId, requester, ...fields } = resource;
  const who = names[(requester as Reference | undefined)?.reference ?? ''];
  const hasNoTime =
    type === 'Procedure' && fields['performedString'] === undefined && fields['performedDateTime'] === undefined;
  return {
    ...fields,
    resourceType: type,
    [patientFields[type]]: { reference: `Patient/${place.patientId}` },
    ...(place.encounterId === null ? {} : { [visitFields[type]]: { reference: `Encounter/${place.encounterId}` } }),
    ...(who === undefined ? {} : { requester: who }),
    ...(drafts.has(type) ? { status: 'draft' } : {}),
    ...(hasNoTime ? { _performedDateTime: notSaid } : {}),
  };
}

/**
 * The entries of a patient's record that a signed note's document bundle holds, each as it is to be created. What a note says twice is one.
 * @param rootId the note, or the first that it is an addendum to: what both say is one entry, by one identifier
 */
export function writeRecordEntries(bundle: Resource, place: RecordPlace, rootId: string): readonly RecordEntry[] {
  const names = namesIn(bundle);
  const entries = new Map<string, RecordEntry>();
  for (const { resource } of entriesOf(bundle)) {
    const type = resource.resourceType;
    if (!isRecordType(type) || !isStatedPlainly(type, resource)) continue;
    const placed = placeEntry(type, resource, place, names);
    const text = describeEntry(type, placed);
    if (text.trim() === '') continue;
    // A list names a problem or a substance once, however often a note does.
    const stated = listed.has(type) ? text.toLowerCase() : `${JSON.stringify(placed['note'] ?? '')} ${text}`;
    const id = makeUuid(`${rootId} ${type} ${stated}`);
    if (entries.has(id)) continue;
    const identifier = [identifierOf(id)];
    entries.set(id, { id, kind: recordKinds[type], type, text, resource: { ...placed, identifier } });
  }
  return [...entries.values()];
}

/** What is taken, for a server that knows no statements of it: a request that nobody has to act on, reported by the patient. */
export function asReportedRequest({ dosage, effectivePeriod: _when, context, ...statement }: Resource): Resource {
  return {
    ...statement,
    resourceType: 'MedicationRequest',
    status: 'draft',
    intent: 'plan',
    reportedBoolean: true,
    ...(context === undefined ? {} : { encounter: context }),
    ...(dosage === undefined ? {} : { dosageInstruction: dosage }),
  };
}
