import type { ExportedChat } from '../../store/own-data/export-store.ts';
import type { StoredAttachment } from '../../store/store.ts';
import { makeSafeName, NameRegistry } from './safe-file-name.ts';

/** What the files of one archive are called: the same name at each place where one is mentioned. */
export interface ExportNames {
  /** `chats/2026-11-20-Knee pain.md` */
  nameChat(chat: ExportedChat): string;
  /** `attachments/2026-11-20-Knee pain/x-ray.png` */
  nameAttachment(chat: ExportedChat, attachment: Pick<StoredAttachment, 'id' | 'name'>): string;
}

/** @param folder where the workspace's files stand, empty or with a slash at its end */
export function createExportNames(folder: string): ExportNames {
  const bases = new NameRegistry();
  const ofChats = new Map<string, string>();
  const ofFiles = new Map<string, string>();
  const files = new NameRegistry();
  const baseOf = (chat: ExportedChat): string => {
    const known = ofChats.get(chat.id);
    if (known !== undefined) return known;
    const day = new Date(chat.createdAt).toISOString().slice(0, 10);
    // The dot that a title may hold is no extension of a folder's name.
    const title = makeSafeName(chat.title.replaceAll('.', ' '), 'Untitled Chat');
    const base = bases.claim(`${day}-${title}`);
    ofChats.set(chat.id, base);
    return base;
  };
  return {
    nameChat: (chat) => `${folder}chats/${baseOf(chat)}.md`,
    nameAttachment: (chat, attachment) => {
      const known = ofFiles.get(attachment.id);
      if (known !== undefined) return known;
      const path = files.claim(`${folder}attachments/${baseOf(chat)}/${makeSafeName(attachment.name, 'file')}`);
      ofFiles.set(attachment.id, path);
      return path;
    },
  };
}
