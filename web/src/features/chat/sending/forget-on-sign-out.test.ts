import type { StreamEvent } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { forgetChats, hideChats } from '../../../session/forget-chats.ts';
import { queryClient } from '../../../api/query.ts';
import { endSession, sessionStore, setLocked, startSession } from '../../../session/session-store.ts';
import { MemoryStorage } from '../../../session/testing/memory-storage.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { attachFiles, runningCheck } from '../composer/attach-file.ts';
import { toFileSource } from '../composer/box-source.ts';
import { changeBox, composerStore, forgetBoxes, readBox } from '../composer/composer-store.ts';
import { forgetDrafts, hasUnsaved, loadDraft, scheduleSave } from '../composer/draft-keeper.ts';
import { submitWhenFetched } from '../composer/submit-when-fetched.ts';
import { sendFailed } from '../composer/words.ts';
import { chatId, delta, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import './forget-on-sign-out.ts';
import { newChat, replyStore } from './reply-store.ts';
import { regenerateReply } from './send-message.ts';

interface Sending {
  readonly signal: AbortSignal;
  /** Gives what waits for an answer the next event, or the failure. */
  readonly answer: (event: StreamEvent | Error) => void;
}

const sendings: Sending[] = [];
const draftCalls: { readonly text: string | null; readonly signal: AbortSignal | undefined }[] = [];
/** What the server holds of whoever asks now. */
let serverDraft = '';

// The answers here come although they were called off, as one does that had arrived in the same moment.
vi.mock('../../../api/stream.ts', () => ({
  stream: async function* (_endpoint: unknown, { signal }: { signal: AbortSignal }) {
    let next = Promise.withResolvers<StreamEvent>();
    sendings.push({
      signal,
      answer: (event) => (event instanceof Error ? next.reject(event) : next.resolve(event)),
    });
    for (;;) {
      const event = await next.promise;
      next = Promise.withResolvers();
      yield { id: null, event };
    }
  },
}));
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (_endpoint: unknown, input: { body?: { text: string }; signal?: AbortSignal }) => {
    draftCalls.push({ text: input.body?.text ?? null, signal: input.signal });
    return { text: serverDraft, message: 'ok' };
  },
}));
vi.mock('../../../ui/toast.ts', () => ({ shortToast: 1000, toastError: vi.fn(), toastSuccess: vi.fn() }));

const first = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const second = { user: { id: 'u2', email: 'omar@lakeside.example' }, accessToken: 'b1', refreshToken: 's1' };
const stored: StreamEvent = {
  type: 'message-stored',
  branch: chatId,
  chat_id: chatId,
  title: 'A title',
  messages: [makeMessage({ id: 'm1' }), makeReply({ id: 'r1' })],
};
const attached = new File(['bp 138/84'], 'a.txt', { type: 'text/plain' });
const source = toFileSource(attached);
const box = () => readBox(composerStore.getState(), newChat);
const failure = new CallProblem('network', 0, 'no');
const nothing = { running: {}, pending: {}, created: {}, problems: {} };
const saved = () => draftCalls.map((one) => one.text).filter((text) => text !== null);

/** The ways in which work goes on elsewhere. */
const leavings: readonly (readonly [string, () => void])[] = [
  ['a switch of workspace', forgetChats],
  [
    'another person signing in',
    () => {
      endSession('signed-out');
      startSession(second, false);
    },
  ],
  // Another tab of the browser signed somebody else in.
  ['another session taken over', () => sessionStore.setState(second)],
];

async function begin(): Promise<{ readonly sent: Promise<void>; readonly sending: Sending }> {
  changeBox(newChat, { text: 'words of the first', sources: [source] });
  const sent = submitWhenFetched(newChat, null, 'Chartwright');
  await vi.waitFor(() => expect(sendings).toHaveLength(1), 60_000);
  const [sending] = sendings;
  if (sending === undefined) throw new Error('Nothing was sent');
  return { sent, sending };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  sessionStore.setState(sessionStore.getInitialState(), true);
  startSession(first, false);
});

