import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import type { Clock } from '../kernel/clock.ts';
import { createBooks, makeStripeId, nowOf } from './stripe/books.ts';
import type { Books, TestCard } from './stripe/books.ts';
import { answer, spokenVersion } from './stripe/desk.ts';
import type { Desk, NotedRequest, Trouble } from './stripe/desk.ts';
import { createKeptAnswers } from './stripe/idempotency.ts';
import { changeCard } from './stripe/money-calls.ts';
import { paySession } from './stripe/pay-session.ts';
import { catchUp } from './stripe/renewals.ts';
import { deliverEvent, signEvent, thinEvent } from './stripe/webhooks.ts';
import type { Delivery, SignedEvent } from './stripe/webhooks.ts';

export type { TestCard } from './stripe/books.ts';

export interface TestStripeServer {
  readonly url: string;
  readonly secretKey: string;
  /** What events are signed with; several while one is exchanged. */
  webhookSecrets: readonly string[];
  /** Settings of a server whose payments go here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly books: Books;
  readonly requests: readonly NotedRequest[];
  /** Whether the page of a checkout can be paid now. */
  isOpen(checkoutId: string): boolean;
  /** Pays a checkout with a card. */
  pay(checkoutId: string, card?: TestCard): 'paid' | 'declined';
  /** Changes a customer's card on their page of the portal. */
  changeCard(portalUrl: string, card: TestCard): void;
  /** Lets everything happen that is due by the clock, and answers with all events so far. */
  catchUp(): readonly Stripe.Event[];
  sign(event: Stripe.Event, how?: { readonly thin?: boolean; readonly at?: number }): SignedEvent;
  /** Sends all events that were not yet taken (2xx) to an endpoint, oldest first. */
  deliver(url: string): Promise<readonly Delivery[]>;
  trouble(trouble: Trouble): void;
  stop(): Promise<void>;
}

/**
 * A server on a free port of this machine that speaks the part of Stripe's API that this product uses, in its shapes
 * (typed by the SDK) and with its manners: keys, versions, pages, refusals, renewals and signed events.
 */
export async function startTestStripeServer(options: { readonly clock: Clock }): Promise<TestStripeServer> {
  const books = createBooks(options.clock, spokenVersion);
  const secretKey = `sk_test_${makeStripeId('x').slice(2)}`;
  const desk: Desk = { books, secretKey, kept: createKeptAnswers(), requests: [], troubles: [] };
  const server = createServer((request, response) => {
    void answer(desk, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const taken = new Set<string>();
  const running: TestStripeServer = {
    url,
    secretKey,
    webhookSecrets: [`whsec_${makeStripeId('x').slice(2)}`],
    get settings() {
      return {
        BILLING: 'stripe',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: running.webhookSecrets.join(','),
        STRIPE_API_URL: url,
      };
    },
    books,
    requests: desk.requests,
    isOpen: (checkoutId) => {
      catchUp(books);
      return books.sessions.get(checkoutId)?.status === 'open';
    },
    pay: (checkoutId, card = 'accepts') => {
      catchUp(books);
      return paySession(books, checkoutId, card);
    },
    changeCard: (portalUrl, card) => changeCard(books, books.portals.get(portalUrl.replace(/^.*\//, '')) ?? '', card),
    catchUp: () => {
      catchUp(books);
      return books.events;
    },
    sign: (event, { thin = false, at = nowOf(books) } = {}) =>
      signEvent(thin ? thinEvent(event) : event, { secrets: running.webhookSecrets, at }),
    deliver: async (endpoint) => {
      catchUp(books);
      const deliveries: Delivery[] = [];
      for (const event of books.events.filter(({ id }) => !taken.has(id))) {
        const delivery = await deliverEvent(endpoint, event, { secrets: running.webhookSecrets, books });
        if (delivery.status >= 200 && delivery.status < 300) taken.add(event.id);
        deliveries.push(delivery);
      }
      return deliveries;
    },
    trouble: (trouble) => void desk.troubles.push({ ...trouble, left: trouble.times }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
