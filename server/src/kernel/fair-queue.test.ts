import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, type FairQueue, type FairQueueSettings } from './fair-queue.ts';

const ordinary: FairQueueSettings = {
  places: 3,
  placesPerPerson: 2,
  waiting: 100,
  waitingPerPerson: 40,
  longAfter: 1_000,
  perHour: 600_000,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

interface More {
  readonly company?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the work itself begins. */
  readonly readyIn?: number;
}

/** Where jobs are let in, and what was begun and answered, in order. */
interface Desk {
  readonly queue: FairQueue;
  readonly begun: string[];
  readonly answered: string[];
  /** A job that takes so long; both lists name it by its person. */
  ask(person: string, milliseconds: number, more?: More): Promise<string>;
}

function openDesk(change: Partial<FairQueueSettings> = {}): Desk {
  const queue = createFairQueue({ ...ordinary, ...change });
  const begun: string[] = [];
  const answered: string[] = [];
  return {
    queue,
    begun,
    answered,
    async ask(person, milliseconds, { company = person, signal: leaving, readyIn = 0 } = {}) {
      const answer = await queue.run({ person, company, signal: leaving }, ({ signal, begins }) => {
        begun.push(person);
        if (readyIn === 0) begins();
        else setTimeout(begins, readyIn);
        return new Promise<string>((resolve, reject) => {
          const timer = setTimeout(() => resolve(person), readyIn + milliseconds);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(new DOMException('stopped', 'AbortError'));
          });
        });
      });
      answered.push(person);
      return answer;
    },
  };
}

const quiet = (work: Promise<unknown>): void => void work.catch(() => undefined);
const minute = 60_000;
const bomb = 30_000;

describe('people take turns', () => {
  it('at one place, each after the other, however many one of them has brought', async () => {
    const desk = openDesk({ places: 1 });
    for (let count = 0; count < 30; count += 1) quiet(desk.ask('attacker', 100));
    for (const person of ['a', 'b', 'a']) quiet(desk.ask(person, 100));
    await vi.advanceTimersByTimeAsync(minute);
    expect(desk.answered.slice(0, 6)).toEqual(['attacker', 'a', 'b', 'attacker', 'a', 'attacker']);
    expect(desk.answered).toHaveLength(33);
  });

  it('and among people who come for the first time, companies', async () => {
    const desk = openDesk({ places: 1 });
    for (let count = 0; count < 5; count += 1)
      quiet(desk.ask(`of the hospital ${count}`, 100, { company: 'hospital' }));
    quiet(desk.ask('alone', 100));
    await vi.advanceTimersByTimeAsync(minute);
    expect(desk.answered.slice(0, 3)).toEqual(['of the hospital 0', 'alone', 'of the hospital 1']);
  });

  it('with at most two jobs of one person at work', async () => {
    const desk = openDesk({ places: 6 });
    for (let count = 0; count < 9; count += 1) quiet(desk.ask('a', 100));
    await vi.advanceTimersByTimeAsync(50);
    expect(desk.begun).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.begun).toHaveLength(4);
  });
});

