import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeSource,
  composerStore,
  forgetBoxes,
  moveBox,
  putBack,
  readBox,
  takeOut,
} from '../composer/composer-store.ts';
import { tooManySources } from '../composer/words.ts';
import { addPending, forgetEverything, removePending } from '../sending/reply-store.ts';
import { noteStored } from '../sending/stored-messages.ts';
import { addTranscript, followSource } from './transcript.ts';
import { keepAwake } from './wake-lock.ts';

const recording = { begun_at: new Date(2026, 2, 5, 14, 5).toISOString(), seconds: 23 * 60, text: 'Fell on ice.' };
const pending = { id: 'temp-1', tool: 'TranscriptX', text: '', sourceNames: [], timestamp: '' } as const;

function add(): string {
  const added = addTranscript('new', recording);
  if ('problem' in added) throw new Error(added.problem);
  return added.id;
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  forgetBoxes();
  forgetEverything();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a transcript', () => {
  it('is a source of this visit with its time, and the message goes to TranscriptX', () => {
    add();
    const { sources, text } = readBox(composerStore.getState(), 'new');
    const details = { origin: 'text', kind: 'current', name: 'Visit, 14:05, 23 min', date: '2026-03-05' };
    expect(sources).toMatchObject([{ ...details, text: 'Fell on ice.' }]);
    expect(text).toBe('');
    expect(composerStore.getState().tools['new']).toBe('TranscriptX');
  });

  it('for which there is no room is not added, and the message keeps its tool', () => {
    for (let count = 0; count < 10; count += 1) add();
    composerStore.setState({ tools: {} });
    expect(addTranscript('new', recording)).toEqual({ problem: tooManySources });
    expect(readBox(composerStore.getState(), 'new').sources).toHaveLength(10);
    expect(composerStore.getState().tools['new']).toBeUndefined();
  });
});

describe('a transcript in a box', () => {
  const listener = { onStored: vi.fn(), onRemoved: vi.fn() };
  let stay = new AbortController();

  beforeEach(() => {
    stay = new AbortController();
    vi.clearAllMocks();
  });
  afterEach(() => stay.abort());

  async function become(change: (id: string) => void): Promise<string> {
    const id = add();
    followSource(id, stay.signal, listener);
    change(id);
    await vi.advanceTimersByTimeAsync(5000);
    if (listener.onStored.mock.calls.length > 0) return 'stored';
    return listener.onRemoved.mock.calls.length > 0 ? 'removed' : 'there';
  }

  it('that is taken out of it was removed, and is in no message', async () =>
    expect(await become((id) => changeSource('new', id, null))).toBe('removed'));

  it('stays with its box, which moves to the chat that was begun', async () =>
    expect(await become(() => moveBox('new', 'chat'))).toBe('there'));

  it('is not removed while its message is on its way, nor when that comes back', async () => {
    const became = become(() => {
      addPending('new', pending);
      const taken = takeOut('new');
      setTimeout(() => {
        removePending('new', pending.id);
        setTimeout(() => putBack('new', taken, null), 10);
      }, 3000);
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await became).toBe('there');
  });

  it('is stored once the server has its message, and in that chat', async () => {
    const became = await become(() => {
      addPending('new', pending);
      const { sources } = takeOut('new');
      noteStored(sources, 'chat');
      removePending('new', pending.id);
    });
    expect(became).toBe('stored');
    expect(listener.onStored).toHaveBeenCalledExactlyOnceWith('chat');
    expect(listener.onRemoved).not.toHaveBeenCalled();
  });

  it('is not stored with a message that is without it, nor with one that fails', async () => {
    expect(await become(() => noteStored([], 'chat'))).toBe('there');
    const became = await become(() => {
      addPending('new', pending);
      takeOut('new');
      removePending('new', pending.id);
    });
    expect(became).toBe('removed');
  });

  it('is followed no more in another stay', async () => {
    const became = await become((id) => {
      const { sources } = readBox(composerStore.getState(), 'new');
      stay.abort();
      noteStored(sources, 'chat');
      changeSource('new', id, null);
    });
    expect(became).toBe('there');
  });
});

it('the screen stays on while a visit is recorded: asked for again when the page is seen, and given back at the end', async () => {
  const held: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    held.push(lock);
    return lock;
  };
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const letSleep = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toHaveLength(1);
  // The browser takes it back with a hidden page.
  Object.assign(held[0] ?? {}, { released: true });
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toHaveLength(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held.map(({ released }) => released)).toEqual([true, false]);
  letSleep();
  expect(held.map(({ released }) => released)).toEqual([true, true]);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toHaveLength(2);
});
