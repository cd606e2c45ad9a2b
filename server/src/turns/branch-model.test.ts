import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { Owner, ReplyEnd, StoredMessage } from '../store/store.ts';
import { newOwner, openTestStore, type TestStore } from '../store/test-store.ts';
import { byTier } from '../testing/test-tier.ts';
import { openTurn, type TurnCommand } from './open-turn.ts';
import { TurnProblem } from './turn-problem.ts';

const many = (weight: number, action: string) => ({ weight, arbitrary: fc.constant(action) });

const step = fc.record({
  action: fc.oneof(
    many(5, 'send'),
    many(6, 'edit'),
    many(4, 'regenerate'),
    many(4, 'page'),
    many(2, 'stop'),
    many(1, 'read'),
    many(1, 'delete'),
  ),
  /** Which of the branches, or of the messages, so far. */
  which: fc.nat(20),
  /** Said with the message, or left to what the chat shows. */
  isNamed: fc.boolean(),
  /** Its reply goes on for a while. */
  isLeftOpen: fc.nat(6).map((chance) => chance === 0),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Exchange {
  readonly id: string;
  readonly text: string;
  /** All versions of the message, in their order. */
  readonly versions: string[];
  readonly replies: string[];
}

/** A chat as a simple model has it: for each branch its exchanges in their order, those that it shares included. */
class ModelChat {
  readonly owner: Owner = newOwner();
  chatId: string | null = null;
  isBinned = false;
  shown = '';
  running: string | null = null;
  readonly branches = new Map<string, Exchange[]>();
  /** Every message in the order in which it came. */
  readonly order: string[] = [];

  exchanges(): readonly Exchange[] {
    return [...new Set([...this.branches.values()].flat())];
  }

  /** The branch to which an exchange was sent: of all that have it the one that was there first. */
  homeOf(exchange: Exchange): string {
    return [...this.branches].find(([, all]) => all.includes(exchange))?.[0] ?? '';
  }

  messagesOf(branchId: string): readonly string[] {
    const ids = new Set((this.branches.get(branchId) ?? []).flatMap(({ id, replies }) => [id, ...replies]));
    return this.order.filter((id) => ids.has(id));
  }
}

const ended = (state: ReplyEnd['state']): ReplyEnd => ({
  state,
  content: 'A made-up note.',
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
});

describe.each(testDatabaseKinds)('branches of a chat on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  function open(model: ModelChat, content: Partial<TurnCommand['content']>, branch: string | undefined) {
    const parts = {
      store: test.store,
      turns: { worker: 'w', leaseEnd: () => test.clock.now(), isFull: () => false, start: () => undefined },
      clock: test.clock,
      newId: () => uuidv7(),
      storedBytes: 1,
    };
    const command = {
      owner: model.owner,
      chatId: model.chatId,
      branch,
      content: { kind: 'message', toolName: 'Chartwright', text: '', files: [], ...content },
      idempotency: null,
      origin: { ip: '', userAgent: '' },
    } as TurnCommand;
    return openTurn(parts, command);
  }

  async function send(model: ModelChat, text: string, edited: Exchange | null, named: string | undefined) {
    const sent = await open(model, edited === null ? { text } : { text, edits: edited.id }, named);
    model.chatId ??= sent.chatId;
    const { userMessage, reply } = sent;
    const versions = edited?.versions ?? [];
    versions.push(userMessage.id);
    const exchange = { id: userMessage.id, text, versions, replies: [reply.id] };
    if (edited === null) {
      const branchId = named ?? (model.shown || sent.chatId);
      model.branches.set(branchId, [...(model.branches.get(branchId) ?? []), exchange]);
      model.shown = branchId;
    } else {
      const before = model.branches.get(model.homeOf(edited)) ?? [];
      model.branches.set(userMessage.id, [...before.slice(0, before.indexOf(edited)), exchange]);
      model.shown = userMessage.id;
    }
    model.order.push(userMessage.id, reply.id);
    model.running = reply.id;
  }

  async function regenerate(model: ModelChat, exchange: Exchange, named: string | undefined) {
    const { reply } = await open(
      model,
      { kind: 'regenerate', replyId: exchange.replies[0] ?? '', toolName: null },
      named,
    );
    exchange.replies.push(reply.id);
    model.order.push(reply.id);
    model.running = reply.id;
    const workedIn = named ?? model.shown;
    model.shown = model.branches.get(workedIn)?.includes(exchange) ? workedIn : model.homeOf(exchange);
  }

  async function end(model: ModelChat, state: ReplyEnd['state']) {
    if (model.running === null) return;
    expect(await test.store.messages.end(model.running, ended(state))).toBe(true);
    model.running = null;
  }

  async function apply(model: ModelChat, { action, which, isNamed, isLeftOpen }: Step, text: string): Promise<void> {
    const { chatId, owner } = model;
    const ids = [...model.branches.keys()];
    const branch = ids[which % Math.max(1, ids.length)];
    const exchanges = model.exchanges();
    const exchange = exchanges[which % Math.max(1, exchanges.length)];
    const named = isNamed ? branch : undefined;
    if (action === 'stop') return end(model, 'stopped');
    if (action === 'read') return compare(model);
    if (action === 'delete' || (action === 'page' && model.isBinned)) return toggleBin(model);
    if (action === 'page') {
      if (chatId === null || branch === undefined) return;
      await test.store.branches.show(owner, chatId, branch);
      model.shown = branch;
      return;
    }
    const work =
      action === 'send' || exchange === undefined
        ? () => send(model, text, null, named)
        : action === 'edit'
          ? () => send(model, text, exchange, named)
          : () => regenerate(model, exchange, named);
    if (model.isBinned || model.running !== null)
      await expect(work()).rejects.toEqual(new TurnProblem(model.isBinned ? 'not_found' : 'reply_running'));
    else {
      await work();
      if (!isLeftOpen) await end(model, 'complete');
    }
  }

  async function toggleBin(model: ModelChat): Promise<void> {
    if (model.chatId === null) return;
    if (model.isBinned) await test.store.chats.restore(model.owner, model.chatId);
    else await test.store.chats.moveToBin(model.owner, model.chatId, test.clock.now());
    model.isBinned = !model.isBinned;
  }

  async function readBranch(model: ModelChat, branchId: string | undefined, limit: number) {
    const found: StoredMessage[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await test.store.messages.page(model.owner, model.chatId ?? '', { branchId, cursor, limit });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      found.unshift(...page.items);
      if (page.nextCursor === null) return found;
      cursor = page.nextCursor;
    }
  }

  async function compare(model: ModelChat): Promise<void> {
    const { chatId, owner } = model;
    if (chatId === null) return;
    expect(await test.store.branches.findShown(owner, chatId)).toBe(model.isBinned ? null : model.shown);
    if (model.isBinned) {
      expect(await readBranch(model, undefined, 7)).toEqual([]);
      return;
    }
    expect((await readBranch(model, undefined, 7)).map(({ id }) => id)).toEqual(model.order);
    for (const branchId of model.branches.keys()) {
      const messages = await readBranch(model, branchId, 3);
      expect(messages.map(({ id }) => id)).toEqual(model.messagesOf(branchId));
      for (const message of messages.filter(({ sentBy }) => sentBy === 'user')) compareWords(model, message);
      for (const message of messages)
        expect(await test.store.branches.holds(chatId, branchId, rootOf(messages, message))).toBe(true);
    }
  }

  /** A reply is where the message that it answers is. */
  const rootOf = (messages: readonly StoredMessage[], message: StoredMessage): StoredMessage =>
    messages.find(({ id }) => id === message.replyTo) ?? message;

  function compareWords(model: ModelChat, message: StoredMessage): void {
    const exchange = model.exchanges().find(({ id }) => id === message.id);
    const { versions = [], text } = exchange ?? {};
    expect(message).toMatchObject({
      content: text,
      version: versions.indexOf(message.id) + 1,
      versions: versions.length,
      branchId: exchange && model.homeOf(exchange),
    });
    expect(message.versionIds).toEqual(versions.length === 1 ? undefined : versions);
  }

  it('have exactly the messages that a simple model has, whatever is sent, edited, written again and read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        const model = new ModelChat();
        for (const [index, one] of steps.entries()) await apply(model, one, `words ${index}`);
        await end(model, 'complete');
        if (model.isBinned) await toggleBin(model);
        await compare(model);
      }),
      { numRuns: byTier(12, 80) },
    );
  });
});
