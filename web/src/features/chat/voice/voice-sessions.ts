import { currentScope } from '../../../session/workspace-scope.ts';
import { onMoveBox } from '../composer/composer-store.ts';
import { newChat, replyStore } from '../sending/reply-store.ts';
import { VoiceSession } from './voice-session.ts';

/** By message box, so that a recording whose dialog was closed is not lost. In memory alone, and gone with the workspace scope. */
const sessions = new Map<string, VoiceSession>();

/** What the dialog of one message box works with, the same each time it opens. */
export function sessionOf(box: string, mayAgree: () => boolean): VoiceSession {
  const known = sessions.get(box);
  if (known !== undefined) return known;
  if (sessions.size === 0) currentScope().addEventListener('abort', () => sessions.clear(), { once: true });
  const session = new VoiceSession(box, mayAgree);
  sessions.set(box, session);
  return session;
}

onMoveBox((from, to) => {
  const session = sessions.get(from);
  if (session === undefined) return;
  if (to === null) session.leaveBox();
  else {
    sessions.delete(from);
    sessions.set(to, session);
    session.moveTo(to);
  }
});

/** A first message has created its chat while nobody was at the chat home to go there: its box did not move along. */
replyStore.subscribe((now, before) => {
  const sent = before.pending[newChat];
  if (sent === undefined || now.pending[newChat]?.id === sent.id || now.created[sent.id] === undefined) return;
  sessions.get(newChat)?.leaveBox();
});
