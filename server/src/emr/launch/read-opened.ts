import type { FhirResource } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { EmrGrant } from '../../store/emr/launch-store.ts';
import { EmrError } from '../emr-error.ts';
import type { EmrFetch } from '../emr-fetch.ts';
import { createFhirClient, FhirProblem } from '../fhir-client.ts';
import { conceptText, dayOf, firstOf, isOfPatient, listOf, objectOf, textOf } from '../context/fields.ts';

export interface OpenedPlace {
  readonly fetch: EmrFetch;
  readonly baseUrl: string;
  readonly accessToken: string;
}

/** An id of a resource (FHIR R4, section 2.24.0.1); one of dots alone would be a path. */
export const isFhirId = (id: string): boolean => /^[A-Za-z0-9\-.]{1,64}$/.test(id) && !/^\.+$/.test(id);

/**
 * Who the patient is, and the visit. Without the patient there is no launch; without the visit there is.
 * @throws ProblemError `emr_not_granted`, `emr_no_patient`
 * @throws EmrError where the server did not answer
 */
export async function readOpened(
  { fetch, baseUrl, accessToken }: OpenedPlace,
  { patientId, encounterId }: { readonly patientId: string; readonly encounterId: string | null },
  signal: AbortSignal,
): Promise<Pick<EmrGrant, 'patient' | 'encounterId' | 'encounter'>> {
  const token = { accessToken, version: 1 };
  const refused = (): Promise<never> => Promise.reject(new FhirProblem('signed_out'));
  const tokens = { current: () => Promise.resolve(token), renew: refused };
  const client = createFhirClient({ baseUrl, fetch, tokens });
  const read = (path: string) => client({ method: 'GET', path, signal });
  const [patient, encounter] = await Promise.all([
    read(`Patient/${patientId}`).catch(toEmrError),
    encounterId === null ? null : read(`Encounter/${encounterId}`).catch(() => null),
  ]);
  if (patient.status >= 500 || patient.status === 429) throw new EmrError('unreachable', 'patient_unread');
  if (patient.status !== 200) throw new ProblemError('emr_not_granted');
  const { resource } = patient;
  if (resource?.resourceType !== 'Patient' || resource['id'] !== patientId) throw new ProblemError('emr_no_patient');
  const visit = encounter?.status === 200 ? encounter.resource : null;
  const isForeign = visit !== null && !(visit['id'] === encounterId && isOfPatient(visit, patientId));
  const own = encounterId === null || isForeign ? null : { encounterId, encounter: readEncounter(visit) };
  return { patient: readPatient(resource), ...(own ?? { encounterId: null, encounter: null }) };
}

function toEmrError(error: unknown): never {
  if (!(error instanceof FhirProblem)) throw error;
  if (error.kind === 'signed_out') throw new ProblemError('emr_not_granted');
  throw new EmrError(error.kind === 'too_large' ? 'broken' : error.kind, `patient_${error.kind}`);
}

function readPatient(resource: FhirResource): EmrGrant['patient'] {
  return {
    name: nameOf(resource),
    birthDate: dayOf(resource['birthDate']),
    gender: textOf(resource['gender']),
  };
}

/** The official name before others, as it is written or put together. */
function nameOf(resource: FhirResource): string {
  const names = listOf(resource['name']).map(objectOf);
  const current = names.filter((one) => one['use'] !== 'old' && one['use'] !== 'nickname');
  const name = current.find((one) => one['use'] === 'official') ?? current[0] ?? names[0] ?? {};
  const parts = [...listOf(name['prefix']), ...listOf(name['given']), name['family'], ...listOf(name['suffix'])];
  return (
    textOf(name['text']) ??
    parts
      .map(textOf)
      .filter((one) => one !== null)
      .join(' ')
  );
}

/** In words, as far as it could be read. */
function readEncounter(resource: FhirResource | null): EmrGrant['encounter'] {
  if (resource?.resourceType !== 'Encounter') return { text: null, date: null };
  const kind = firstOf(resource['type'], conceptText) ?? textOf(objectOf(resource['class'])['display']);
  const reason = firstOf(resource['reasonCode'], conceptText);
  const text = [kind, reason].filter((one) => one !== null).join(': ');
  return { text: text === '' ? null : text, date: dayOf(objectOf(resource['period'])['start']) };
}
