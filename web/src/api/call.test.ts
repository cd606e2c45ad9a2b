import { authenticationApp, chat } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, CallProblem, isAbort } from './call.ts';
import { addressOf } from './request.ts';
import { endSession, sessionStore, startSession } from '../session/session-store.ts';
import { stream } from './stream.ts';
import { MemoryStorage } from '../session/testing/memory-storage.ts';

const session = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const initial = sessionStore.getInitialState();
const id = '0190a0c0-0000-7000-8000-000000000001';
const problem = (status: number, code: string, message = 'A sentence.', errors = {}): Response =>
  Response.json({ code, message, errors }, { status });

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
};
let sent: Sent[];

function answerWith(answer: (request: Sent) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const request = {
      method: init.method ?? 'GET',
      path,
      token: headers.get('authorization'),
      headers,
      body: init.body,
      signal: init.signal ?? null,
    };
    sent.push(request);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      Promise.resolve()
        .then(() => answer(request))
        .then(resolve, reject);
    });
  });
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  sessionStore.setState(initial, true);
});

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('escapes parameters into the path and leaves out what is not given', () => {
    expect(addressOf('/chat/stream/:messageId/', { messageId: 'a/b' }, { after: 4, cursor: undefined })).toBe(
      '/chat/stream/a%2Fb/?after=4',
    );
    expect(() => addressOf('/chat/stream/:messageId/', {}, undefined)).toThrow();
  });

  it('sends JSON with the bearer token and the idempotency key', async () => {
    startSession(session, false);
    answerWith(() => Response.json({ data: {} }));
    await call(chat.renameChat, { params: { chatId: id }, body: { title: 'A title' }, idempotencyKey: 'k1' });
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      path: `/chat/update_chat_title/${id}/`,
      token: 'Bearer a1',
      body: '{"title":"A title"}',
    });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it('sends a form where the call takes a file, and no token where there is none', async () => {
    answerWith(() => Response.json({ data: {} }, { status: 201 }));
    const file = new File(['bp 138/84'], 'note.txt', { type: 'text/plain' });
    await call(chat.createChat, { body: { message_content: 'hello' }, file });
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['message_content', 'attached_file']);
    expect((form.get('attached_file') as File).name).toBe('note.txt');
    expect(sent[0]?.token).toBeNull();
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it('throws what the server says, with its code, status and fields', async () => {
    answerWith(() =>
      problem(400, 'validation_failed', 'Please check the marked fields.', { email: ['Invalid email address'] }),
    );
    const failure = await call(authenticationApp.resendOtp, { body: { email: 'x' } }).catch(
      (error: unknown) => error as CallProblem,
    );
    expect(failure).toBeInstanceOf(CallProblem);
    expect(failure).toMatchObject({
      code: 'validation_failed',
      status: 400,
      message: 'Please check the marked fields.',
    });
    expect((failure as CallProblem).errors).toEqual({ email: ['Invalid email address'] });
  });

  it('tells a missing network, an unreadable answer and an abort apart', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(authenticationApp.readProfile)).rejects.toMatchObject({
      code: 'network',
      status: 0,
      serverMessage: null,
    });
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(authenticationApp.readProfile)).rejects.toMatchObject({
      code: 'unreadable',
      status: 502,
      serverMessage: null,
    });
    answerWith(() => new Response('not json', { status: 200 }));
    await expect(call(authenticationApp.readProfile)).rejects.toMatchObject({ code: 'unreadable' });
    answerWith(() => new Promise(() => undefined));
    const stop = new AbortController();
    const running = call(authenticationApp.readProfile, { signal: stop.signal });
    stop.abort();
    expect(isAbort(await running.catch((error: unknown) => error))).toBe(true);
  });

  it('waits for as long as the answer takes: there is no time-out', async () => {
    vi.useFakeTimers();
    answerWith(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ message: 'late' })), 3_600_000)),
    );
    const running = call(authenticationApp.signOut);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await running).toEqual({ message: 'late' });
    // Nor one by a signal, whose clock the fake timers would not move.
    expect(sent.map((request) => request.signal)).toEqual([null]);
    vi.useRealTimers();
  });
});

