import { chat, type ChatMessage } from '@notewright/contract';
import { fillPhrase, usesValues, type PhraseValues } from '@notewright/engine/phrases';
import { call } from '../../../api/call.ts';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { formatDay } from '../../../i18n/dates.ts';

/** The version of a note that phrases ask about. */
export type QuotedNote = Pick<ChatMessage, 'id' | 'edit'>;

/** With the chats, so that it is forgotten with them; a note that was changed is asked about again. */
const valuesKey = ({ id, edit }: QuotedNote) => ['chats', 'phrase-values', id, edit?.revision ?? 0] as const;

async function readValues(note: QuotedNote): Promise<PhraseValues> {
  const { data } = await queryClient.fetchQuery({
    queryKey: valuesKey(note),
    queryFn: ({ signal }) => call(chat.readPhraseValues, { params: { messageId: note.id }, signal }),
    staleTime: Infinity,
  });
  return data;
}

/** The newest version of the last note of a chat; null where this page holds none. */
export function noteAtHand(chatId: string | null): QuotedNote | null {
  if (chatId === null) return null;
  const pages = queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages ?? [];
  const messages = pages.flatMap(({ data }) => data.messages);
  const notes = messages.filter(
    ({ state, tool_result: result }) => state === 'complete' && result !== null && 'noteKind' in result,
  );
  return notes.sort((a, b) => a.timestamp.localeCompare(b.timestamp) || a.version - b.version).at(-1) ?? null;
}

/**
 * A phrase's words with its variables filled in: by the note at hand, and today's date. Where the note cannot be asked, they are
 * blanks like everything that it does not say.
 */
export async function fillFromNote(words: string, note: QuotedNote | null): Promise<string> {
  if (!usesValues(words)) return fillPhrase(words);
  const values = note === null ? {} : await readValues(note).catch((): PhraseValues => ({}));
  return fillPhrase(words, { ...values, date: formatDay(new Date()) });
}
