import { emr, type EmrLaunch } from '@notewright/contract';
import { createStore } from 'zustand/vanilla';
import { call, CallProblem } from '../../../api/call.ts';
import { emrKeys } from '../../../api/emr/keys.ts';
import { queryClient } from '../../../api/query.ts';
import { onForgetChats } from '../../../session/forget-chats.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { newChat, replyStore, type ReplyState } from '../sending/reply-store.ts';
import * as words from './words.ts';

/** What is written in the box of a new chat is about the patient of this record, to which the chat is linked once it is there. */
export interface BoxLink {
  readonly launch: EmrLaunch;
  /** Of the record, among what stands in the box. */
  readonly sourceIds: readonly string[];
}

interface LinkState {
  /** Of the box of a new chat; null where it is about nobody's record. */
  readonly begun: BoxLink | null;
  /** Chats that could not be linked, with why. */
  readonly failed: Readonly<Record<string, { readonly link: BoxLink; readonly problem: string }>>;
}

const nothing: LinkState = { begun: null, failed: {} };

/** In memory only, as what stands in the boxes is. */
export const linkStore = createStore<LinkState>(() => nothing);

/** First messages on their way, by their ids: each stays with the record that its box was linked to when it was sent. */
let sent = new Map<string, BoxLink>();

export function linkBox(link: BoxLink | null): void {
  linkStore.setState({ begun: link });
}

function noteFailure(chatId: string, failure: LinkState['failed'][string] | null): void {
  linkStore.setState(({ failed }) => {
    const { [chatId]: _before, ...rest } = failed;
    return { failed: failure === null ? rest : { ...rest, [chatId]: failure } };
  });
}

/** Says at the server that a chat is about the patient of a record. Throws `CallProblem`. */
export async function bindChat(chatId: string, launchId: string): Promise<void> {
  const scope = currentScope();
  const launch = await call(emr.bindChat, { params: { launchId }, body: { chat_id: chatId }, signal: scope });
  if (scope.aborted) return;
  noteFailure(chatId, null);
  queryClient.setQueryData(emrKeys.chat(chatId), { launch, patient: launch.patient });
  void queryClient.invalidateQueries({ queryKey: emrKeys.writes });
}

/** The same for a chat that was begun from a record. What fails stands in the chat, with another try. */
export async function linkChat(chatId: string, link: BoxLink): Promise<void> {
  const scope = currentScope();
  try {
    await bindChat(chatId, link.launch.id);
  } catch (error) {
    if (scope.aborted) return;
    noteFailure(chatId, { link, problem: error instanceof CallProblem ? error.message : words.linkFailed });
  }
}

function follow(now: ReplyState, before: ReplyState): void {
  const { begun } = linkStore.getState();
  const leaving = now.pending[newChat];
  if (leaving !== undefined && leaving !== before.pending[newChat] && begun !== null) sent.set(leaving.id, begun);
  if (now.created === before.created) return;
  for (const [sendId, link] of sent) {
    const chatId = now.created[sendId];
    if (chatId === undefined) continue;
    sent.delete(sendId);
    if (linkStore.getState().begun === link) linkBox(null);
    void linkChat(chatId, link);
  }
}

function forgetLinks(): void {
  sent = new Map();
  linkStore.setState(nothing);
}

replyStore.subscribe(follow);
onForgetChats(forgetLinks);
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) forgetLinks();
});
