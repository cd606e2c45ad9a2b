import type { Owner, Store, StoredMessage } from '../store/store.ts';
import type { NoteAtHand } from '../tools/tool.ts';
import { partsOf } from '../tools/source-parts.ts';
import { inputOf, sourcesOf } from './sources-of.ts';

/** So far back (pages of messages) is looked for it. */
const pages = 5;
const perPage = 50;

type StoredNote = StoredMessage & { readonly toolResult: NoteAtHand['result']; readonly replyTo: string };

/** True for a finished note, whoever wrote this version of it. */
export const isFinishedNote = (message: StoredMessage): message is StoredNote =>
  message.sentBy === 'bot' &&
  message.state === 'complete' &&
  message.replyTo !== null &&
  message.toolResult !== null &&
  'noteKind' in message.toolResult;

/** The newest version of the last note before a message, in its own branch; undefined when there is none. */
async function findVersion(
  { messages }: Pick<Store, 'messages'>,
  owner: Owner,
  { chatId, branchId, position }: Pick<StoredMessage, 'chatId' | 'branchId' | 'position'>,
): Promise<{ readonly version: StoredNote; readonly asked: StoredMessage } | undefined> {
  const versions: StoredNote[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { items, nextCursor } = await messages.page(owner, chatId, { branchId, cursor, limit: perPage });
    for (const message of items.toReversed()) {
      if (message.position >= position) continue;
      if (isFinishedNote(message)) versions.push(message);
      const version = versions.find(({ replyTo }) => replyTo === message.id);
      if (version !== undefined) return { version, asked: message };
    }
    if (nextCursor === null) return undefined;
    cursor = nextCursor;
  }
  return undefined;
}

/** The note that a chat is about before a message, as it stands now; null when it has none. */
export async function findNoteAtHand(
  store: Pick<Store, 'messages'>,
  owner: Owner,
  before: Pick<StoredMessage, 'chatId' | 'branchId' | 'position'>,
): Promise<NoteAtHand | null> {
  const found = await findVersion(store, owner, before);
  if (found === undefined) return null;
  const { version, asked } = found;
  const { id, content, statements, toolResult, writtenBy, edit, signatures = [] } = version;
  const sourceMessageId = toolResult.sourceMessageId ?? asked.id;
  const source = sourceMessageId === asked.id ? asked : await store.messages.find(owner, sourceMessageId);
  return {
    messageId: id,
    revision: edit?.revision ?? 0,
    markdown: content,
    statements,
    result: toolResult,
    writtenBy,
    sourceMessageId,
    input: source === null ? '' : inputOf(source),
    sources: source === null ? [] : partsOf(source.content, sourcesOf(source)),
    form: toolResult.noteKind === 'own' ? formOf(asked, source) : null,
    templateTexts: edit?.templateTexts ?? [],
    isSigned: signatures.length > 0 || (edit !== undefined && edit.addendumTo !== null),
  };
}

/** The template of one's own that a note was written by: chosen with the words that asked for it, or with its source. */
export function formOf(asked: StoredMessage | null, source: StoredMessage | null): NoteAtHand['form'] {
  const chosen = [asked?.note ?? null, source?.note ?? null].find((note) => note !== null && 'form' in note);
  return chosen && 'form' in chosen ? chosen.form : null;
}
