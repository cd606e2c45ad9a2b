import { Stripe } from 'stripe';
import type { Clock } from '../../kernel/clock.ts';
import { readVersion } from '../../config/version.ts';
import { askStripe, saysStripe } from './ask-stripe.ts';

/**
 * The version of Stripe's API that everything here is written for: that of the pinned SDK, whose types it has. Every
 * request names it, so what the account is set to and when Stripe moves on changes nothing.
 */
export const stripeApiVersion = '2026-10-28.endive';

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Null: at Stripe. Else a server on this machine that speaks its API. */
  readonly apiUrl: string | null;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
}

/** The SDK, for an account. It reports nothing about its use, and tries again by itself with the same key. */
export function createStripeClient({ secretKey, apiUrl, timeout = 10_000 }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    appInfo: { name: 'Notewright', version: readVersion() },
    ...(apiUrl === null ? {} : addressOf(apiUrl)),
  });
}

function addressOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? '80' : '443') : port,
  };
}

/** What every part of the adapter works with. */
export interface StripeParts {
  readonly stripe: Stripe;
  readonly clock: Clock;
}

/**
 * Everything on the pages of a list; nothing of a customer that there is not. Ours are short, and a list that is not ends
 * before the memory does.
 * @throws PaymentError
 */
export function readAll<T>(list: { autoPagingToArray(how: { limit: number }): Promise<T[]> }): Promise<readonly T[]> {
  return askStripe(async () => {
    try {
      return await list.autoPagingToArray({ limit: 5000 });
    } catch (error) {
      if (saysStripe(error, 'resource_missing', 'customer')) return [];
      throw error;
    }
  });
}

/** The id of something that Stripe gives as an id, or whole. */
export function idOf(one: string | { readonly id: string } | null | undefined): string | null {
  return typeof one === 'string' ? one : (one?.id ?? null);
}
