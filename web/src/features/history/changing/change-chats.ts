import { chat, type HistoryItem } from '@notewright/contract';
import type { QueryKey } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { changeContent, changeHistoryItem, chatKeys, showTitle, type HistoryPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { currentScope } from '../../../session/workspace-scope.ts';

/** Every change of a chat is shown at once, and taken back when the server refuses it. */

type Snapshot = readonly (readonly [QueryKey, HistoryPages | undefined])[];

async function takeSnapshot(): Promise<Snapshot> {
  // A list that is on its way would overwrite what is about to be shown.
  await queryClient.cancelQueries({ queryKey: chatKeys.lists });
  return queryClient.getQueriesData<HistoryPages>({ queryKey: chatKeys.lists });
}

/** What is shown already and not stored yet, in the order in which it was asked for. */
const shown = new Set<() => void>();

/** Takes one change back; those that were asked for since are shown as before. */
function putBack(snapshot: Snapshot, since: readonly (() => void)[]): void {
  for (const [key, data] of snapshot) queryClient.setQueryData(key, data);
  for (const show of since) show();
}

const reloadLists = (): void => void queryClient.invalidateQueries({ queryKey: chatKeys.lists });

async function change(show: () => void, store: () => Promise<unknown>): Promise<void> {
  const scope = currentScope();
  const before = await takeSnapshot();
  scope.throwIfAborted();
  shown.add(show);
  show();
  try {
    await store();
  } catch (error) {
    // The lists of another person, or of another workspace, may stand there by now.
    const all = [...shown];
    if (!scope.aborted) putBack(before, all.slice(all.indexOf(show) + 1));
    throw error;
  } finally {
    shown.delete(show);
    // Before the last one is stored, the lists would come without it.
    if (shown.size === 0) reloadLists();
  }
}

/** Throws when the server refused. @param title not blank */
export async function renameChat(item: HistoryItem, title: string): Promise<void> {
  try {
    await change(
      () => showTitle(queryClient, item.id, title),
      () => call(chat.renameChat, { params: { chatId: item.id }, body: { title } }),
    );
  } catch (error) {
    // Lists are put back by now. Another name that was given since stays.
    changeContent(queryClient, item.id, (page) => (page.title === title ? { ...page, title: item.title } : page));
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: chatKeys.content(item.id), exact: true });
  }
}

/** Throws when the server refused. */
export function changeFlags(
  chatId: string,
  flags: { readonly is_pinned: boolean } | { readonly is_saved: boolean },
): Promise<void> {
  return change(
    () => changeHistoryItem(queryClient, chatId, (item) => ({ ...item, ...flags })),
    () => call(chat.updateChatFlags, { params: { chatId }, body: flags }),
  );
}

/** Throws when the server refused. */
export async function deleteChat(chatId: string): Promise<void> {
  await change(
    () => changeHistoryItem(queryClient, chatId, () => null),
    () => call(chat.deleteChat, { params: { chatId } }),
  );
  queryClient.removeQueries({ queryKey: chatKeys.content(chatId) });
}

/** Takes a chat back out of the bin. Throws when the server refused. */
export async function restoreChat(chatId: string): Promise<void> {
  try {
    await call(chat.restoreChat, { params: { chatId } });
  } finally {
    reloadLists();
  }
}
