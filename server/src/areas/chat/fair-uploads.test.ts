import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedBounds } from '../../documents/create-document-reader.ts';
import { startChatServer, tokenOf, type ChatServer } from './testing/start-chat-server.ts';

/** A reader of files that hangs when the text of one says so. */
const reader = {
  entry: new URL('../../documents/testing/misbehaving-worker.ts', import.meta.url),
  size: 2,
  readMilliseconds: 600_000,
  ...sharedBounds,
};

async function start(): Promise<ChatServer> {
  const server = await startChatServer({ reader });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

/** @returns the status of the answer */
async function upload(server: ChatServer, token: string, content: string, signal?: AbortSignal): Promise<number> {
  const body = new FormData();
  body.append('model_name', 'Chartwright');
  body.append('attached_file', new File([content], 'note.txt', { type: 'text/plain' }));
  const headers = { authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) };
  return (await fetch(`${server.origin}/chat/create_chat/`, init)).status;
}

describe('a small upload beside somebody who takes all readers', () => {
  it('is answered while none of theirs is', { timeout: 60_000 }, async () => {
    const server = await start();
    const answered: string[] = [];
    const [attacker, honest] = [server.newUser(), server.newUser()];
    const leaving = new AbortController();
    const attack = Array.from({ length: 6 }, () =>
      upload(server, tokenOf(attacker), 'hang', leaving.signal).then(
        () => answered.push('attacker'),
        () => undefined,
      ),
    );
    expect(await upload(server, tokenOf(honest), 'who')).toBe(201);
    answered.push('honest');
    expect(answered).toEqual(['honest']);
    leaving.abort();
    await Promise.all(attack);
  });

  it('finds nothing left of thirty who hung up; those for whom the line was full were told so', async () => {
    const server = await start();
    const [attacker, honest] = [server.newUser(), server.newUser()];
    const leaving = new AbortController();
    const statuses: number[] = [];
    const attack = Array.from({ length: 30 }, () =>
      upload(server, tokenOf(attacker), 'hang', leaving.signal).then(
        (status) => statuses.push(status),
        () => undefined,
      ),
    );
    // Two are read and twenty wait.
    await expect.poll(() => statuses.length).toBe(8);
    expect(new Set(statuses)).toEqual(new Set([503]));
    leaving.abort();
    await Promise.all(attack);
    expect(await upload(server, tokenOf(honest), 'who')).toBe(201);
    // No file of theirs is read any more: they can send again at once.
    expect(await upload(server, tokenOf(attacker), 'who')).toBe(201);
    expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