describe('renewal', () => {
  const isRefresh = (request: Sent): boolean => request.path === '/authentication_app/token/refresh/';
  const expiring = (request: Sent): Response => {
    if (isRefresh(request)) return Response.json({ accessToken: 'a2', refreshToken: 'r2' });
    return request.token === 'Bearer a2' ? Response.json({ text: 'draft' }) : problem(401, 'session_expired');
  };

  it('renews once for calls that fail together and sends each again', async () => {
    startSession(session, true);
    answerWith(expiring);
    const drafts = await Promise.all(Array.from({ length: 5 }, () => call(chat.readDraft, { query: {} })));
    expect(drafts).toEqual(Array.from({ length: 5 }, () => ({ text: 'draft' })));
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(sent.find(isRefresh)?.body).toBe('{"refreshToken":"r1"}');
    expect(sent).toHaveLength(11);
    expect(JSON.parse(localStorage.getItem('persist:root') ?? '')).toMatchObject({
      accessToken: 'a2',
      refreshToken: 'r2',
    });
  });

  it.each(['{"accessToken":"a2","refr', '{}', '<h1>Sign in to this network</h1>'])(
    'that answers what cannot be read is a problem of the network, and the session stays: %s',
    async (body) => {
      startSession(session, true);
      answerWith((request) => (isRefresh(request) ? new Response(body) : expiring(request)));
      await expect(call(chat.readDraft, { query: {} })).rejects.toMatchObject({ code: 'network', status: 0 });
      expect(sessionStore.getState()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
      answerWith(expiring);
      expect(await call(chat.readDraft, { query: {} })).toEqual({ text: 'draft' });
    },
  );

  it('does not renew for a call that was sent before another renewed', async () => {
    startSession(session, true);
    let letGo: (response: Response) => void = () => undefined;
    answerWith((request) =>
      request.path.includes('draft') && sent.length === 1
        ? new Promise((resolve) => (letGo = resolve))
        : expiring(request),
    );
    const slow = call(chat.readDraft, { query: {} });
    await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
    await call(chat.readDraft, { query: {} });
    letGo(problem(401, 'session_expired'));
    expect(await slow).toEqual({ text: 'draft' });
    expect(sent.filter(isRefresh)).toHaveLength(1);
  });

  it('takes over the tokens that another tab has stored meanwhile', async () => {
    startSession(session, true);
    localStorage.setItem('persist:root', JSON.stringify({ ...session, accessToken: 'a2', refreshToken: 'r2' }));
    answerWith(expiring);
    expect(await call(chat.readDraft, { query: {} })).toEqual({ text: 'draft' });
    expect(sent.filter(isRefresh)).toHaveLength(0);
    expect(sessionStore.getState().refreshToken).toBe('r2');
  });

  const other = { user: { id: 'u2', email: 'omar@lakeside.example' }, accessToken: 'b1', refreshToken: 's1' };
  const signInOther = (): void => {
    endSession('signed-out');
    startSession(other, true);
  };

  it('does not repeat a call in the name of another person who has signed in meanwhile', async () => {
    startSession(session, true);
    const held = Promise.withResolvers<Response>();
    answerWith(() => held.promise);
    const slow = call(chat.saveDraft, { body: { chat_id: null, text: 'words of the first' } });
    await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
    signInOther();
    held.resolve(problem(401, 'session_expired', 'Your session has ended. Please log in again.'));
    await expect(slow).rejects.toMatchObject({
      code: 'session_expired',
      message: 'Your session has ended. Please log in again.',
    });
    expect(sent.map((request) => request.token)).toEqual(['Bearer a1']);
    expect(sessionStore.getState()).toMatchObject({ ...other, ended: null });
  });

  it('gives nobody the tokens of another person, when these come late', async () => {
    startSession(session, true);
    const held = Promise.withResolvers<Response>();
    answerWith((request) => (isRefresh(request) ? held.promise : problem(401, 'session_expired')));
    const slow = call(chat.saveDraft, { body: { chat_id: null, text: 'words of the first' } });
    await vi.waitFor(() => expect(sent.filter(isRefresh)).toHaveLength(1), 60_000);
    signInOther();
    const next = call(chat.saveDraft, { body: { chat_id: null, text: 'words of the next' } });
    await vi.waitFor(() => expect(sent).toHaveLength(3), 60_000);
    held.resolve(Response.json({ accessToken: 'a2', refreshToken: 'r2' }));
    await expect(slow).rejects.toMatchObject({ code: 'session_expired' });
    await expect(next).rejects.toMatchObject({ code: 'session_expired' });
    expect(sent.map((request) => request.token)).toEqual(['Bearer a1', null, 'Bearer b1']);
    expect(sessionStore.getState()).toMatchObject({ ...other, ended: null });
    expect(JSON.parse(localStorage.getItem('persist:root') ?? '')).toMatchObject(other);
  });

  it('lets only one tab renew at a time where the browser has locks', async () => {
    const order: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, act: () => Promise<unknown>) => {
          order.push(`lock ${name}`);
          const result = await act();
          order.push('unlock');
          return result;
        },
      },
    });
    startSession(session, true);
    answerWith((request) => {
      if (isRefresh(request)) order.push('refresh');
      return expiring(request);
    });
    await call(chat.readDraft, { query: {} });
    expect(order).toEqual(['lock notewright-renew', 'refresh', 'unlock']);
  });

  it('ends the session when the refresh token is refused', async () => {
    startSession(session, true);
    answerWith((request) =>
      problem(401, 'session_expired', isRefresh(request) ? 'Over.' : 'Your session has ended. Please log in again.'),
    );
    await expect(call(chat.readDraft, { query: {} })).rejects.toMatchObject({ code: 'session_expired' });
    expect(sessionStore.getState()).toMatchObject({ accessToken: null, ended: 'expired' });
    expect(localStorage.getItem('persist:root')).toBeNull();
  });

  it('keeps the session when the server cannot answer', async () => {
    startSession(session, true);
    answerWith((request) => (isRefresh(request) ? problem(503, 'unavailable') : problem(401, 'session_expired')));
    await expect(call(chat.readDraft, { query: {} })).rejects.toMatchObject({ code: 'unavailable' });
    answerWith((request) =>
      isRefresh(request) ? Promise.reject(new TypeError('offline')) : problem(401, 'session_expired'),
    );
    await expect(call(chat.readDraft, { query: {} })).rejects.toMatchObject({ code: 'network' });
    expect(sessionStore.getState().refreshToken).toBe('r1');
  });

  it('does not renew for wrong credentials or for a token that was given', async () => {
    startSession(session, true);
    answerWith(() => problem(401, 'invalid_credentials'));
    await expect(
      call(authenticationApp.signIn, { body: { email: 'a@b.example', password: '123456' } }),
    ).rejects.toMatchObject({ status: 401 });
    answerWith(() => problem(401, 'session_expired'));
    await expect(
      call(authenticationApp.resendOtp, { body: { email: 'a@b.example' }, bearer: 'own' }),
    ).rejects.toMatchObject({ status: 401 });
    expect(sent.map((request) => request.token)).toEqual(['Bearer a1', 'Bearer own']);
  });
});

