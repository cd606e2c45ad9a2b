import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatFilter, Owner } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { byTier } from '../../testing/test-tier.ts';

const time = 1_790_000_000_000;

interface ModelChat {
  readonly id: string;
  readonly owner: Owner;
  title: string;
  at: number;
  isPinned: boolean;
  isSaved: boolean;
  messages: number;
  binnedAt: number | null;
}

/** One step: by which person, on which of the chats made so far (their own or not), at what time. */
const step = fc.record({
  action: fc.constantFrom('create', 'create', 'rename', 'pin', 'save', 'send', 'bin', 'restore', 'destroy'),
  person: fc.nat(2),
  chat: fc.nat(7),
  isOn: fc.boolean(),
  title: fc.constantFrom('Knee pain', 'knee', 'Asthma', 'Chest pain 2', ''),
  later: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe.each(testDatabaseKinds)('any order of changes on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  async function apply(
    model: ModelChat[],
    people: readonly Owner[],
    { action, person, chat, isOn, title, later }: Step,
  ): Promise<void> {
    const { chats, messages } = test.store;
    const owner = people[person]!;
    const at = time + later;
    if (action === 'create') {
      const made = { id: uuidv7(), owner, title, at, isPinned: false, isSaved: false, messages: 0, binnedAt: null };
      model.push(made);
      return chats.create(owner, { id: made.id, title, now: at });
    }
    if (action === 'destroy') {
      const gone = model.filter(({ binnedAt, owner: of }) => binnedAt !== null && binnedAt < at && people.includes(of));
      await chats.destroyBinned(at, 1000);
      model.splice(0, model.length, ...model.filter((one) => !gone.includes(one)));
      return;
    }
    const target = model[chat % Math.max(1, model.length)];
    if (target === undefined) return;
    const mine = target.owner === owner && target.binnedAt === null ? target : null;
    if (action === 'rename') {
      const renamed = await chats.rename(owner, target.id, title);
      expect(renamed === null).toBe(mine === null);
      if (mine !== null) mine.title = title;
    } else if (action === 'pin' || action === 'save') {
      const changed = await chats.setFlags(owner, target.id, action === 'pin' ? { isPinned: isOn } : { isSaved: isOn });
      expect(changed === null).toBe(mine === null);
      if (mine !== null) mine[action === 'pin' ? 'isPinned' : 'isSaved'] = isOn;
    } else if (action === 'send') {
      const sent = await messages.add(owner, target.id, userMessage({ createdAt: at })).catch(() => null);
      expect(sent?.position ?? null).toBe(mine === null ? null : mine.messages + 1);
      if (mine !== null) Object.assign(mine, { messages: mine.messages + 1, at: Math.max(mine.at, at) });
    } else if (action === 'bin') {
      expect(await chats.moveToBin(owner, target.id, at)).toBe(mine !== null);
      if (mine !== null) mine.binnedAt = at;
    } else {
      const isBinnedOfMine = target.owner === owner && target.binnedAt !== null;
      expect((await chats.restore(owner, target.id)) !== null).toBe(isBinnedOfMine);
      if (isBinnedOfMine) target.binnedAt = null;
    }
  }

  async function compare(model: readonly ModelChat[], owner: Owner): Promise<void> {
    const visible = model
      .filter((chat) => chat.owner === owner && chat.binnedAt === null)
      .sort((one, other) => other.at - one.at || (other.id > one.id ? 1 : -1));
    const expected: Record<ChatFilter, ModelChat[]> = {
      all: visible,
      pinned: visible.filter((chat) => chat.isPinned),
      saved: visible.filter((chat) => chat.isSaved),
    };
    const toSummary = ({ id, title, at, isPinned, isSaved }: ModelChat) => ({
      id,
      title,
      timestamp: at,
      isPinned,
      isSaved,
    });
    for (const filter of ['all', 'pinned', 'saved'] as const) {
      const listed = await test.store.chats.list(owner, { filter, limit: 100 });
      expect(listed.items).toEqual(expected[filter].map(toSummary));
      const found = await test.store.chats.searchTitles(owner, { query: 'PAIN', filter, limit: 100 });
      expect(found.items).toEqual(
        expected[filter].filter(({ title }) => title.toLowerCase().includes('pain')).map(toSummary),
      );
    }
  }

  it('shows each person what a simple model shows, and nothing of anyone else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const first = newOwner();
        const people = [first, newOwner(first.tenantId), newOwner()];
        const model: ModelChat[] = [];
        for (const one of steps) await apply(model, people, one);
        for (const owner of people) await compare(model, owner);
      }),
      { numRuns: byTier(6, 20) },
    );
  });
});
