import { describe, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';

const answers: ((text: string) => void)[] = [];
vi.mock('./transcribe.ts', () => ({
  transcribe: async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.push(resolve);
    return { text: await promise, problem: null, mayTryAgain: false };
  },
}));

describe('Outbox', () => {
  it('writes what was said in the order in which it was said, though the second is understood first', async () => {
    const said: string[] = [];
    const outbox = new Outbox({ onChange: () => undefined, onText: (text) => said.push(text) });
    const place = { box: 'new' };
    const stay = new AbortController().signal;
    const send = (): Promise<void> => outbox.send(Promise.resolve(new File([], 'a')), 'en-US', place, stay);
    const all = [send(), send()];
    await vi.waitFor(() => expect(answers).toHaveLength(2), 60_000);
    answers[1]?.('No fever.');
    await vi.waitFor(() => expect(outbox.state.isSending).toBe(true), 60_000);
    answers[0]?.('Cough for three days.');
    await Promise.all(all);
    expect(said).toEqual(['Cough for three days.', 'No fever.']);
    expect(outbox.state.isSending).toBe(false);
  });
});
