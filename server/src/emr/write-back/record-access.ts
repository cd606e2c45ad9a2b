import type { Clock } from '../../kernel/clock.ts';
import type { Owner, Store } from '../../store/store.ts';
import type { FhirClient } from '../fhir-client.ts';
import type { OpenLaunch } from '../open-launch.ts';

/** One patient's record. */
export interface RecordPlace {
  readonly connectionId: string;
  readonly baseUrl: string;
  readonly patientId: string;
}

export interface OpenedRecord {
  readonly client: FhirClient;
  readonly launch: OpenLaunch;
}

/** What a note is written through: whatever launch of its writer's is open for that patient of that server. */
export interface RecordAccess {
  /** Null where the person has no launch of this patient open, whatever others they have. */
  open(owner: Owner, place: RecordPlace): Promise<OpenedRecord | null>;
}

export interface RecordAccessParts {
  readonly store: { readonly emr: { readonly launches: Pick<Store['emr']['launches'], 'listOpen'> } };
  readonly clock: Clock;
  readonly openClient: (launchId: string, owner: Owner) => Promise<OpenedRecord | null>;
}

/** True for a launch of this very patient of this very server. */
export function isOfPlace({ connection, patientId }: OpenLaunch, place: RecordPlace): boolean {
  const { id, baseUrl } = connection;
  return id === place.connectionId && baseUrl === place.baseUrl && patientId === place.patientId;
}

/** Over the launches that people have open; the newest of a patient counts. */
export function createRecordAccess({ store, clock, openClient }: RecordAccessParts): RecordAccess {
  return {
    async open(owner, place) {
      for (const launch of await store.emr.launches.listOpen(owner, clock.now())) {
        if (launch.connectionId !== place.connectionId || launch.patientId !== place.patientId) continue;
        const opened = await openClient(launch.id, owner);
        // What was listed and what is opened are two reads: what counts is what is written with.
        if (opened !== null && isOfPlace(opened.launch, place)) return opened;
      }
      return null;
    },
  };
}
