import type { Stripe } from 'stripe';
import type { subscription } from '@notewright/contract';
import { planTable } from '../../plans/plan-table.ts';
import { countExtraSeats } from '../../plans/prices.ts';
import type { PlanCount } from '../../plans/plan-count.ts';
import { PaymentError } from '../payments.ts';
import { askStripe, askStripeUnless } from './ask-stripe.ts';

type PlanId = subscription.PlanId;

/** What a plan is made of at Stripe: its own amount, and users one by one. */
export type PlanPart = Exclude<PlanId, 'custom'> | 'seat';

interface PriceRow {
  readonly part: PlanPart;
  readonly name: string;
  readonly amount: number;
  readonly interval: 'month' | 'year';
}

/** A price at Stripe, and how many of it a plan takes. */
export interface PlanItem {
  readonly part: PlanPart;
  readonly quantity: number;
}

/** What the plan table sells, as prices. */
function describePart(part: PlanPart): PriceRow {
  if (part === 'seat')
    return {
      part,
      name: 'Notewright user',
      amount: planTable.custom.perSeat ?? 0,
      interval: planTable.custom.interval,
    };
  const { name, amount, interval, includedSeats } = planTable[part];
  return {
    part,
    name: `Notewright ${String(name)}${includedSeats > 1 ? `, ${includedSeats} users` : ''}`,
    amount,
    interval,
  };
}

/**
 * The name under which a price is found. It carries all that a price cannot change, so a change of the plan table asks
 * for another price, and who pays by an earlier one goes on with that.
 */
export function lookupKeyOf(part: PlanPart): string {
  const { amount, interval } = describePart(part);
  return `notewright_${part}_${amount}_usd_${interval}`;
}

/** Which prices a plan for so many people takes, and how often. */
export function itemsOf(count: PlanCount): readonly PlanItem[] {
  const extra = countExtraSeats(count);
  const own: readonly PlanItem[] = count.plan === 'custom' ? [] : [{ part: count.plan, quantity: 1 }];
  return extra === 0 ? own : [...own, { part: 'seat', quantity: extra }];
}

const parts: ReadonlySet<string> = new Set<PlanPart>(['individual', 'company', 'one', 'two', 'seat']);

/** What a price is to us; null for one that is not ours. The mark stays when a lookup key moves on to another price. */
export function partOf(price: Stripe.Price): PlanPart | null {
  const mark = price.metadata['notewright_part'] ?? /^notewright_([a-z]+)_/.exec(price.lookup_key ?? '')?.[1] ?? '';
  return isPart(mark) ? mark : null;
}

function isPart(mark: string): mark is PlanPart {
  return parts.has(mark);
}

/** Finds the prices of the plan table at Stripe, and makes those that are missing. */
export interface Catalog {
  /** The id of the price of each part. @throws PaymentError */
  openPrices(wanted: readonly PlanPart[]): Promise<ReadonlyMap<PlanPart, string>>;
  /** Asks Stripe again the next time. */
  forget(): void;
}

/** The catalog of an account. It keeps what it found, as a price's amount never changes. */
export function createCatalog(stripe: Stripe): Catalog {
  const known = new Map<PlanPart, string>();
  const open = async (part: PlanPart): Promise<string> => {
    const id = known.get(part) ?? (await openPrice(stripe, part));
    known.set(part, id);
    return id;
  };
  return {
    openPrices: async (wanted) =>
      new Map(await Promise.all(wanted.map(async (part) => [part, await open(part)] as const))),
    forget: () => known.clear(),
  };
}

async function openPrice(stripe: Stripe, part: PlanPart): Promise<string> {
  const found = (await findPrice(stripe, part)) ?? (await makePrice(stripe, part));
  checkPrice(found, part);
  if (found.active) return found.id;
  // Archived by hand. The plan table sells it, so it is sold.
  await askStripe(() => stripe.prices.update(found.id, { active: true }));
  return found.id;
}

/** Also those that were archived: their lookup keys are taken all the same. */
async function findPrice(stripe: Stripe, part: PlanPart): Promise<Stripe.Price | null> {
  const { data } = await askStripe(() => stripe.prices.list({ lookup_keys: [lookupKeyOf(part)], limit: 1 }));
  return data[0] ?? null;
}

/** Two that make it at once get the same one by the key; where the key is forgotten, the lookup key is taken. */
async function makePrice(stripe: Stripe, part: PlanPart): Promise<Stripe.Price> {
  const { name, amount, interval } = describePart(part);
  const product = `notewright_${part}`;
  const mark = { notewright_part: part };
  const productKey = `product-${part}-${name.replace(/\W+/g, '-')}`;
  await askStripeUnless('resource_already_exists', () =>
    stripe.products.create({ id: product, name, metadata: mark }, { idempotencyKey: productKey }),
  );
  const lookupKey = lookupKeyOf(part);
  try {
    return await askStripe(() =>
      stripe.prices.create(
        {
          product,
          currency: 'usd',
          unit_amount: amount,
          recurring: { interval },
          lookup_key: lookupKey,
          metadata: mark,
        },
        { idempotencyKey: `price-${lookupKey}` },
      ),
    );
  } catch (error) {
    const taken = await findPrice(stripe, part);
    if (taken === null) throw error;
    return taken;
  }
}

/** A price that somebody gave our name by hand must not be charged in place of ours. */
function checkPrice(price: Stripe.Price, part: PlanPart): void {
  const { amount, interval } = describePart(part);
  const isOurs =
    price.unit_amount === amount &&
    price.currency === 'usd' &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1 &&
    partOf(price) === part;
  if (!isOurs)
    throw new PaymentError('refused', `The price ${lookupKeyOf(part)} at Stripe is not what its name says it is.`);
}