describe('a small job', () => {
  it.each([1, 10])('waits for no other while %i people send what takes half a minute', async (attackers) => {
    const desk = openDesk();
    for (let count = 0; count < 30; count += 1)
      for (let at = 0; at < attackers; at += 1) quiet(desk.ask(`attacker ${at}`, bomb));
    // All have begun once, and are known by then.
    await vi.advanceTimersByTimeAsync(12_000);
    const answeredBefore = desk.answered.length;
    const begunBefore = desk.begun.length;
    const small = desk.ask('honest', 50);
    await vi.advanceTimersByTimeAsync(50);
    expect(desk.begun[begunBefore]).toBe('honest');
    expect(desk.answered.slice(answeredBefore)).toEqual(['honest']);
    expect(await small).toBe('honest');
  });

  it('is none the longer for what it takes to get ready, and its person sends on', async () => {
    const desk = openDesk({ places: 2 });
    quiet(desk.ask('attacker', 10 * bomb));
    await vi.advanceTimersByTimeAsync(2_000);
    for (let count = 0; count < 10; count += 1) {
      const small = desk.ask('honest', 50, count === 0 ? { readyIn: 5_000 } : {});
      await vi.advanceTimersByTimeAsync(count === 0 ? 5_050 : 50);
      expect(desk.answered).toHaveLength(count + 1);
      await small;
    }
  });

  it('waits for none of who leaves again and again what has begun', async () => {
    const desk = openDesk({ places: 2 });
    quiet(desk.ask('other', 10 * bomb));
    await vi.advanceTimersByTimeAsync(2_000);
    for (let count = 0; count < 10; count += 1) {
      const leaving = new AbortController();
      quiet(desk.ask('attacker', bomb, { signal: leaving.signal }));
      await vi.advanceTimersByTimeAsync(50);
      leaving.abort();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(desk.begun.filter((person) => person === 'attacker')).toHaveLength(1);
  });

  it('takes the place of a job that has turned out long, which is done again later', async () => {
    const desk = openDesk({ places: 2 });
    const long = [desk.ask('a', bomb), desk.ask('b', bomb)];
    await vi.advanceTimersByTimeAsync(500);
    quiet(desk.ask('honest', 50));
    await vi.advanceTimersByTimeAsync(400);
    expect(desk.answered).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.answered).toEqual(['honest']);
    await vi.advanceTimersByTimeAsync(3 * bomb);
    expect(await Promise.all(long)).toEqual(['a', 'b']);
    expect(desk.begun).toEqual(['a', 'b', 'honest', 'b']);
  });
});

describe('the line', () => {
  const refused = { code: 'unavailable', status: 503, retryAfter: 10 };

  it('holds so many of one person', async () => {
    const desk = openDesk({ places: 1, waitingPerPerson: 2 });
    for (const person of ['a', 'a', 'a', 'b']) quiet(desk.ask(person, bomb));
    await expect(desk.ask('a', 1)).rejects.toMatchObject(refused);
  });

  it('holds so many at all, and cannot be filled by a few: who has most in it makes room', async () => {
    const desk = openDesk({ places: 1, waiting: 3 });
    for (const person of ['x', 'a', 'a']) quiet(desk.ask(person, bomb));
    const last = expect(desk.ask('a', bomb)).rejects.toMatchObject(refused);
    await expect(desk.ask('a', 1)).rejects.toMatchObject(refused);
    quiet(desk.ask('b', 1));
    await last;
    quiet(desk.ask('c', 1));
    await expect(desk.ask('d', 1)).rejects.toMatchObject(refused);
  });

  it('is left by who goes: what waits is never begun, what runs ends, and the next has the place', async () => {
    const desk = openDesk({ places: 1 });
    const leaving = new AbortController();
    const runs = desk.ask('a', bomb, { signal: leaving.signal });
    const waits = desk.ask('a', bomb, { signal: leaving.signal });
    const next = desk.ask('b', 50);
    const gone = Promise.all([runs, waits].map((work) => expect(work).rejects.toMatchObject({ name: 'AbortError' })));
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    await gone;
    await vi.advanceTimersByTimeAsync(50);
    expect(await next).toBe('b');
    expect(desk.begun).toEqual(['a', 'b']);
    await expect(desk.ask('a', 1, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refuses everything once it is closed', async () => {
    const desk = openDesk({ places: 1 });
    quiet(desk.ask('a', bomb));
    const waits = expect(desk.ask('a', 1)).rejects.toThrow('closed');
    desk.queue.close(new Error('closed'));
    await waits;
    await expect(desk.ask('b', 1)).rejects.toThrow('closed');
  });
});

describe('the hour of a person', () => {
  it('is used up by work, says when to come again, and comes back evenly', async () => {
    const desk = openDesk({ perHour: minute });
    await Promise.all([desk.ask('a', minute), desk.ask('a', 2 * minute), vi.advanceTimersByTimeAsync(2 * minute)]);
    const refusal: { retryAfter: number } = await desk.ask('a', 1).then(
      () => expect.unreachable(),
      (error: unknown) => error as { retryAfter: number },
    );
    expect(refusal).toMatchObject({ code: 'rate_limited', status: 429 });
    quiet(desk.ask('b', 1));
    await vi.advanceTimersByTimeAsync(1_000 * (refusal.retryAfter - 2));
    await expect(desk.ask('a', 1)).rejects.toMatchObject({ code: 'rate_limited' });
    await vi.advanceTimersByTimeAsync(2_000);
    const again = desk.ask('a', 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await again).toBe('a');
  });
});
