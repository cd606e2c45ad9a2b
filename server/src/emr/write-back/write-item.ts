import type { FhirResource } from '@notewright/engine';
import { identifierOf } from '@notewright/engine/record';
import { FhirProblem, type FhirAnswer, type FhirClient } from '../fhir-client.ts';
import type { ItemResult } from '../../store/emr-writes/emr-write-store.ts';
import { isListed, readKnown, whereKnown } from './known-entries.ts';
import { lookByIdentifier, lookByTarget, type LookUp } from './look-up.ts';
import { isAbout } from './read-searchset.ts';
import { readOutcome } from './read-outcome.ts';

export interface ItemToWrite {
  readonly id: string;
  readonly type: string;
  readonly resource: FhirResource;
  readonly patientId: string;
  /** The version that it comes from. */
  readonly noteId: string;
  /** It was sent before, and what came of that is not known. */
  readonly isBegun: boolean;
  /** Of a Provenance, the address of what it is about. */
  readonly about: string | null;
  readonly isConditional: boolean;
  readonly isSearchable: boolean;
}

/** What came of an item: `later` where it may be tried again, with how long the server wants to be left alone. */
export type ItemOutcome =
  | ({ readonly kind: 'settled' } & Omit<ItemResult, 'at'>)
  | { readonly kind: 'later'; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'needs_launch' };

const later = (retryAfterSeconds: number | null = null): ItemOutcome => ({ kind: 'later', retryAfterSeconds });
const there = (state: 'written' | 'already_there', reference: string): ItemOutcome => ({
  kind: 'settled',
  state,
  reason: state === 'written' ? null : 'record_has_it',
  detail: null,
  reference,
});
const refused = (reason: 'rejected' | 'not_allowed' | 'conflict', detail: string | null = null): ItemOutcome => ({
  kind: 'settled',
  state: 'refused',
  reason,
  detail,
  reference: null,
});

/**
 * Creates a resource, once: looked for first where it may be there already, adopted where it is.
 * Whatever a server does, nothing is thrown but what the signal was aborted with.
 */
export async function writeItem(client: FhirClient, item: ItemToWrite, signal: AbortSignal): Promise<ItemOutcome> {
  // Said again here, where it leaves: nothing is sent about another patient than the one whose record is open.
  if (item.type !== 'Provenance' && !isAbout(item.resource, item.patientId)) return refused('conflict');
  try {
    return (await findFirst(client, item, signal)) ?? (await create(client, item, signal));
  } catch (error) {
    if (!(error instanceof FhirProblem)) throw error;
    return error.kind === 'signed_out' ? { kind: 'needs_launch' } : later();
  }
}

const lookUp = (client: FhirClient, item: ItemToWrite, signal: AbortSignal): Promise<LookUp> =>
  item.type === 'Provenance'
    ? lookByTarget(client, { target: item.about ?? '', noteId: item.noteId }, signal)
    : lookByIdentifier(client, item, signal);

/** What is known before it is sent; null where it is to be sent. */
async function findFirst(client: FhirClient, item: ItemToWrite, signal: AbortSignal): Promise<ItemOutcome | null> {
  if (item.isBegun || (!item.isConditional && item.isSearchable)) {
    const found = await lookUp(client, item, signal);
    if (found.kind === 'signed_out') return { kind: 'needs_launch' };
    if (found.kind === 'found') return there(item.isBegun ? 'written' : 'already_there', found.reference);
    if (found.kind === 'unknown') return later(found.retryAfterSeconds);
    // A server that creates each identifier once can be sent it again without being asked.
    if (found.kind === 'never') return item.isConditional ? null : later();
  }
  if (!isListed(item.type) || !item.isSearchable) return null;
  const known = await readKnown(client, item, signal);
  if (known === null) return later();
  const where = whereKnown(known, item.resource);
  return where === null ? null : there('already_there', where);
}

async function create(client: FhirClient, item: ItemToWrite, signal: AbortSignal): Promise<ItemOutcome> {
  const { system, value } = identifierOf(item.id);
  const answer = await client({
    method: 'POST',
    path: item.type,
    resource: item.resource,
    headers: {
      Prefer: 'return=minimal',
      ...(item.isConditional ? { 'If-None-Exist': `identifier=${system}|${value}` } : {}),
    },
    signal,
  });
  return settleAnswer(client, item, answer, signal);
}

async function settleAnswer(
  client: FhirClient,
  item: ItemToWrite,
  answer: FhirAnswer,
  signal: AbortSignal,
): Promise<ItemOutcome> {
  const { status, resource, retryAfterSeconds } = answer;
  if (status === 201) {
    const reference = referenceIn(answer, item.type);
    return reference === null ? adopt(client, item, signal, later()) : there('written', reference);
  }
  // It was there: by this identifier, and so from here, unless it is another patient's.
  if (status === 200) return adopt(client, item, signal, adoptUnseen(item, answer));
  if (status === 401) return { kind: 'needs_launch' };
  if (status === 408 || status === 425 || status === 429 || status >= 500) return later(retryAfterSeconds);
  if (status === 409 || status === 412) return adopt(client, item, signal, refused('conflict', readOutcome(resource)));
  if (status === 403) return refused('not_allowed');
  if (status < 400) return later(retryAfterSeconds);
  return refused('rejected', readOutcome(resource));
}

/** What a server gives for what it was asked to create once, where it cannot be searched for. */
function adoptUnseen({ type, patientId, isConditional }: ItemToWrite, answer: FhirAnswer): ItemOutcome {
  const reference = referenceIn(answer, type);
  if (reference === null || !isConditional) return later();
  const { resource } = answer;
  return resource?.resourceType === type && !isAbout(resource, patientId)
    ? refused('conflict')
    : there('written', reference);
}

/** Takes what is in the record for what was to be created; `otherwise` where it is not there after all. */
async function adopt(
  client: FhirClient,
  item: ItemToWrite,
  signal: AbortSignal,
  otherwise: ItemOutcome,
): Promise<ItemOutcome> {
  const found = await lookUp(client, item, signal);
  if (found.kind === 'found') return there('written', found.reference);
  if (found.kind === 'signed_out') return { kind: 'needs_launch' };
  if (found.kind === 'absent' || (found.kind === 'never' && item.isConditional)) return otherwise;
  return later(found.kind === 'unknown' ? found.retryAfterSeconds : null);
}

/** Where a server says that it put a resource; null where it does not. */
function referenceIn({ resource, location }: FhirAnswer, type: string): string | null {
  const id: unknown = resource?.resourceType === type ? resource['id'] : undefined;
  if (typeof id === 'string' && /^[A-Za-z0-9\-.]{1,64}$/.test(id)) return `${type}/${id}`;
  const [, named] = /(?:^|\/)([A-Za-z]+\/[A-Za-z0-9\-.]{1,64})(?:\/_history\/[^/]*)?$/.exec(location ?? '') ?? [];
  return named?.startsWith(`${type}/`) === true ? named : null;
}