describe('stream', () => {
  const eventStream = (...pieces: readonly string[]): Response =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
    );

  it('gives each event with its number', async () => {
    answerWith(() =>
      eventStream(
        'id: 0\ndata: {"type":"text-delta","seq":0,"te',
        'xt":"a"}\n\n: keep-alive\n\ndata: {"type":"stage-start","seq":1,"stage":"writing"}\n\n',
      ),
    );
    const events = await Array.fromAsync(stream(chat.streamReply, { params: { messageId: id }, query: { after: -1 } }));
    expect(events).toEqual([
      { id: 0, event: { type: 'text-delta', seq: 0, text: 'a' } },
      { id: 0, event: { type: 'stage-start', seq: 1, stage: 'writing' } },
    ]);
    expect(sent[0]?.headers.get('accept')).toBe('text/event-stream');
    expect(sent[0]?.path).toBe(`/chat/stream/${id}/?after=-1`);
  });

  it('waits for its first event as long as that takes', async () => {
    vi.useFakeTimers();
    const first = 'id: 0\ndata: {"type":"text-delta","seq":0,"text":"late"}\n\n';
    answerWith(() => new Promise((resolve) => setTimeout(() => resolve(eventStream(first)), 3_600_000)));
    const running = Array.fromAsync(stream(chat.streamReply, { params: { messageId: id } }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await running).toHaveLength(1);
    expect(sent.map((request) => request.signal)).toEqual([null]);
    vi.useRealTimers();
  });

  it('throws the problem of a stream that was refused', async () => {
    answerWith(() => problem(404, 'not_found'));
    await expect(Array.fromAsync(stream(chat.streamReply, { params: { messageId: id } }))).rejects.toMatchObject({
      code: 'not_found',
    });
    answerWith(() => Response.json({}));
    await expect(Array.fromAsync(stream(chat.streamReply, { params: { messageId: id } }))).rejects.toMatchObject({
      code: 'unreadable',
    });
  });

  it('turns a connection that breaks into a network problem and closes one that is left', async () => {
    answerWith(
      () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    );
    await expect(Array.fromAsync(stream(chat.streamReply, { params: { messageId: id } }))).rejects.toMatchObject({
      code: 'network',
    });
    let isClosed = false;
    const endless = new ReadableStream({
      pull: (controller) =>
        controller.enqueue(new TextEncoder().encode('data: {"type":"text-delta","seq":0,"text":"a"}\n\n')),
      cancel: () => {
        isClosed = true;
      },
    });
    answerWith(() => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }));
    for await (const { event } of stream(chat.streamReply, { params: { messageId: id } })) {
      expect(event.type).toBe('text-delta');
      break;
    }
    expect(isClosed).toBe(true);
  });
});
