import type { StoredMessage } from '../store/store.ts';
import type { RunFile, ToolRun } from '../tools/tool.ts';
import { findEarlierNote } from './earlier-note.ts';
import { findNoteAtHand } from './note-at-hand.ts';
import { findFlagDecisions } from './flag-decisions.ts';
import { preferencesOf } from './preferences-of.ts';
import type { LiveTurn } from './live-turn.ts';
import { sourcesOf } from './sources-of.ts';
import type { TurnParts } from './turn-parts.ts';

/** What a tool can reach of what is kept: the file of the message that it answers, the note before it, and the chat's secret. */
export function reachFrom(
  { store, files, nameOf }: Pick<TurnParts, 'store' | 'files' | 'nameOf'>,
  { owner, userMessage, reply }: Pick<LiveTurn, 'owner' | 'userMessage' | 'reply'>,
): Pick<
  ToolRun,
  'file' | 'surrogateKey' | 'earlierNote' | 'noteAtHand' | 'personName' | 'preferences' | 'flagDecisions'
> {
  const readBytes = async (id: string): Promise<Uint8Array | null> => {
    const found = await store.attachments.find(owner, id);
    return found === null ? null : files.get(found.fileKey);
  };
  return {
    file: describeFile(userMessage, readBytes),
    earlierNote: () => findEarlierNote(store, owner, userMessage),
    noteAtHand: () => findNoteAtHand(store, owner, userMessage),
    personName: () => nameOf(owner),
    preferences: () => preferencesOf(store, owner, nameOf),
    flagDecisions: () => findFlagDecisions(store, owner, reply.chatId),
    surrogateKey: () => store.chats.surrogateKey(reply.id),
  };
}

function describeFile(message: StoredMessage, readBytes: (id: string) => Promise<Uint8Array | null>): RunFile | null {
  const [attachment, ...others] = sourcesOf(message).flatMap(({ attachment: file }) => (file === null ? [] : [file]));
  if (attachment === undefined || others.length > 0) return null;
  const { id, name, mediaType, pages } = attachment;
  return { name, mediaType, pages, readBytes: () => readBytes(id) };
}
