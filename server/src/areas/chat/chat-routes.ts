import type { Route } from '../../http/route.ts';
import { addMessage } from './add-message.ts';
import { askAgain } from './ask-again.ts';
import { cosignatureRoutes } from './cosignatures/cosignature-routes.ts';
import type { CosignatureParts } from './cosignatures/cosignature-parts.ts';
import { createChat } from './create-chat.ts';
import { deleteChat } from './delete-chat.ts';
import { createOncePerKey } from './once-per-key.ts';
import { destroyBinnedChat } from './destroy-binned-chat.ts';
import { editNote } from './edit-note.ts';
import { emptyBin } from './empty-bin.ts';
import { exportChat } from './export-chat.ts';
import { exportDay } from './export-day.ts';
import { exportNote } from './export-note.ts';
import { listBin } from './list-bin.ts';
import { listChats } from './list-chats.ts';
import { listDay } from './list-day.ts';
import { listFlagChoices } from './list-flag-choices.ts';
import { rateMessage } from './rate-message.ts';
import { readAttachment } from './read-attachment.ts';
import { readChat } from './read-chat.ts';
import { readDraft } from './read-draft.ts';
import { readPhraseValues } from './read-phrase-values.ts';
import { readNote } from './read-note.ts';
import { renameChat } from './rename-chat.ts';
import { restoreChat } from './restore-chat.ts';
import { saveDraft } from './save-draft.ts';
import { saveFlagChoice } from './save-flag-choice.ts';
import { searchChats } from './search-chats.ts';
import { signNote } from './sign-note.ts';
import { stopReply } from './stop-reply.ts';
import { streamReply } from './stream-reply.ts';
import { transcribeAudio } from './transcribe-audio.ts';
import { updateChatFlags } from './update-chat-flags.ts';
import type { EditNoteParts } from './edit-note.ts';
import type { ExportNoteParts } from './export-note.ts';
import type { PostMessageParts } from './post-message.ts';
import type { TranscribeAudioParts } from './transcribe-audio.ts';
import type { ListBinParts } from './list-bin.ts';

export interface ChatParts
  extends PostMessageParts, TranscribeAudioParts, ListBinParts, EditNoteParts, ExportNoteParts, CosignatureParts {}

/** The calls under `/chat/`. */
export function chatRoutes(parts: ChatParts): Route[] {
  const idempotently = createOncePerKey(parts);
  return [
    createChat(parts, idempotently),
    addMessage(parts, idempotently),
    listChats(parts),
    searchChats(parts),
    readChat(parts),
    renameChat(parts),
    updateChatFlags(parts),
    deleteChat(parts),
    restoreChat(parts),
    listBin(parts),
    destroyBinnedChat(parts),
    emptyBin(parts),
    streamReply(parts),
    stopReply(parts),
    rateMessage(parts),
    readAttachment(parts),
    transcribeAudio(parts),
    saveDraft(parts),
    readDraft(parts),
    listFlagChoices(parts),
    saveFlagChoice(parts),
    readNote(parts),
    readPhraseValues(parts),
    askAgain(parts),
    editNote(parts),
    signNote(parts),
    exportNote(parts),
    ...cosignatureRoutes(parts),
    exportChat(parts),
    listDay(parts),
    exportDay(parts),
  ];
}
