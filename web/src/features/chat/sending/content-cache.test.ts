import { emptyReply, foldTurnEvent, type ChatMessage, type TurnEvent } from '@notewright/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { chatId, delta, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import { applyFolded, mergeMessages, showMessage, showStored } from './content-cache.ts';

afterEach(() => queryClient.clear());

const fold = (events: readonly TurnEvent[]) => events.reduce(foldTurnEvent, emptyReply);

describe('applyFolded', () => {
  it('adds what the stream has told', () => {
    const shown = applyFolded(
      makeReply(),
      fold([delta(0, 'a'), delta(1, 'b'), turnEnd(2, { notice: 'Written by hand.' })]),
    );
    expect(shown).toMatchObject({ message_content: 'ab', state: 'complete', notice: 'Written by hand.' });
  });

  it('says whose change a version is that was made as its person said', () => {
    const edit = {
      of: 'r0',
      revision: 1,
      edited_by: 'Dr. Quentin Madeup',
      edited_at: '2026-11-30T08:00:00.000Z',
      is_addendum: false,
    };
    expect(applyFolded(makeReply(), fold([delta(0, 'a'), turnEnd(1, { edit })])).edit).toEqual(edit);
    expect(applyFolded(makeReply(), fold([delta(0, 'a'), turnEnd(1)]))).not.toHaveProperty('edit');
  });

  it('never takes away what was shown', () => {
    const stored = makeReply({ message_content: 'stored so far', state: 'streaming' });
    expect(applyFolded(stored, fold([delta(0, 'stor')])).message_content).toBe('stored so far');
  });
});

describe('mergeMessages', () => {
  it('replaces by id, appends what is new, and counts versions up', () => {
    const held = [makeMessage(), makeReply({ message_content: 'old', state: 'complete' })];
    const merged = mergeMessages(held, [
      makeMessage({ message_content: 'same' }),
      makeReply({ id: 'r2', version: 2, versions: 2 }),
    ]);
    expect(merged.map((message) => [message.id, message.versions])).toEqual([
      ['m1', 1],
      ['r1', 2],
      ['r2', 2],
    ]);
  });
});

describe('showMessage', () => {
  it('has a reading begin again that may have begun before what it shows was stored', async () => {
    const held: PromiseWithResolvers<void>[] = [];
    const at = (rating: ChatMessage['rating']): ChatPages => ({
      pages: [
        { data: { id: chatId, title: '', branch: chatId, messages: [makeReply({ rating })], next_cursor: null } },
      ],
      pageParams: [undefined],
    });
    let stored = at(null);
    const stop = new QueryObserver(queryClient, {
      queryKey: chatKeys.content(chatId),
      initialData: at(null),
      queryFn: async () => {
        const answer = stored;
        const letGo = Promise.withResolvers<void>();
        held.push(letGo);
        await letGo.promise;
        return answer;
      },
    }).subscribe(() => undefined);
    void queryClient.refetchQueries({ queryKey: chatKeys.content(chatId) });
    stored = at('like');
    showMessage(chatId, makeReply({ rating: 'like' }));
    held[0]?.resolve();
    await vi.waitFor(() => expect(held).toHaveLength(2), 60_000);
    held[1]?.resolve();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 60_000);
    stop();
    expect(queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data.messages[0]?.rating).toBe(
      'like',
    );
  });
});

describe('showStored', () => {
  const pages = () => queryClient.getQueryData<ChatPages>(chatKeys.content(chatId));

  it('begins a chat that is not held yet', () => {
    showStored(chatId, 'T', [makeMessage(), makeReply()]);
    expect(pages()?.pages[0]?.data).toMatchObject({ title: 'T', next_cursor: null });
    expect(pages()?.pages[0]?.data.messages).toHaveLength(2);
  });

  it('puts new messages on the newest page and leaves older pages in place', () => {
    const page = (ids: string[]) => ({
      data: {
        id: chatId,
        title: '',
        branch: chatId,
        messages: ids.map((id) => makeMessage({ id })),
        next_cursor: null,
      },
    });
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), {
      pages: [page(['c']), page(['a', 'b'])],
      pageParams: [undefined, 'x'],
    });
    showStored(chatId, '', [makeMessage({ id: 'a', message_content: 'again' }), makeReply({ id: 'd' })]);
    expect(pages()?.pages.map((one) => one.data.messages.map((message) => message.id))).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
    expect(pages()?.pages[1]?.data.messages[0]?.message_content).toBe('again');
  });

  it('is not taken away by a reading that began before', async () => {
    const held = (messages: readonly ChatMessage[]): ChatPages => ({
      pages: [{ data: { id: chatId, title: '', branch: chatId, messages: [...messages], next_cursor: null } }],
      pageParams: [undefined],
    });
    const next = [makeMessage({ id: 'm2' }), makeReply({ id: 'r2', reply_to: 'm2' })];
    const atServer = { ...held([makeMessage()]) };
    const before = Promise.withResolvers<undefined>();
    let readings = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: chatKeys.content(chatId),
      initialData: held([makeMessage()]),
      queryFn: async () => {
        const answer = held(atServer.pages[0]?.data.messages ?? []);
        readings += 1;
        if (readings === 1) await before.promise;
        return answer;
      },
    });
    const stop = observer.subscribe(() => undefined);
    const first = observer.refetch();
    Object.assign(atServer, held([makeMessage(), ...next]));
    showStored(chatId, '', next);
    before.resolve(undefined);
    await first;
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    stop();
    expect(readings).toBe(2);
    expect(pages()?.pages[0]?.data.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'r2']);
  });

  it('leaves out what stands in a branch that is not shown, and takes in another answer to what is', () => {
    const messages = [makeMessage(), makeReply()];
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), {
      pages: [{ data: { id: chatId, title: '', branch: 'b1', messages, next_cursor: null } }],
      pageParams: [undefined],
    });
    const other = [makeMessage({ id: 'm2' }), makeReply({ id: 'r2', reply_to: 'm2' })];
    showStored(chatId, 'T', other, chatId);
    expect(pages()?.pages[0]?.data.messages).toEqual(messages);
    const again = makeReply({ id: 'r3', version: 2, versions: 2 });
    showStored(chatId, 'T', [makeMessage(), again], chatId);
    expect(pages()?.pages[0]?.data.messages.map(({ id }) => id)).toEqual(['m1', 'r1', 'r3']);
    showStored(chatId, 'T', other, 'b1');
    expect(pages()?.pages[0]?.data.messages.map(({ id }) => id)).toEqual(['m1', 'r1', 'r3', 'm2', 'r2']);
  });
});
