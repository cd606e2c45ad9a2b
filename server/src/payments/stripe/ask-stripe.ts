import { Stripe } from 'stripe';
import { PaymentError } from '../payments.ts';

/**
 * Asks Stripe something, and puts what goes wrong into our words.
 * @throws PaymentError: `unavailable` when asking again later may help, `refused` when it does not.
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** The same, with null for what Stripe does not have (any more). @throws PaymentError */
export async function askStripeForOne<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (saysStripe(error, 'resource_missing')) return null;
    throw asPaymentError(error);
  }
}

/** The same, where one answer of Stripe's means that it is done already. @throws PaymentError */
export async function askStripeUnless(code: string, ask: () => Promise<unknown>): Promise<'done' | 'done before'> {
  try {
    await ask();
    return 'done';
  } catch (error) {
    if (saysStripe(error, code)) return 'done before';
    throw asPaymentError(error);
  }
}

/** Whether Stripe gave this code as its reason, and named this parameter where one is asked for. */
export function saysStripe(error: unknown, code: string, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== code) return false;
  return param === undefined || error.param === param;
}

/**
 * Stripe's own sentences name keys, addresses and what was sent, so none of them is taken over: only words from its
 * own lists, and the number by which its support finds the request.
 */
function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  const isPassing = [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((kind) => error instanceof kind);
  return new PaymentError(isPassing ? 'unavailable' : 'refused', describe(error));
}

function describe(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const facts = [
    wordOf('status', String(error.statusCode ?? ''), /^\d{3}$/),
    wordOf('code', error.code, /^[a-z][a-z_]{0,60}$/),
    wordOf('parameter', error.param, /^[a-z][\w[\]]{0,80}$/),
    wordOf('request', error.requestId, /^req_\w{1,60}$/),
  ].filter((fact) => fact !== null);
  return ['Stripe', error.type, ...facts].join(', ');
}

function wordOf(name: string, value: string | undefined, pattern: RegExp): string | null {
  return value !== undefined && pattern.test(value) ? `${name} ${value}` : null;
}
