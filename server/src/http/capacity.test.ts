import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { createCapacity } from './capacity.ts';

const limits = {
  streamsPerPerson: 2,
  exportsPerPerson: 1,
  bodyBytes: 100,
  bodyBytesPerPerson: 60,
  unreadBytesPerPerson: 50,
};

describe('the capacity of a process', () => {
  it('gives each person so many streams, and each place back once', () => {
    const capacity = createCapacity(limits);
    const first = capacity.openStream('a');
    capacity.openStream('a');
    expect(() => capacity.openStream('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    capacity.openStream('b');
    first();
    first();
    capacity.openStream('a');
    expect(() => capacity.openStream('a')).toThrow(expect.objectContaining({ status: 429 }));
  });

  it('gives each person one export at a time, and the next once it is done', () => {
    const capacity = createCapacity(limits);
    const first = capacity.openExport('a');
    expect(() => capacity.openExport('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    capacity.openExport('b');
    capacity.openStream('a');
    first();
    capacity.openExport('a');
  });

  it('holds so many bytes of bodies, for each and for all', () => {
    const capacity = createCapacity(limits);
    const mine = capacity.holdBody('a', 60);
    expect(() => capacity.holdBody('a', 1)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    const others = capacity.holdBody('b', 40);
    expect(() => capacity.holdBody('c', 1)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    mine();
    others();
    capacity.holdBody('c', 60);
  });
});

describe('answers that nobody reads', () => {
  it('stop their person, and nobody else, until they are read', () => {
    const capacity = createCapacity(limits);
    const first = capacity.holdAnswer('a', 30);
    const second = capacity.holdAnswer('a', 30);
    expect(() => capacity.refuseUnread('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    capacity.refuseUnread('b');
    first();
    capacity.refuseUnread('a');
    second();
  });
});

describe('a person with very many tabs', () => {
  it('opens forty streams, is told to close one, and may open another then', { timeout: 60_000 }, async () => {
    const server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const user = await server.createUser();
    const { turns } = server.server;
    const form = new FormData();
    form.append('message_content', 'knee pain, made up');
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    const { messages } = sent.body['data'] as { messages: { id: string }[] };
    const { store, accounts } = server.server;
    const account = await accounts.store.users.find(user.id);
    const owner = { tenantId: account?.tenantId ?? '', userId: user.id };
    // A reply that another process seems to be writing keeps its streams open.
    const reply = '01890000-0000-7000-8000-00000000abcd';
    await store.messages.add(owner, (sent.body['data'] as { id: string }).id, {
      id: reply,
      createdAt: Date.now(),
      toolName: 'Chartwright',
      content: '',
      sentBy: 'bot',
      replyTo: messages[0]?.id ?? '',
      state: 'queued',
    });
    await store.journal.claim(reply, 'another process', Date.now() + 60_000);
    const open = (signal: AbortSignal): Promise<Response> =>
      fetch(`${server.origin}/chat/stream/${reply}/`, {
        headers: { authorization: `Bearer ${user.accessToken}`, accept: 'text/event-stream' },
        signal,
      });
    const leaving = Array.from({ length: 40 }, () => new AbortController());
    const answers = await Promise.all(leaving.map(({ signal }) => open(signal)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const over = await open(new AbortController().signal);
    expect(over.status).toBe(429);
    expect(over.headers.get('retry-after')).toBe('5');
    expect(await over.json()).toMatchObject({ code: 'rate_limited' });
    leaving[0]?.abort();
    const again = new AbortController();
    await expect.poll(async () => (await open(again.signal)).status).toBe(200);
    again.abort();
    for (const one of leaving) one.abort();
    expect(turns.running).toBe(0);
    await server.stop();
  });
});
