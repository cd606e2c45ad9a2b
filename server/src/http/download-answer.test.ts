import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { sendDownload, streamDownload } from './download-answer.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

interface Watched {
  made: number;
  ended: boolean;
}

/** Pieces of ten kilobytes; fails after `failAt` of them. */
async function* produce(
  count: number,
  watched: Watched = { made: 0, ended: false },
  failAt = Infinity,
): AsyncGenerator<Uint8Array> {
  try {
    for (let index = 0; index < count; index += 1) {
      if (index === failAt) throw new Error('ZQX words that nobody may read');
      watched.made += 1;
      yield Buffer.alloc(10_000, 65 + (index % 26));
      await sleep(0);
    }
  } finally {
    watched.ended = true;
  }
}

async function serve(bytes: () => AsyncIterable<Uint8Array>, mayGoOn = async () => true): Promise<string> {
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  app.get('/', (_request, reply) =>
    sendDownload(
      reply,
      { kind: 'download', name: 'Protokoll März.csv', mediaType: 'text/csv', bytes: bytes() },
      mayGoOn,
    ),
  );
  return app.listen({ port: 0, host: '127.0.0.1' });
}

describe('a download', () => {
  it('carries every byte under a clean name, and nothing may run in it', async () => {
    const answer = await fetch(await serve(() => produce(300)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Protokoll M_rz.csv"; filename*=UTF-8''Protokoll%20M%C3%A4rz.csv`,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(3_000_000);
    expect([bytes[9_999], bytes[10_000], bytes.at(-1)]).toEqual([65, 66, 65 + (299 % 26)]);
  });

  it('of nothing is empty', async () => {
    expect(await (await fetch(await serve(() => produce(0)))).text()).toBe('');
  });

  it('reads no further than its reader takes, and puts its source down when the reader has gone', async () => {
    const watched: Watched = { made: 0, ended: false };
    const { stream } = await streamDownload(produce(100_000, watched));
    stream.read(1);
    await sleep(100);
    expect(watched.made).toBeLessThan(40);
    stream.destroy();
    await sleep(20);
    expect(watched.ended).toBe(true);
  });

  it('is cut, and never ends well, when its source fails on the way', async () => {
    const answer = await fetch(await serve(() => produce(300, undefined, 150)));
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('that fails before its first byte is a failure as any other', async () => {
    const answer = await fetch(await serve(() => produce(300, undefined, 0)));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('makes nothing for a reader that wants the headers alone', async () => {
    const watched: Watched = { made: 0, ended: false };
    const answer = await fetch(await serve(() => produce(300, watched)), { method: 'HEAD' });
    expect([answer.status, watched.made]).toEqual([200, 0]);
  });

  it('is cut within seconds once the session has ended', { timeout: 60_000 }, async () => {
    const endless = (async function* (): AsyncGenerator<Uint8Array> {
      for (;;) {
        yield Buffer.alloc(100, 65);
        await sleep(50);
      }
    })();
    const answer = await fetch(
      await serve(
        () => endless,
        async () => false,
      ),
    );
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
