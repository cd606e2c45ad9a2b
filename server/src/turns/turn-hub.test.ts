import type { TurnEvent } from '@notewright/contract';
import { expect, test } from 'vitest';
import { createTurnHub } from './turn-hub.ts';

const word = (seq: number, text = 'word'): TurnEvent => ({ type: 'text-delta', seq, text });
const here = () => new AbortController().signal;

test('readers get what is published after they joined, and wait otherwise', async () => {
  const hub = createTurnHub();
  hub.publish('a', [word(0)]);
  const reader = hub.join('a', here());
  const other = hub.join('b', here());
  const waiting = reader.next(1_000);
  hub.publish('a', [word(1), word(2)]);
  expect(await waiting).toEqual([word(1), word(2)]);
  expect(await reader.next(5)).toBe('quiet');
  expect(await other.next(5)).toBe('quiet');
});

test('a reader who takes nothing holds a bounded amount, then reads on from the journal', async () => {
  const hub = createTurnHub(10_000);
  const lazy = hub.join('a', here());
  const keen = hub.join('a', here());
  let heard = 0;
  for (let seq = 0; seq < 1_000; seq += 1) {
    hub.publish('a', [word(seq, 'x'.repeat(500))]);
    heard += (await keen.next(5)).length;
  }
  expect(heard).toBe(1_000);
  expect(await lazy.next(5)).toBe('behind');
  hub.publish('a', [word(1_000)]);
  expect(await lazy.next(5)).toEqual([word(1_000)]);
});

test('one event larger than the bound still arrives', async () => {
  const hub = createTurnHub(1_000);
  const reader = hub.join('a', here());
  hub.publish('a', [word(0, 'x'.repeat(5_000))]);
  expect(await reader.next(5)).toHaveLength(1);
});

test('leaving and aborting free the reader', async () => {
  const hub = createTurnHub();
  const leaving = new AbortController();
  const reader = hub.join('a', leaving.signal);
  const waiting = reader.next(60_000);
  leaving.abort();
  expect(await waiting).toBe('gone');
  reader.leave();
  reader.leave();
  expect(hub.readers).toBe(0);
});
