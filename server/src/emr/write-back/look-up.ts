import type { FhirResource } from '@notewright/engine';
import { identifierOf } from '@notewright/engine/record';
import type { FhirAnswer, FhirClient } from '../fhir-client.ts';
import { isAbout, readSearchset } from './read-searchset.ts';

/** Whether something is in a record: `unknown` where its server does not say, and how long it wants to be left alone. */
export type LookUp =
  | { readonly kind: 'found'; readonly reference: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'signed_out' }
  /** `never`: it does not answer such a search at all. */
  | { readonly kind: 'never' }
  | { readonly kind: 'unknown'; readonly retryAfterSeconds: number | null };

/** Statuses of a server that does not let this be searched for, now or later. */
const neverSearched: ReadonlySet<number> = new Set([400, 403, 404, 405, 422, 501]);

/** A page of what bears one identifier, or is about one resource. */
const most = 50;

function settle(answer: FhirAnswer, type: string, isIt: (resource: FhirResource) => boolean): LookUp {
  if (answer.status === 401) return { kind: 'signed_out' };
  const found = readSearchset(answer, type);
  if (neverSearched.has(answer.status)) return { kind: 'never' };
  if (found === null) return { kind: 'unknown', retryAfterSeconds: answer.retryAfterSeconds };
  const own = found.resources.find(isIt);
  if (own !== undefined) return { kind: 'found', reference: `${type}/${String(own['id'])}` };
  // A server that does not know the parameter answers with whatever there is: what is not on its first page may be on another.
  return found.isCut ? { kind: 'unknown', retryAfterSeconds: null } : { kind: 'absent' };
}

/**
 * Looks for a resource by its identifier. One of another patient is never it.
 * @throws FhirProblem
 */
export async function lookByIdentifier(
  client: FhirClient,
  { type, id, patientId }: { readonly type: string; readonly id: string; readonly patientId: string },
  signal: AbortSignal,
): Promise<LookUp> {
  const { system, value } = identifierOf(id);
  const query = `identifier=${encodeURIComponent(`${system}|${value}`)}&patient=${encodeURIComponent(patientId)}`;
  const answer = await client({ method: 'GET', path: `${type}?${query}&_count=${most}`, signal });
  return settle(answer, type, (resource) => {
    const identifiers = (resource['identifier'] ?? []) as readonly { readonly value?: unknown }[];
    return Array.isArray(identifiers) && identifiers.some((one) => one.value === value) && isAbout(resource, patientId);
  });
}

/**
 * Looks for the Provenance of a resource that names this note as its source: it bears no identifier of its own.
 * @throws FhirProblem
 */
export async function lookByTarget(
  client: FhirClient,
  { target, noteId }: { readonly target: string; readonly noteId: string },
  signal: AbortSignal,
): Promise<LookUp> {
  const { value } = identifierOf(noteId);
  const path = `Provenance?target=${encodeURIComponent(target)}&_count=${most}`;
  const answer = await client({ method: 'GET', path, signal });
  return settle(answer, 'Provenance', (resource) => {
    const entities = (resource['entity'] ?? []) as readonly {
      readonly what?: { readonly identifier?: { readonly value?: unknown } };
    }[];
    const targets = (resource['target'] ?? []) as readonly { readonly reference?: unknown }[];
    const names = targets.some(
      ({ reference }) => typeof reference === 'string' && reference.replace(/\/_history\/.*$/, '').endsWith(target),
    );
    return names && entities.some(({ what }) => what?.identifier?.value === value);
  });
}
