import type { Books } from './books.ts';
import { numberOf, textOf } from './forms.ts';
import type { Form } from './forms.ts';
import { Refusal } from './refusal.ts';

/** One call of the API. */
export interface StripeCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for any id. */
  readonly path: string;
  /** The parameters that are taken; any other one is refused, as Stripe does. */
  readonly takes: readonly string[];
  readonly run: (books: Books, request: CallRequest) => unknown;
}

export interface CallRequest<Name extends string = string> {
  readonly id: string;
  readonly form: Form<Name>;
}

type NameIn<Params> = keyof Params & string;

/** A call whose parameters are those of the SDK, so that the compiler knows their names. */
export function stripeCall<Params>(
  method: StripeCall['method'],
  path: string,
  takes: readonly NameIn<Params>[],
  run: (books: Books, request: CallRequest<NameIn<Params>>) => unknown,
): StripeCall {
  return { method, path, takes: [...takes, 'expand'], run };
}

/** The customer of whom a list is asked for. */
export function customerIn(books: Books, form: Form<'customer'>): string | undefined {
  const id = textOf(form, 'customer');
  if (id !== undefined && !books.customers.has(id) && !books.gone.has(id))
    throw new Refusal(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
  return id;
}

export const pageParams = ['limit', 'starting_after', 'ending_before'] as const;

/** One page of a list, newest first. */
export function pageOf<T extends { readonly id: string; readonly created: number }>(
  url: string,
  all: Iterable<T>,
  form: Form,
): { readonly object: 'list'; readonly url: string; readonly has_more: boolean; readonly data: readonly T[] } {
  const limit = numberOf(form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw new Refusal('This value must be between 1 and 100.', { param: 'limit' });
  const sorted = [...all].reverse().sort((a, b) => b.created - a.created);
  const after = textOf(form, 'starting_after');
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0)
    throw new Refusal(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  return { object: 'list', url, has_more: sorted.length > from + limit, data: sorted.slice(from, from + limit) };
}
