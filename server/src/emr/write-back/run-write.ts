import type { FhirResource } from '@notewright/engine';
import type { AuditStore } from '../../kernel/audit-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type {
  ClaimedWrite,
  EmrWriteStore,
  ItemResult,
  StoredWrite,
  StoredWriteItem,
} from '../../store/emr-writes/emr-write-store.ts';
import { isSearchable } from './may-create.ts';
import { isOfPlace, type OpenedRecord, type RecordAccess } from './record-access.ts';
import { nextLook, nextTry } from './write-pauses.ts';
import { writeItem, type ItemOutcome } from './write-item.ts';

interface WriteRooms {
  readonly emrWrites: EmrWriteStore;
  readonly audit: AuditStore;
}

export interface RunWriteParts {
  readonly store: WriteRooms & { transaction<T>(work: (store: WriteRooms) => Promise<T>): Promise<T> };
  readonly access: RecordAccess;
  readonly clock: Clock;
}

/** Milliseconds for which a worker has a write to itself; longer than all requests for one item may take. */
export const writeLease = 300_000;

/** How a turn ended, for the operator's log: no word of anybody. */
export type TurnEnd = 'done' | 'later' | 'needs_launch' | 'held' | 'lost';

/**
 * Writes what waits of a note, item by item and the document first, until all is settled or something has to wait. Before each
 * item it is asked again whose record is open, and noted that it is sent; what came of it is kept before the next.
 */
export async function runWrite(parts: RunWriteParts, claimed: ClaimedWrite, signal: AbortSignal): Promise<TurnEnd> {
  const { emrWrites } = parts.store;
  const write = await emrWrites.open(claimed);
  if (write === null) return 'lost';
  const results = new Map<number, ItemResult>();
  for (const item of write.items) {
    if (item.result !== null) results.set(item.number, item.result);
    if (item.state !== 'waiting') continue;
    const passed = passOver(item, results);
    if (passed !== null) {
      results.set(item.number, await settle(parts, claimed, write, item, passed));
      continue;
    }
    const record = await parts.access.open(write.owner, write);
    if (record === null || !isOfPlace(record.launch, write)) return postpone(parts, claimed, write, 'closed');
    const now = parts.clock.now();
    if (!(await emrWrites.beginItem(claimed, item.number, now, now + writeLease))) return 'lost';
    const outcome = await send(record, { write, item, results }, signal);
    if (outcome.kind !== 'settled') return postpone(parts, claimed, write, outcome);
    results.set(item.number, await settle(parts, claimed, write, item, outcome));
  }
  await emrWrites.finish(claimed);
  return 'done';
}

type Settled = Omit<ItemResult, 'at'>;
type Results = ReadonlyMap<number, ItemResult>;

/** What is not sent, as what it belongs to is not in the record; null for what is. */
function passOver({ about, number }: StoredWriteItem, results: Results): Settled | null {
  const document = results.get(0);
  if (number > 0 && document?.state === 'refused')
    return { state: 'refused', reason: 'without_document', detail: null, reference: null };
  if (about === null || results.get(about)?.state === 'written') return null;
  return { state: 'in_document', reason: null, detail: null, reference: null };
}

interface Sent {
  readonly write: StoredWrite;
  readonly item: StoredWriteItem;
  readonly results: Results;
}

function send(
  { client, launch }: OpenedRecord,
  { write, item, results }: Sent,
  signal: AbortSignal,
): Promise<ItemOutcome> {
  const { conditionalCreates, reads } = launch.connection.abilities;
  const about = item.about === null ? null : (results.get(item.about)?.reference ?? null);
  const { type, id, isBegun } = item;
  return writeItem(
    client,
    {
      id,
      type,
      isBegun,
      about,
      resource: type === 'Provenance' ? pointTo(item, about, results.get(0)?.reference ?? null) : requireResource(item),
      patientId: write.patientId,
      noteId: write.messageId,
      isConditional: type !== 'Provenance' && conditionalCreates.includes(type),
      isSearchable: isSearchable(type, { reads }, launch.scopes),
    },
    signal,
  );
}

function requireResource({ resource }: StoredWriteItem): FhirResource {
  if (resource === null) throw new TypeError('What waits to be written has no resource.');
  return resource;
}

/** A Provenance with the addresses that its target and its source have in the record. */
function pointTo(item: StoredWriteItem, target: string | null, source: string | null): FhirResource {
  const resource = requireResource(item);
  const [entity] = (resource['entity'] ?? []) as readonly { readonly what?: object }[];
  const what = source === null ? entity?.what : { reference: source, ...entity?.what };
  return { ...resource, target: [{ reference: target }], entity: [{ ...entity, what }] };
}

/** Keeps what came of an item, with its line in the audit log. */
async function settle(
  { store, clock }: RunWriteParts,
  claimed: ClaimedWrite,
  { owner }: StoredWrite,
  item: StoredWriteItem,
  { state, reason, detail, reference }: Settled,
): Promise<ItemResult> {
  const at = clock.now();
  const result = { state, reason, detail, reference, at };
  await store.transaction(async (tx) => {
    if (!(await tx.emrWrites.settleItem(claimed, item.number, result))) return;
    if (state !== 'written' && state !== 'refused') return;
    await tx.audit.append({
      tenantId: owner.tenantId,
      actorId: owner.userId,
      action: 'emr.write',
      objectType: 'emr_item',
      objectId: item.id,
      outcome: state === 'written' ? 'success' : 'failure',
      ip: '',
      userAgent: '',
      at,
    });
  });
  return result;
}

async function postpone(
  { store, clock }: RunWriteParts,
  claimed: ClaimedWrite,
  { askedAt, tries }: StoredWrite,
  why: 'closed' | Exclude<ItemOutcome, { readonly kind: 'settled' }>,
): Promise<TurnEnd> {
  const now = clock.now();
  const { emrWrites } = store;
  if (why === 'closed') {
    await emrWrites.postpone(claimed, { state: 'needs_launch', notBefore: nextLook(askedAt, now), isTry: false });
    return 'needs_launch';
  }
  const retryAfterSeconds = why.kind === 'later' ? why.retryAfterSeconds : null;
  const next = nextTry({ askedAt, tries, now, retryAfterSeconds });
  if (why.kind === 'needs_launch') {
    await emrWrites.postpone(claimed, {
      state: 'needs_launch',
      notBefore: next ?? nextLook(askedAt, now),
      isTry: true,
    });
    return 'needs_launch';
  }
  await emrWrites.postpone(claimed, { state: next === null ? 'held' : 'waiting', notBefore: next ?? now, isTry: true });
  return next === null ? 'held' : 'later';
}
