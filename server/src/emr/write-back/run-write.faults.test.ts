import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { NewWrite } from '../../store/emr-writes/emr-write-store.ts';
import type { Store } from '../../store/store.ts';
import { newOwner, openTestStore } from '../../store/test-store.ts';
import { byTier } from '../../testing/test-tier.ts';
import type { FhirClient } from '../fhir-client.ts';
import type { RecordAccess } from './record-access.ts';
import { runWrite, writeLease } from './run-write.ts';
import { addWrite, connectionId, launchOf, types } from './testing/make-write.ts';
import { createScriptedRecord, patientOf, randomFrom, valueOf, type Fault } from './testing/scripted-record.ts';

/** Where a process ends, without a word. */
class Killed extends Error {}

const faults: readonly Fault[] = [
  ...[401, 403, 409, 412, 422, 429, 500, 502, 503].map((status) => ({ status, after: false, retryAfterSeconds: 30 })),
  ...[429, 500, 502, 503].map((status) => ({ status, after: true, retryAfterSeconds: 30 })),
  ...(['timeout', 'unreachable', 'broken', 'signed_out'] as const).map((kind) => ({ kind, after: false })),
  ...(['timeout', 'unreachable', 'broken', 'too_large'] as const).map((kind) => ({ kind, after: true })),
];
/** What ends an item for good is rarer, so that most of them arrive after all that goes wrong. */
const isFinal = (fault: Fault): boolean => 'status' in fault && [403, 409, 412, 422].includes(fault.status);

const wanted = byTier(60, 1_050);
const writesAtOnce = 6;

