import type { ChatMessage, StreamEvent } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call-problem.ts';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { chatId, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import { changeSentEdit, closeSentEdit, sendSentEdit } from './edit-sent.ts';
import { forgetSentEdits, openSentEdit, sentEditStore } from './sent-edit-store.ts';

interface Opened {
  readonly body: object;
  readonly idempotencyKey: string;
}

const opened: Opened[] = [];
let answer: () => AsyncGenerator<{ event: StreamEvent }>;

vi.mock('../../../api/stream.ts', () => ({
  stream: (_endpoint: unknown, { body, idempotencyKey }: Opened) => {
    opened.push({ body, idempotencyKey });
    return answer();
  },
}));

const asked = [makeMessage({ id: 'm1' }), makeMessage({ id: 'm2' }), makeMessage({ id: 'm3' })];
const messages: readonly ChatMessage[] = asked.flatMap((one) => [
  one,
  makeReply({ id: `${one.id}-reply`, reply_to: one.id, state: 'complete' }),
]);
const second = asked[1]!;
const stored: StreamEvent = {
  type: 'message-stored',
  branch: 'm4',
  chat_id: chatId,
  title: '',
  messages: [
    makeMessage({ id: 'm4', version: 2, versions: 2, version_ids: ['m2', 'm4'] }),
    makeReply({ id: 'm4-reply', reply_to: 'm4' }),
  ],
};

async function* give(events: readonly StreamEvent[]) {
  for (const event of events) yield { event };
}

// oxlint-disable-next-line require-yield -- it fails before its first event
async function* fail(): AsyncGenerator<{ event: StreamEvent }> {
  throw new CallProblem('network', 0, 'no connection');
}

const hold = (held: readonly ChatMessage[], branch = chatId): void =>
  void queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), {
    pages: [{ data: { id: chatId, title: '', branch, messages: [...held], next_cursor: null } }],
    pageParams: [undefined],
  });
const shown = () => queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data;
const edit = () => sentEditStore.getState().open['m2'];

/** Stands for the window, which tests of this kind have none of. */
const page = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));

beforeEach(() => {
  opened.length = 0;
  answer = () => give([stored, turnEnd(0)]);
  hold(messages);
  openSentEdit(second);
  changeSentEdit('m2', { text: 'other words' });
});
afterEach(() => {
  forgetSentEdits();
  closeSentEdit('m2');
  queryClient.clear();
});

describe('an edited message that is sent', () => {
  it('is shown in the branch that it begins, after what stood before it, and its editor is closed', async () => {
    expect(await sendSentEdit(chatId, second)).toBe(true);
    const body = { chat_id: chatId, edit_of: 'm2', edited_file: 'keep', message_content: 'other words' };
    expect(opened[0]?.body).toEqual(body);
    expect(shown()).toMatchObject({ branch: 'm4' });
    expect(shown()?.messages.map(({ id }) => id)).toEqual(['m1', 'm1-reply', 'm4', 'm4-reply']);
    expect(edit()).toBeUndefined();
  });

  it('leaves a branch alone that is shown by now and does not have it', async () => {
    hold([makeMessage({ id: 'm9' })], 'm9');
    expect(await sendSentEdit(chatId, second)).toBe(true);
    expect(shown()).toMatchObject({ branch: 'm9', messages: [{ id: 'm9' }] });
  });

  it('stays in its editor where it could not be stored, and is the same request when it is tried again', async () => {
    answer = fail;
    expect(await sendSentEdit(chatId, second)).toBe(false);
    expect(edit()).toMatchObject({ text: 'other words', isSending: false });
    expect(edit()?.problem).toBe('Failed to send message. Please try again.');
    expect(shown()?.messages).toEqual(messages);
    await sendSentEdit(chatId, second);
    expect(opened[1]?.idempotencyKey).toBe(opened[0]?.idempotencyKey);
    changeSentEdit('m2', { keepsFile: false });
    answer = () => give([stored, turnEnd(0)]);
    await sendSentEdit(chatId, second);
    expect(opened[2]?.body).toMatchObject({ edited_file: 'remove' });
    expect(opened[2]?.idempotencyKey).not.toBe(opened[1]?.idempotencyKey);
  });

  it('leaves nothing of a failed try once all is forgotten', async () => {
    answer = fail;
    await sendSentEdit(chatId, second);
    forgetSentEdits();
    openSentEdit(second);
    changeSentEdit('m2', { text: 'other words' });
    await sendSentEdit(chatId, second);
    expect(opened).toHaveLength(2);
    expect(opened[1]?.idempotencyKey).not.toBe(opened[0]?.idempotencyKey);
  });

  it('is sent once however often that is asked', async () => {
    expect(await Promise.all([sendSentEdit(chatId, second), sendSentEdit(chatId, second)])).toEqual([true, false]);
    expect(opened).toHaveLength(1);
  });
});

it('warns before the page is left only while an edit has changes', () => {
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  changeSentEdit('m2', { text: second.message_content });
  expect(leave()).toBe(false);
  changeSentEdit('m2', { keepsFile: false });
  expect(leave()).toBe(true);
  closeSentEdit('m2');
  expect(leave()).toBe(false);
});
