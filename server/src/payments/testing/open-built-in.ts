import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { createBuiltInStore } from '../../store/billing/built-in-store.ts';
import type { BuiltInStore } from '../../store/billing/built-in-store.ts';
import type { Database } from '../../database/database.ts';
import { createBuiltInPayments } from '../built-in.ts';
import type { BuiltInPayments } from '../built-in.ts';
import { eventKeyOf } from '../built-in/deliveries.ts';
import { signEvent } from '../built-in/sign-event.ts';
import { testCards } from '../built-in/test-cards.ts';
import type { CardBehaviour, TestCard } from '../built-in/test-cards.ts';
import type { PaymentsHarness } from '../payments-suite.ts';

export interface SentEvent {
  readonly body: Uint8Array;
  readonly signature: string;
}

export interface OpenedBuiltIn extends PaymentsHarness {
  readonly provider: BuiltInPayments;
  readonly documents: BuiltInStore;
  readonly clock: { time: number; now(): number };
  /** Every event that was sent and not taken yet. */
  readonly sent: SentEvent[];
  /** What the other side answers; 200 unless set. */
  answer: (body: string) => Promise<number>;
  readonly logLines: string[];
}

export interface BuiltInOptions {
  /** Shared with another, which is another process of the same installation then. */
  readonly signingKey?: Uint8Array;
  readonly clock?: OpenedBuiltIn['clock'];
  readonly graceDays?: number;
}

/** The built-in provider over a database, with somebody who pays and a clock that a test moves. For tests only. */
export function openBuiltIn(database: Database, options: BuiltInOptions = {}): OpenedBuiltIn {
  const { signingKey = new Uint8Array(randomBytes(32)), graceDays = 7 } = options;
  const clock = options.clock ?? createTestClock();
  const line = { isUp: true };
  const documents = watchOver(createBuiltInStore(database), line);
  const sent: SentEvent[] = [];
  const logLines: string[] = [];
  const note = (details: unknown, words?: string): void => void logLines.push(JSON.stringify([details, words]));
  const provider = createBuiltInPayments({
    documents,
    clock,
    newId: uuidv7,
    publicUrl: () => 'http://127.0.0.1:3000',
    deliver: async (body, signature) => {
      const status = await opened.answer(body);
      if (status === 200) sent.push({ body: new TextEncoder().encode(body), signature });
      return status;
    },
    signingKey,
    graceDays,
    nudge: () => undefined,
    log: { info: note, warn: note, error: note },
  });
  const { payments, checkouts } = provider;
  const opened: OpenedBuiltIn = {
    provider,
    payments,
    documents,
    clock,
    sent,
    logLines,
    answer: () => Promise.resolve(200),
    now: () => clock.now(),
    pay: async ({ url }, card) => void (await checkouts.pay(tokenOf(url), testCard(card))),
    changeCard: async (url, card) => void (await checkouts.changeCard(tokenOf(url), testCard(card))),
    advance: async (milliseconds) => {
      clock.time += milliseconds;
      await provider.runDue();
    },
    takeEvents: async () => {
      await provider.runDue();
      return sent.splice(0);
    },
    sign: (body, { at, isForeign }) => signEvent(isForeign ? new Uint8Array(32) : eventKeyOf({ signingKey }), body, at),
    stop: () => {
      line.isUp = false;
      return Promise.resolve();
    },
  };
  return opened;
}

function createTestClock(): OpenedBuiltIn['clock'] {
  const clock = { time: Date.UTC(2026, 8, 21, 14, 30), now: () => clock.time };
  return clock;
}

export function testCard(behaviour: CardBehaviour): TestCard {
  return testCards.find((card) => card.behaviour === behaviour) ?? testCards[0];
}

/** What a page's address ends with. */
export function tokenOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** A database that can be lost. */
function watchOver(store: BuiltInStore, line: { readonly isUp: boolean }): BuiltInStore {
  return new Proxy(store, {
    get: (target, name, receiver): unknown => {
      if (!line.isUp) return () => Promise.reject(new Error('the database is gone'));
      return Reflect.get(target, name, receiver);
    },
  });
}
