import type { BodyInputOf, EndpointShape, ParamsOf, QueryInputOf } from '@notewright/contract';
import { CallProblem, isAbort, lockedProblem, networkProblem, readProblem } from './call-problem.ts';
import { askForProof } from '../session/confirm-identity.ts';
import { noteCall } from '../session/idle.ts';
import { language } from '../i18n/language.ts';
import { noteMissingFactor } from '../session/missing-factor.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore, setLocked } from '../session/session-store.ts';

type Given<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: T };
type Optional<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]?: T };

/** What a call is given: path parameters and body where the contract has them, and what travels beside. */
export type CallInput<E extends EndpointShape> = Given<'params', ParamsOf<E>> &
  Optional<'query', QueryInputOf<E>> &
  Given<'body', BodyInputOf<E>> & {
    /** Goes into the contract's `fileField`. */
    readonly file?: File | null;
    /** The same for a call that takes several. */
    readonly files?: readonly File[];
    readonly signal?: AbortSignal;
    readonly idempotencyKey?: string;
    /** A token to send instead of the session's own (a sign-up attempt has one). Such a call never renews the session. */
    readonly bearer?: string;
    /** The answer may ask the browser to forget what it keeps of this site. */
    readonly mayClear?: boolean;
    /** Goes out while the screen is locked as well. */
    readonly evenLocked?: boolean;
    /** Offered where the server asks to confirm that it is the person, who has just typed it. */
    readonly knownPassword?: string;
  };

/** The options argument may be left out when nothing in it is required. */
export type CallArguments<E extends EndpointShape> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The same for code that no longer knows the endpoint. */
export interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: File | null;
  readonly files?: readonly File[];
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly bearer?: string;
  readonly mayClear?: boolean;
  readonly evenLocked?: boolean;
  readonly knownPassword?: string;
}

/** What sending needs to know of an endpoint. */
export type Target = Pick<EndpointShape, 'method' | 'path' | 'fileField'>;

const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries((value ?? {}) as Record<string, unknown>).filter(([, item]) => item !== undefined);

/** The address of a call: parameters escaped into the path, the query behind it. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    if (!values.has(name)) throw new Error(`The path parameter ${name} is missing`);
    return encodeURIComponent(String(values.get(name)));
  });
  const search = new URLSearchParams(entriesOf(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function bodyOf(endpoint: Target, input: LooseInput): FormData | string | null {
  if (endpoint.fileField !== undefined) {
    const form = new FormData();
    for (const [name, value] of entriesOf(input.body)) form.append(name, String(value));
    for (const file of input.files ?? (input.file ? [input.file] : []))
      form.append(endpoint.fileField, file, file.name);
    return form;
  }
  return input.body === undefined ? null : JSON.stringify(input.body);
}

function send(endpoint: Target, input: LooseInput, accept: string, token: string | null): Promise<Response> {
  const body = bodyOf(endpoint, input);
  const headers = new Headers({ accept, 'accept-language': language });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  // No time-out on purpose (specification section 9): a long document takes as long as it takes; the caller can abort.
  return fetch(addressOf(endpoint.path, input.params, input.query), {
    method: endpoint.method,
    headers,
    body,
    cache: 'no-store',
    // A browser follows the answer's wish to clear its cache only where credentials may travel; there are no cookies.
    credentials: input.mayClear ? 'same-origin' : 'omit',
    ...(input.signal ? { signal: input.signal } : {}),
  });
}

async function sendOrFail(...args: Parameters<typeof send>): Promise<Response> {
  try {
    return await send(...args);
  } catch (error) {
    if (isAbort(error) || !(error instanceof TypeError)) throw error;
    throw networkProblem();
  }
}

const meansExpired = (problem: CallProblem): boolean =>
  problem.status === 401 && (problem.code === 'session_expired' || problem.code === 'unauthenticated');

/** Reads a failed answer. One that says that the session is locked locks this page as well. */
async function readFailure(response: Response, input: LooseInput): Promise<CallProblem> {
  const problem = await readProblem(response);
  if (problem.code === 'session_locked' && input.bearer === undefined) setLocked(true);
  if (problem.code === 'second_factor_missing') noteMissingFactor();
  return problem;
}

/** Sends a call, and once more under a renewed token of the same person when the session's own had run out. */
async function sendRenewed(endpoint: Target, input: LooseInput, accept: string): Promise<Response> {
  const { accessToken, isLocked, user } = sessionStore.getState();
  const token = input.bearer ?? accessToken;
  // What a locked page asks for would be refused; and nothing of a chart may come into it.
  if (isLocked && input.evenLocked !== true && input.bearer === undefined) throw lockedProblem();
  if (token !== null && input.evenLocked !== true) noteCall();
  const first = await sendOrFail(endpoint, input, accept, token);
  if (first.ok) return first;
  const problem = await readFailure(first, input);
  if (!meansExpired(problem) || token === null || input.bearer !== undefined) throw problem;
  // What one person wrote is never sent again in the name of another who has signed in to this tab meanwhile.
  const isSamePerson = (): boolean => sessionStore.getState().user?.id === user?.id;
  if (!isSamePerson()) throw problem;
  const renewed = await renewSession(token);
  if (renewed === null || !isSamePerson()) throw problem;
  const second = await sendOrFail(endpoint, input, accept, renewed);
  if (second.ok) return second;
  throw await readFailure(second, input);
}

const asksForProof = (error: unknown): boolean => error instanceof CallProblem && error.code === 'proof_required';

/**
 * Sends one call and gives its successful answer. When the session's access token has run out it is renewed once and
 * the call is sent again; when the server asks to confirm that it is the person, they are asked in a dialog and the
 * call is sent again. Throws `CallProblem`, or the abort error when `signal` fired.
 */
export async function request(endpoint: Target, input: LooseInput, accept: string): Promise<Response> {
  try {
    return await sendRenewed(endpoint, input, accept);
  } catch (error) {
    if (!asksForProof(error) || input.bearer !== undefined) throw error;
    if (!(await askForProof(input.knownPassword ?? null)) || input.signal?.aborted) throw error;
    return sendRenewed(endpoint, input, accept);
  }
}