describe.each(testDatabaseKinds)('a record that fails in every way, on $name', (kind) => {
  it(`has nothing twice, lacks nothing and mixes up nobody after ${wanted} faults and kills`, async () => {
    const test = await openTestStore(kind);
    const random = randomFrom(20_261_201);
    const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
    const seen = new Map<string, number>();
    let total = 0;
    let isCalm = false;
    const wrong: string[] = [];
    const count = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
      total += 1;
    };
    const chance = (part: number): boolean => !isCalm && random() < part;
    const draw = (): Fault | null => {
      if (!chance(0.2)) return null;
      const fault = pick(faults);
      return isFinal(fault) && random() < 0.8 ? null : fault;
    };
    const record = createScriptedRecord({
      conditionalCreates: types.filter((type) => type !== 'Provenance' && type !== 'Observation'),
      fault: () => {
        const fault = draw();
        if (fault !== null) count('kind' in fault ? fault.kind : String(fault.status));
        return fault;
      },
    });
    /** A process may end before it does something, and after it did. */
    const mortal = async <T>(work: () => Promise<T>): Promise<T> => {
      if (chance(0.02)) {
        count('killed before');
        throw new Killed();
      }
      const done = await work();
      if (chance(0.02)) {
        count('killed after');
        throw new Killed();
      }
      return done;
    };
    const mortalClient: FhirClient = (ask) => mortal(() => record.client(ask));
    const mortalStore = (store: Store): Store => ({
      ...store,
      emrWrites: new Proxy(store.emrWrites, {
        get:
          (own, name: keyof Store['emrWrites']) =>
          (...given: never[]) =>
            mortal(() => (own[name] as (...all: never[]) => Promise<unknown>)(...given)),
      }),
      transaction: (work) => mortal(() => store.transaction(work)),
    });
    const access: RecordAccess = {
      open: (_owner, { patientId }) => {
        if (chance(0.03)) {
          count('no launch');
          return Promise.resolve(null);
        }
        // Another patient's record is open in its place.
        const isOther = chance(0.03);
        if (isOther) count('other patient');
        const conditional = types.filter((type) => type !== 'Provenance' && type !== 'Observation');
        return Promise.resolve({
          // Nothing may be asked through it.
          client: isOther ? (ask) => (wrong.push(`asked: ${ask.path}`), mortalClient(ask)) : mortalClient,
          launch: launchOf(isOther ? 'somebody-else' : patientId, conditional),
        });
      },
    };
    const turn = async (store: Store): Promise<boolean> => {
      const now = test.clock.now();
      const claimed = await store.emrWrites.claim(uuidv7(), now, now + writeLease);
      if (claimed === null) return false;
      try {
        await runWrite({ store: mortalStore(store), access, clock: test.clock }, claimed, new AbortController().signal);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      return true;
    };

    const owner = newOwner();
    const writes: NewWrite[] = [];
    let other = await test.openOther();
    const kills = (): number => (seen.get('killed before') ?? 0) + (seen.get('killed after') ?? 0);
    const runUntil = async (isOver: () => Promise<boolean>): Promise<void> => {
      while (!(await isOver())) {
        // Two processes by turns, so that the same seed gives the same faults; the second one is started again where one was killed.
        const before = kills();
        const turns = [await turn(test.store), await turn(other.store)];
        if (kills() > before && kills() % 3 === 0) {
          await other.close();
          other = await test.openOther();
        }
        test.clock.time += turns.some(Boolean) ? pick([1_000, 60_000, writeLease]) : 3_600_000;
      }
    };
    const all = async (): Promise<boolean> => (await test.store.emrWrites.count(connectionId)).waiting === 0;
    while (total < wanted) {
      for (let made = 0; made < writesAtOnce; made += 1)
        writes.push(await addWrite(test, owner, `patient-${writes.length}`));
      let turns = 0;
      await runUntil(async () => {
        turns += 1;
        // A server that fails one request of five for weeks ends a note's own tries; a person asks again.
        if (turns % 50 === 0)
          for (const { messageId } of writes) await test.store.emrWrites.reopen(owner, messageId, test.clock.now());
        return all();
      });
    }
    isCalm = true;

    expect(total).toBeGreaterThanOrEqual(wanted);
    for (const fault of faults)
      if (wanted > 1_000) expect(seen.get('kind' in fault ? fault.kind : String(fault.status)) ?? 0).toBeGreaterThan(0);
    const duplicates: string[] = [];
    const lost: string[] = [];
    const byValue = new Map<string, number>();
    for (const one of record.resources.filter(({ resourceType }) => resourceType !== 'Provenance'))
      byValue.set(valueOf(one), (byValue.get(valueOf(one)) ?? 0) + 1);
    for (const [value, times] of byValue) if (times > 1) duplicates.push(value);
    const targets = record.resources
      .filter(({ resourceType }) => resourceType === 'Provenance')
      .map((one) => JSON.stringify(one['target']));
    if (new Set(targets).size !== targets.length) duplicates.push('Provenance');
    for (const write of writes) {
      const stored = (await test.store.emrWrites.find(write.messageId)) ?? expect.fail('A write is gone.');
      for (const item of stored.items.filter(({ type }) => type !== 'Provenance')) {
        const value = `urn:uuid:${item.id}`;
        const there = record.resources.filter((one) => valueOf(one) === value);
        for (const one of there) if (patientOf(one) !== `Patient/${write.patientId}`) wrong.push(item.id);
        const isThere = there.length === 1 && item.result?.reference === `${item.type}/${String(there[0]?.['id'])}`;
        const isRefused = item.state === 'refused' && there.length === 0;
        if (item.state === 'written' ? !isThere : !isRefused) lost.push(`${item.type} ${item.state} ${there.length}`);
      }
      for (const item of stored.items.filter(({ type, state }) => type === 'Provenance' && state === 'written'))
        if (!record.resources.some((one) => `Provenance/${String(one['id'])}` === item.result?.reference))
          lost.push('Provenance');
    }
    expect({ duplicates, lost, wrong }).toEqual({ duplicates: [], lost: [], wrong: [] });
    expect(record.resources.length).toBeGreaterThan(writes.length);
    await other.close();
    await test.remove();
  }, 600_000);
});
