import { chat, type ChatMessage } from '@notewright/contract';
import { noteEndedPlan } from '../../../../../api/account/profile.ts';
import { call } from '../../../../../api/call.ts';
import { chatKeys, type ChatPages } from '../../../../../api/chat-queries.ts';
import { queryClient } from '../../../../../api/query.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import { refetchChat, showStored } from '../../../sending/content-cache.ts';
import { heldVersions } from '../held-versions.ts';
import type { KeeperParts } from './note-keeper.ts';
import { firstEditOf } from './version-ids.ts';

/** Shows a version that the server has stored; others that came meanwhile are read. */
export function showVersion(chatId: string, stored: ChatMessage): void {
  const held = heldVersions(stored);
  const title = queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data.title ?? '';
  const known = held.some(({ id }) => id === stored.id) ? held.length : held.length + 1;
  showStored(chatId, title, [stored]);
  if (stored.versions > known) refetchChat(chatId);
}

/** Sends an edit. Throws `CallProblem`. */
export const sendEdit: KeeperParts['send'] = async (messageId, body) => {
  try {
    return await call(chat.editNote, { params: { messageId }, body, signal: currentScope() });
  } catch (error) {
    noteEndedPlan(error);
    throw error;
  }
};

/** Reads a version as it is now. Throws `CallProblem`. */
export const readVersion: KeeperParts['read'] = (messageId) =>
  call(chat.readNote, { params: { messageId }, signal: currentScope() });

/**
 * The version in which an edit of a version is kept: itself while somebody edits it and nobody signed it, else a new one. A further one
 * of a version that has an edit already is apart from that.
 */
export function versionToEdit(reply: ChatMessage): string {
  const held = heldVersions(reply);
  const isOpen = reply.edit !== undefined && (reply.signatures?.length ?? 0) === 0;
  if (isOpen && held.every(({ version }) => version <= reply.version)) return reply.id;
  const first = firstEditOf(reply.id);
  return held.some(({ id }) => id === first) ? crypto.randomUUID() : first;
}
