import type { PlacedStatement } from '@notewright/engine';
import { findChatSeal, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { addMessages } from '../messages/add-messages.ts';
import { sealDetails } from '../messages/details.ts';
import { messageColumns, openMessages } from '../messages/open-messages.ts';
import type { MessageRow } from '../messages/open-messages.ts';
import type { NewMessage, Owner, StoredEdit, StoredMessage } from '../store.ts';
import { insertSignature, type NewSignature } from './note-signatures.ts';
import { markSigned, recordVersion, reviseVersion } from './note-versions.ts';
import { readSignedVersions, type SignedVersions } from './signed-versions.ts';

/** What a version of a note says after it was edited. */
export interface NoteRevision {
  readonly content: string;
  readonly statements: readonly PlacedStatement[];
  readonly edit: StoredEdit;
}

/** Beside the messages that hold them: what people make of notes. To be called in a transaction that holds the chat. */
export interface NoteStore {
  /** True for the id of any message, whoever's it is. */
  isTaken(messageId: string): Promise<boolean>;
  /** Adds a version at the end of the chat; as `messages.add`. */
  add(owner: Owner, chatId: string, version: NewMessage & Required<Pick<NewMessage, 'edited'>>): Promise<StoredMessage>;
  /** Puts a revision in the place of what an edited version said. Null when it is missing, foreign or in the bin. */
  revise(owner: Owner, messageId: string, revision: NoteRevision): Promise<StoredMessage | null>;
  /** Signs a version as it is. Answers the digest of what was signed; null as `revise`. */
  sign(
    owner: Owner,
    messageId: string,
    signature: NewSignature,
  ): Promise<{ readonly message: StoredMessage; readonly digest: string } | null>;
  /** The signed versions of the note that a version is one of; null when it is missing or foreign. */
  readSigned(owner: Owner, messageId: string): Promise<SignedVersions | null>;
}

/** Edits and signatures over the database; they are there as long as their chat is. */
export function createNoteStore(context: StoreContext): NoteStore {
  return {
    isTaken: async (messageId) => (await findRow(context, messageId)) !== undefined,
    add: async (owner, chatId, version) => {
      const [added] = await addMessages(context, owner, chatId, [version]);
      if (added === undefined) throw new RangeError('One message was expected.');
      await recordVersion(context, added.id, added);
      return added;
    },
    revise: (owner, messageId, revision) => revise(context, owner, messageId, revision),
    sign: (owner, messageId, signature) => sign(context, owner, messageId, signature),
    readSigned: (owner, messageId) => readSignedVersions(context, owner, messageId),
  };
}

function findRow({ database }: StoreContext, messageId: string): Promise<MessageRow | undefined> {
  return database.kysely.selectFrom('messages').select(messageColumns).where('id', '=', messageId).executeTakeFirst();
}

interface OwnMessage {
  readonly seal: ChatSeal;
  readonly message: StoredMessage;
}

async function findOwn(context: StoreContext, owner: Owner, messageId: string): Promise<OwnMessage | null> {
  const row = await findRow(context, messageId);
  const seal = row === undefined ? null : await findChatSeal(context, owner, row.chat_id);
  if (row === undefined || seal === null) return null;
  const [message] = await openMessages(context, seal, [row]);
  return message === undefined ? null : { seal, message };
}

async function revise(
  context: StoreContext,
  owner: Owner,
  messageId: string,
  revision: NoteRevision,
): Promise<StoredMessage | null> {
  const own = await findOwn(context, owner, messageId);
  if (own === null) return null;
  const { seal, message } = own;
  const revised = { ...message, ...revision };
  await context.database.kysely
    .updateTable('messages')
    .set({
      content: sealField(seal, { table: 'messages', column: 'content', rowId: messageId }, revision.content),
      details: sealDetails(seal, messageId, revised),
    })
    .where('id', '=', messageId)
    .execute();
  await reviseVersion(context.database, messageId, revised);
  return revised;
}

async function sign(
  context: StoreContext,
  owner: Owner,
  messageId: string,
  signature: NewSignature,
): ReturnType<NoteStore['sign']> {
  const own = await findOwn(context, owner, messageId);
  if (own === null) return null;
  const digest = await insertSignature(context, own.seal, own.message, signature);
  await markSigned(context.database, messageId);
  const signed = await findOwn(context, owner, messageId);
  return signed === null ? null : { message: signed.message, digest };
}
