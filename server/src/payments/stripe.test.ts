import type { MovingClock } from '../testing/moving-clock.ts';
import { createMovingClock, second } from '../testing/moving-clock.ts';
import { startTestStripeServer } from '../testing/stripe-server.ts';
import type { TestCard, TestStripeServer } from '../testing/stripe-server.ts';
import { signEvent } from '../testing/stripe/webhooks.ts';
import { describePayments } from './payments-suite.ts';
import type { PaymentsHarness, SuiteCard } from './payments-suite.ts';
import { createStripePayments } from './stripe.ts';

const cards: Readonly<Record<SuiteCard, TestCard>> = {
  accepted: 'accepts',
  declined: 'declines',
  declined_at_renewal: 'accepts-once',
};

/** Stripe leaves an invoice of a renewal a draft for an hour before it asks for the money. */
function passDrafts(stripe: TestStripeServer, clock: MovingClock): void {
  stripe.catchUp();
  const ends = [...stripe.books.invoices.values()].flatMap(({ automatically_finalizes_at: at }) => at ?? []);
  if (ends.length === 0) return;
  clock.advance(Math.max(...ends) * 1000 - clock.now() + second);
  passDrafts(stripe, clock);
}

async function openHarness(): Promise<PaymentsHarness> {
  const clock = createMovingClock();
  const stripe = await startTestStripeServer({ clock });
  const payments = createStripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecrets.join(','),
    apiUrl: stripe.url,
    clock,
  });
  let seen = 0;
  let stopped: Promise<void> | null = null;
  return {
    payments,
    now: () => clock.now(),
    pay: async ({ id }, card) => {
      // As a browser would: a page that is not open any more says so.
      if (stripe.isOpen(id)) stripe.pay(id, cards[card]);
    },
    changeCard: async (portalUrl, card) => {
      const seen = stripe.catchUp().length;
      stripe.changeCard(portalUrl, cards[card]);
      for (const event of stripe.catchUp().slice(seen)) {
        const { body, signature } = stripe.sign(event);
        const { kind, objectId } = payments.readEvent(new TextEncoder().encode(body), signature);
        if (kind === 'card') await payments.collectOwed(objectId);
      }
    },
    advance: async (milliseconds) => {
      clock.advance(milliseconds);
      passDrafts(stripe, clock);
    },
    takeEvents: async () => {
      const news = stripe.catchUp().slice(seen);
      seen += news.length;
      return news.map((event) => {
        const { body, signature } = stripe.sign(event);
        return { body: new TextEncoder().encode(body), signature };
      });
    },
    sign: (body, { at, isForeign }) =>
      signEvent(new TextDecoder().decode(body), {
        secrets: isForeign ? ['whsec_of_somebody_else'] : stripe.webhookSecrets,
        at: Math.floor(at / 1000),
      }).signature,
    stop: () => (stopped ??= stripe.stop()),
  };
}

describePayments('Stripe', openHarness);