afterEach(() => {
  forgetChats();
  forgetBoxes();
  forgetDrafts();
  queryClient.clear();
  sendings.length = 0;
  draftCalls.length = 0;
  serverDraft = '';
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe.each(leavings)('after %s', (_, leave) => {
  it('a send that fails late brings nothing back, and nothing of it becomes a draft', async () => {
    const { sent, sending } = await begin();
    leave();
    expect(sending.signal.aborted).toBe(true);
    changeBox(newChat, { text: 'words of the next' });
    sending.answer(failure);
    await sent;
    expect(box()).toEqual({ text: 'words of the next', sources: [], problem: null });
    await loadDraft(newChat);
    scheduleSave(newChat);
    await vi.waitFor(() => expect(hasUnsaved()).toBe(false), 60_000);
    expect(saved()).toEqual(['words of the next']);
    expect(replyStore.getState()).toEqual(nothing);
    expect(toastError).not.toHaveBeenCalled();
  });

  it('a send that fails late does not let go of the draft of a message sent since', async () => {
    const { sent, sending } = await begin();
    leave();
    serverDraft = 'words of the next';
    await loadDraft(newChat);
    const next = submitWhenFetched(newChat, null, 'Chartwright');
    await vi.waitFor(() => expect(sendings).toHaveLength(2), 60_000);
    sending.answer(failure);
    await sent;
    expect(saved()).toEqual([]);
    expect(replyStore.getState().pending[newChat]?.text).toBe('words of the next');
    sendings[1]?.answer(failure);
    await next;
    expect(box()).toMatchObject({ text: 'words of the next', problem: sendFailed });
  });

  it('a send that succeeds late writes nothing into the cache and leads nowhere', async () => {
    const { sent, sending } = await begin();
    leave();
    sending.answer(stored);
    await sent;
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(replyStore.getState()).toEqual(nothing);
    expect(box()).toEqual({ text: '', sources: [], problem: null });
    expect(saved()).toEqual([]);
  });

  it('a message whose sending was still being fetched is not sent', async () => {
    changeBox(newChat, { text: 'words' });
    const sent = submitWhenFetched(newChat, null, 'Chartwright', {});
    leave();
    // What the next person types meanwhile is not sent for them either.
    changeBox(newChat, { text: 'other words' });
    await sent;
    expect(sendings).toEqual([]);
    expect(box().text).toBe('other words');
  });

  it('a reply that was being written is no longer listened to', async () => {
    const { sent, sending } = await begin();
    sending.answer(stored);
    await sent;
    await vi.waitFor(() => expect(replyStore.getState().running['r1']).toBeDefined(), 60_000);
    leave();
    queryClient.clear();
    sending.answer(delta(0, 'words about the patient'));
    // A page in the background publishes after 100 ms.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(replyStore.getState()).toEqual(nothing);
    sending.answer(turnEnd(1));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(replyStore.getState()).toEqual(nothing);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('another version that comes late is not shown', async () => {
    const asked = regenerateReply(chatId, 'r1', 'k1');
    await vi.waitFor(() => expect(sendings).toHaveLength(1), 60_000);
    leave();
    sendings[0]?.answer(stored);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('a file that was still being checked goes into no box, and holds up no message', async () => {
    const attaching = attachFiles(newChat, [attached]);
    changeBox(newChat, { text: 'words of the first' });
    const sent = submitWhenFetched(newChat, null, 'Chartwright');
    leave();
    expect(runningCheck(newChat)).toBeUndefined();
    changeBox(newChat, { text: 'words of the next' });
    await Promise.all([attaching, sent]);
    expect(box()).toEqual({ text: 'words of the next', sources: [], problem: null });
    expect(sendings).toEqual([]);
    expect(toastSuccess).not.toHaveBeenCalled();
  });

  it('calls of the draft are called off', async () => {
    await loadDraft(newChat);
    changeBox(newChat, { text: 'words of the first' });
    scheduleSave(newChat);
    await vi.waitFor(() => expect(saved()).toEqual(['words of the first']), 60_000);
    expect(draftCalls.map((one) => one.signal?.aborted)).toEqual([false, false]);
    leave();
    expect(draftCalls.map((one) => one.signal?.aborted)).toEqual([true, true]);
  });
});

describe('a locked screen', () => {
  it('lets a send go on, and keeps what could not be sent', async () => {
    const { sent, sending } = await begin();
    setLocked(true);
    hideChats();
    expect(sending.signal.aborted).toBe(false);
    sending.answer(failure);
    await sent;
    expect(box()).toEqual({ text: 'words of the first', sources: [source], problem: sendFailed });
    setLocked(false);
    expect(box().text).toBe('words of the first');
  });

  it('shows a message that was stored meanwhile', async () => {
    const { sent, sending } = await begin();
    setLocked(true);
    hideChats();
    sending.answer(stored);
    await sent;
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    expect(box()).toEqual({ text: '', sources: [], problem: null });
  });
});
