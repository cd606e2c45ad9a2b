import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type Place } from './outbox.ts';

const answers: ((text: string) => void)[] = [];
vi.mock('./transcribe.ts', () => ({
  transcribe: async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.push(resolve);
    return { text: await promise, problem: null, mayTryAgain: false };
  },
}));

const stay = new AbortController().signal;
const recording = (): Promise<File> => Promise.resolve(new File([], 'a'));
const understood = (count: number): Promise<void> => vi.waitFor(() => expect(answers).toHaveLength(count), 60_000);

/** A box for what is said, and what stands in it. */
function openBox(): { readonly outbox: Outbox; readonly said: string[] } {
  const said: string[] = [];
  return { outbox: new Outbox({ onChange: () => undefined, onText: (text) => said.push(text) }), said };
}

beforeEach(() => void (answers.length = 0));

describe('Outbox', () => {
  it('writes what was said in the order in which it was said, though the second is understood first', async () => {
    const { outbox, said } = openBox();
    const place = { box: 'new' };
    const send = (): Promise<void> => outbox.send(recording(), 'en-US', place, stay);
    const all = [send(), send()];
    await understood(2);
    answers[1]?.('No fever.');
    await vi.waitFor(() => expect(outbox.state.isSending).toBe(true), 60_000);
    answers[0]?.('Cough for three days.');
    await Promise.all(all);
    expect(said).toEqual(['Cough for three days.', 'No fever.']);
    expect(outbox.state.isSending).toBe(false);
  });

  it('does not hold up the next patient’s words by those of the one whose box was left', async () => {
    const { outbox, said } = openBox();
    const left: Place = { box: 'new' };
    void outbox.send(recording(), 'en-US', left, stay);
    await understood(1);
    left.box = null;
    outbox.forget();
    const next = outbox.send(recording(), 'en-US', { box: 'new' }, stay);
    await understood(2);
    answers[1]?.('No fever.');
    await next;
    expect(said).toEqual(['No fever.']);
    expect(outbox.state.isSending).toBe(false);
  });

  it.each([
    ['before it is sent', false],
    ['while it is being finished', true],
  ])('keeps the order around a recording that is dropped %s', async (_when, isBegun) => {
    const { outbox, said } = openBox();
    const place = { box: 'new' };
    const first = outbox.send(recording(), 'en-US', place, stay);
    await understood(1);
    const dropped: Place = { box: isBegun ? 'new' : null };
    void outbox.send(recording(), 'en-US', dropped, stay);
    dropped.box = null;
    const last = outbox.send(recording(), 'en-US', place, stay);
    await understood(2);
    answers[1]?.('No fever.');
    // Everything that does not wait for the first one is over by then.
    await new Promise((resolve) => setImmediate(resolve));
    expect(said).toEqual([]);
    answers[0]?.('Cough for three days.');
    await Promise.all([first, last]);
    expect(said).toEqual(['Cough for three days.', 'No fever.']);
  });
});
