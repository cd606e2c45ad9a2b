import type { ChatMessage } from '@notewright/contract';
import { noteEndedPlan } from '../../../api/account/profile.ts';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { failureSentence } from '../composer/submit-message.ts';
import { follow, openEdited } from '../sending/open-reply.ts';
import { groupTurns } from '../thread/group-turns.ts';
import { sentEditStore, type SentEdit } from './sent-edit-store.ts';

/** The last failed try of each edit: sent again unchanged, it carries the same key, so that it makes one version. */
const failedTries = new Map<string, { readonly text: string; readonly keepsFile: boolean; readonly key: string }>();

/** Changes an edit that is open. */
export function changeSentEdit(id: string, change: Partial<SentEdit>): void {
  sentEditStore.setState(({ open }) => {
    const edit = open[id];
    return edit === undefined ? {} : { open: { ...open, [id]: { ...edit, ...change } } };
  });
}

/** Ends an edit; what was typed and not sent is gone. */
export function closeSentEdit(id: string): void {
  sentEditStore.setState(({ open }) => {
    const { [id]: _closed, ...rest } = open;
    return { open: rest };
  });
}

/** True where something would be lost, or there is something to send. */
export function isChanged({ text, was, keepsFile }: SentEdit): boolean {
  return text !== was || !keepsFile;
}

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

// An editor that is scrolled out of view still holds what was typed; one that is gone leaves nothing.
sentEditStore.subscribe(({ open }) => {
  for (const id of failedTries.keys()) if (!(id in open)) failedTries.delete(id);
  const change = Object.values(open).some(isChanged) ? 'addEventListener' : 'removeEventListener';
  globalThis[change]('beforeunload', warnBeforeLeaving);
});

function keyFor(id: string, { text, keepsFile }: SentEdit): string {
  const before = failedTries.get(id);
  const same = before !== undefined && before.text === text && before.keepsFile === keepsFile;
  return same ? before.key : crypto.randomUUID();
}

/**
 * Sends an edited message and shows the branch that it begins. Done when it is stored; its reply goes on in the background. Where it
 * could not be stored, the editor stays as it is, and says why.
 * @returns whether it was stored
 */
export async function sendSentEdit(chatId: string, { id }: ChatMessage): Promise<boolean> {
  const edit = sentEditStore.getState().open[id];
  if (edit === undefined || edit.isSending) return false;
  const scope = currentScope();
  const { text, keepsFile } = edit;
  const key = keyFor(id, edit);
  changeSentEdit(id, { isSending: true, problem: null, isLeaving: false });
  try {
    const outgoing = { chatId, messageId: id, text, keepsFile, idempotencyKey: key };
    const opened = await openEdited(outgoing, scope);
    scope.throwIfAborted();
    await queryClient.cancelQueries({ queryKey: chatKeys.content(chatId) });
    showBegun(chatId, id, opened.stored.branch);
    closeSentEdit(id);
    follow(opened);
    return true;
  } catch (error) {
    if (scope.aborted) return false;
    failedTries.set(id, { text, keepsFile, key });
    // That the plan has ended comes up over the message box, with what to do about it.
    changeSentEdit(id, { isSending: false, problem: noteEndedPlan(error) ? null : failureSentence(error) });
    return false;
  }
}

/** The branch that an edited message begins: what stood before it. Another one that is shown by now stays. */
function showBegun(chatId: string, editedId: string, branch: string): void {
  queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), (pages) => {
    if (pages === undefined) return pages;
    const turns = groupTurns(pages.pages.toReversed().flatMap((page) => page.data.messages));
    const at = turns.findIndex(({ key }) => key === editedId);
    if (at < 0) return pages;
    const kept = new Set(turns.slice(0, at).flatMap(({ user, replies }) => [user?.id, ...replies.map(({ id }) => id)]));
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        data: { ...page.data, branch, messages: page.data.messages.filter((one) => kept.has(one.id)) },
      })),
    };
  });
}
