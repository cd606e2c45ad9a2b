import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeStripeId, nowOf } from './books.ts';
import type { Books } from './books.ts';
import type { StripeCall } from './call.ts';
import { catalogCalls, customerCalls } from './catalog-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { expandAnswer } from './expand.ts';
import { parseForm } from './forms.ts';
import type { Form } from './forms.ts';
import type { KeptAnswers, StoredAnswer } from './idempotency.ts';
import { moneyCalls, portalCalls } from './money-calls.ts';
import { Refusal } from './refusal.ts';
import { catchUp } from './renewals.ts';
import { subscriptionCalls } from './subscription-calls.ts';

/** The version of the API that this server speaks; it refuses any other. */
export const spokenVersion = '2026-10-28.endive';

const calls: readonly StripeCall[] = [
  ...catalogCalls,
  ...customerCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...moneyCalls,
  ...portalCalls,
];

/** What goes wrong with the next requests that match. */
export interface Trouble {
  /** Of the path; without it any. */
  readonly path?: RegExp;
  /** How many requests meet it. */
  readonly times: number;
  /**
   * `overloaded`: 503 before anything was done. `broken`: 500 while it was done, which the key keeps. `too-many`: 429.
   * `lost`: it is done, and the line breaks before the answer. `slow`: the answer comes after `delay` milliseconds.
   */
  readonly kind: 'overloaded' | 'broken' | 'too-many' | 'lost' | 'slow';
  readonly delay?: number;
}

export interface NotedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Where requests are answered. */
export interface Desk {
  readonly books: Books;
  readonly secretKey: string;
  readonly kept: KeptAnswers;
  readonly requests: NotedRequest[];
  readonly troubles: (Trouble & { left: number })[];
}

/** Answers one request as Stripe would. */
export async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://x');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  desk.requests.push({ method: request.method ?? '', path: pathname, headers: request.headers, body });
  catchUp(desk.books);
  const trouble = takeTrouble(desk, pathname);
  const given = await perform(desk, request, { pathname, text: body === '' ? search.slice(1) : body, trouble });
  if (trouble === 'lost') return void response.destroy();
  response.writeHead(given.status, {
    'content-type': 'application/json',
    'request-id': makeStripeId('req'),
    'stripe-version': spokenVersion,
    // What a key has kept comes again however often it is asked.
    ...(given.status === 500 ? { 'stripe-should-retry': 'false' } : {}),
  });
  response.end(JSON.stringify(given.body));
}

function takeTrouble({ troubles }: Desk, path: string): Trouble | 'lost' | null {
  const found = troubles.find((trouble) => trouble.left > 0 && (trouble.path?.test(path) ?? true));
  if (found === undefined) return null;
  found.left -= 1;
  return found.kind === 'lost' ? 'lost' : found;
}

interface Asked {
  readonly pathname: string;
  readonly text: string;
  readonly trouble: Trouble | 'lost' | null;
}

async function perform(desk: Desk, request: IncomingMessage, asked: Asked): Promise<StoredAnswer> {
  const { trouble } = asked;
  const key = request.headers['idempotency-key'];
  try {
    checkManners(desk, request);
    if (trouble !== null && trouble !== 'lost') await meetTrouble(trouble);
    const { call, id, form } = findCall(request.method ?? '', asked);
    const run = () => runCall(desk.books, { call, id, form }, trouble);
    if (request.method !== 'POST' || typeof key !== 'string') return run();
    const before = desk.kept.begin(key, `${asked.pathname}\n${asked.text}`, nowOf(desk.books));
    if (before !== null) return before;
    if (trouble !== null && trouble !== 'lost' && trouble.kind === 'slow') await wait(trouble.delay ?? 0);
    const made = run();
    desk.kept.end(key, made);
    return made;
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}

function checkManners({ secretKey }: Desk, { headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new Refusal(`Invalid API Key provided: ${headers.authorization?.slice(7, 15) ?? ''}****`, { status: 401 });
  if (headers['stripe-version'] !== spokenVersion) throw new Refusal('Invalid Stripe API version.');
}

async function meetTrouble({ kind, delay = 0 }: Trouble): Promise<void> {
  if (kind === 'overloaded') throw new Refusal('Overloaded.', { status: 503, type: 'api_error' });
  if (kind === 'too-many') throw new Refusal('Too many requests.', { status: 429, code: 'rate_limit' });
  if (kind === 'slow') await wait(delay / 2);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

interface FoundCall {
  readonly call: StripeCall;
  readonly id: string;
  readonly form: Form;
}

function findCall(method: string, { pathname, text }: Asked): FoundCall {
  const form = parseForm(text);
  for (const call of calls) {
    const id = call.method === method ? idIn(call.path, pathname) : null;
    if (id === null) continue;
    const unknown = Object.keys(form).find((name) => !call.takes.includes(name));
    if (unknown !== undefined)
      throw new Refusal(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    return { call, id, form };
  }
  throw new Refusal(`Unrecognized request URL (${method}: ${pathname}).`, { status: 404 });
}

/** The id in a path, empty where it has none; null when it is another path. */
function idIn(pattern: string, path: string): string | null {
  const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
  return match === null ? null : decodeURIComponent(match[1] ?? '');
}

function runCall(books: Books, { call, id, form }: FoundCall, trouble: Asked['trouble']): StoredAnswer {
  try {
    if (trouble !== null && trouble !== 'lost' && trouble.kind === 'broken')
      throw new Refusal('Something went wrong on our side.', { status: 500, type: 'api_error' });
    return { status: 200, body: expandAnswer(books, call.run(books, { id, form }), form) };
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}

function refusalAnswer({ status, type, code, param, message }: Refusal): StoredAnswer {
  return { status, body: { error: { type, code, param, message } } };
}
