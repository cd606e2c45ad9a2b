import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetChats } from '../session/forget-chats.ts';
import { queryClient } from './query.ts';
import { beginReadingAgain, showAnswer, showAnswerOf } from './show-answer.ts';

const queryKey = ['chats', 'made-up'];
const stops: (() => void)[] = [];
/** What the server keeps. */
let kept = 'before';
let readings = 0;

/** A page that shows what is kept; each reading answers when it is let go. */
function watch(): readonly PromiseWithResolvers<void>[] {
  const held: PromiseWithResolvers<void>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    initialData: 'before',
    staleTime: Infinity,
    queryFn: async () => {
      const answer = kept;
      readings += 1;
      const letGo = Promise.withResolvers<void>();
      held.push(letGo);
      await letGo.promise;
      return answer;
    },
  });
  stops.push(observer.subscribe(() => undefined));
  return held;
}

const shown = (): unknown => queryClient.getQueryData(queryKey);
const settled = (): Promise<void> => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 60_000);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  kept = 'before';
  readings = 0;
});

describe('showAnswer', () => {
  it('stays although a reading that began before answers after it', async () => {
    const held = watch();
    const first = queryClient.refetchQueries({ queryKey });
    kept = 'after';
    showAnswer(queryKey, 'after');
    held[0]?.resolve();
    await vi.waitFor(() => expect(held).toHaveLength(2), 60_000);
    held[1]?.resolve();
    await first;
    await settled();
    expect(shown()).toBe('after');
  });

  it('reads nothing where nothing is being read', () => {
    watch();
    showAnswer(queryKey, 'after');
    beginReadingAgain(queryKey);
    expect([shown(), readings]).toEqual(['after', 0]);
  });
});

describe('showAnswerOf', () => {
  it('shows how things stand after two changes whose answers come in the other order', async () => {
    const held = watch();
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const changes = [showAnswerOf(queryKey, () => first.promise), showAnswerOf(queryKey, () => second.promise)];
    kept = 'both';
    second.resolve('both');
    await changes[1];
    first.resolve('the first alone');
    await changes[0];
    await vi.waitFor(() => expect(held).toHaveLength(1), 60_000);
    held[0]?.resolve();
    await settled();
    expect(shown()).toBe('both');
  });

  it('asks nothing after a change that was alone, also after one before it', async () => {
    watch();
    await showAnswerOf(queryKey, async () => 'one');
    await showAnswerOf(queryKey, async () => 'two');
    expect([shown(), readings]).toEqual(['two', 0]);
  });

  it('passes a refusal on, and shows nothing of another workspace', async () => {
    watch();
    await expect(showAnswerOf(queryKey, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    const late = Promise.withResolvers<string>();
    const change = showAnswerOf(queryKey, () => late.promise);
    forgetChats();
    late.resolve('of the workspace before');
    await change;
    expect(shown()).toBe('before');
  });
});
