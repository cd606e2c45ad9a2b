import { afterEach, expect, it, vi } from 'vitest';
import { chatKeys, type ChatPage, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { chatId, makeMessage } from '../testing/sample-messages.ts';
import { showVersion } from './show-version.ts';

interface Asked {
  readonly query: { readonly branch: string; readonly cursor?: string };
  readonly answer: (page: ChatPage) => void;
}

const asked: Asked[] = [];

vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (_endpoint: unknown, { query }: Pick<Asked, 'query'>) =>
    new Promise((resolve) => {
      asked.push({ query, answer: resolve });
    }),
}));

afterEach(() => {
  asked.length = 0;
  queryClient.clear();
});

const page = (branch: string, ids: readonly string[], next: string | null = null): ChatPage => ({
  data: { id: chatId, title: '', branch, messages: ids.map((id) => makeMessage({ id })), next_cursor: next },
});
const pages = () => queryClient.getQueryData<ChatPages>(chatKeys.content(chatId));
const nothing = (): void => undefined;

it('reads a branch back to the message whose version is wanted, and shows it then', async () => {
  const onShow = vi.fn<() => void>(() => expect(pages()).toBeUndefined());
  const isShown = showVersion(chatId, 'm1', onShow);
  asked[0]?.answer(page('b1', ['m8', 'm9'], 'older'));
  await vi.waitFor(() => expect(asked).toHaveLength(2), 60_000);
  expect(asked.map(({ query }) => query)).toEqual([{ branch: 'm1' }, { branch: 'm1', cursor: 'older' }]);
  asked[1]?.answer(page('b1', ['m1', 'm2'], 'oldest'));
  expect(await isShown).toBe(true);
  expect(onShow).toHaveBeenCalledOnce();
  expect(pages()).toMatchObject({ pages: [{}, { data: { next_cursor: 'oldest' } }], pageParams: [undefined, 'older'] });
});

it('shows what was wanted last, whichever is answered first', async () => {
  const first = showVersion(chatId, 'm1', nothing);
  const last = showVersion(chatId, 'm2', nothing);
  asked[1]?.answer(page('b2', ['m2']));
  expect(await last).toBe(true);
  asked[0]?.answer(page('b1', ['m1']));
  expect(await first).toBe(false);
  expect(pages()?.pages[0]?.data.branch).toBe('b2');
});
