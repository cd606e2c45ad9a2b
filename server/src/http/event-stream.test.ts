import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formatEvent, streamEvents } from './event-stream.ts';

interface Event {
  readonly id?: number;
  readonly data: unknown;
}

async function* produce(count: number, taken: number[] = []): AsyncGenerator<Event> {
  for (let id = 0; id < count; id += 1) {
    taken.push(id);
    yield { id, data: { text: 'line one\nline two' } };
  }
}

describe('an event', () => {
  it('is one line of JSON with its number', () => {
    expect(formatEvent({ id: 7, data: { text: 'a\nb\u2028' } })).toBe('id: 7\ndata: {"text":"a\\nb\u2028"}\n\n');
    expect(formatEvent({ data: 'x' })).toBe('data: "x"\n\n');
  });
});

describe('a stream of events', () => {
  it('carries every event in order and ends', async () => {
    let text = '';
    for await (const chunk of streamEvents(produce(500))) text += String(chunk);
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(ids).toEqual(Array.from({ length: 500 }, (_, index) => index));
  });

  it('reads no further than its reader takes', async () => {
    const taken: number[] = [];
    const stream = streamEvents(produce(100_000, taken));
    stream.read(1);
    await sleep(50);
    expect(taken.length).toBeLessThan(5000);
    stream.destroy();
  });

  it('tells the source when the reader has gone, also while it waits for the next event', async () => {
    let ended = false;
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const source = (async function* (): AsyncGenerator<Event> {
      try {
        yield { id: 0, data: 1 };
        await waiting;
        yield { id: 1, data: 2 };
      } finally {
        ended = true;
      }
    })();
    const stream = streamEvents(source);
    stream.on('data', () => undefined);
    await sleep(10);
    stream.destroy();
    expect(stream.destroyed).toBe(true);
    release();
    await sleep(10);
    expect(ended).toBe(true);
  });

  it('gives a sign of life while nothing happens, and none into a full buffer', async () => {
    const never = (async function* (): AsyncGenerator<Event> {
      await new Promise(() => undefined);
      yield { data: 'never' };
    })();
    const stream = streamEvents(never, 10);
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
    await sleep(80);
    expect(text).toMatch(/^: here\n\n(?:: still here\n\n){2,}$/);
    stream.pause();
    const before = text.length;
    await sleep(100);
    expect(stream.readableLength).toBeLessThan(100);
    expect(text.length).toBe(before);
    stream.destroy();
  });

  it('fails as its source fails', async () => {
    const broken = (async function* (): AsyncGenerator<Event> {
      yield { data: 1 };
      throw new Error('made up');
    })();
    await expect(async () => {
      for await (const chunk of streamEvents(broken)) expect(String(chunk)).toMatch(/^(?:: here|data)/);
    }).rejects.toThrow('made up');
  });
});
