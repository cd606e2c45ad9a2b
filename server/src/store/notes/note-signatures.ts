import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NoteSignatureTable } from '../../database/tables/notes.ts';
import { damagedText, openUnlessDamaged } from '../../kernel/damage.ts';
import { equalInConstantTime } from '../../kernel/equal-in-constant-time.ts';
import { deriveBytes } from '../../keys/data-key.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { StoredMessage, StoredSignature } from '../store.ts';

/** Who signs, as what, and when (epoch milliseconds). */
export interface NewSignature {
  readonly role: StoredSignature['role'];
  readonly signedBy: string;
  readonly name: string;
  readonly credentials: string;
  readonly signedAt: number;
  /** What a co-signer attests; empty of an author. */
  readonly attestation: string;
}

/** What is sealed of a signature. */
export interface SignatureContent extends Pick<NewSignature, 'name' | 'credentials'> {
  /** Absent of an author's. */
  readonly attestation?: string;
}
type SignedWords = Pick<StoredMessage, 'id' | 'content' | 'statements'>;

/** Where that stands. */
export const signatureField = (messageId: string, signedBy: string) =>
  ({ table: 'note_signatures', column: 'content', rowId: `${messageId}/${signedBy}` }) as const;

/**
 * What a signature is over: the note with its statements and their sources, and whoever signed it, when and as what. A co-signature
 * is over its role and attestation as well, so that neither kind can be made the other.
 */
function digestOf({ key }: ChatSeal, { id, content, statements }: SignedWords, signature: NewSignature): string {
  const { role, signedBy, name, credentials, signedAt, attestation } = signature;
  const signed = [id, content, statements, signedBy, name, credentials, signedAt];
  return createHmac('sha256', deriveBytes(key.secret, 'note-signatures'))
    .update(JSON.stringify(role === 'author' ? signed : [...signed, role, attestation]))
    .digest('base64url');
}

/** Keeps a signature of a version as it was read. Answers its digest. */
export async function insertSignature(
  context: StoreContext,
  seal: ChatSeal,
  message: SignedWords,
  signature: NewSignature,
): Promise<string> {
  const { role, signedBy, name, credentials, signedAt, attestation } = signature;
  const content: SignatureContent = { name, credentials, ...(role === 'author' ? {} : { attestation }) };
  const sealed = {
    message_id: message.id,
    chat_id: seal.chatId,
    signed_by: signedBy,
    signed_at: signedAt,
    digest: digestOf(seal, message, signature),
  };
  await context.database.kysely
    .insertInto('note_signatures')
    .values({
      ...sealed,
      role,
      content: sealField(seal, signatureField(message.id, signedBy), JSON.stringify(content)),
      seal: rowSealsOf(context).make('note_signatures', sealed),
    })
    .execute();
  return sealed.digest;
}

/** The signatures of messages of one chat, the author's first, by message; each is held against the message as it is now. */
export async function readSignatures(
  context: StoreContext,
  seal: ChatSeal,
  messages: readonly SignedWords[],
): Promise<ReadonlyMap<string, readonly StoredSignature[]>> {
  const found = new Map<string, StoredSignature[]>();
  if (messages.length === 0) return found;
  const rows = await context.database.kysely
    .selectFrom('note_signatures')
    .selectAll()
    .where(
      'message_id',
      'in',
      messages.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  for (const row of rows.sort(byRoleAndTime)) {
    const message = byId.get(row.message_id);
    if (message === undefined) continue;
    const place = signatureField(row.message_id, row.signed_by);
    const opened = openUnlessDamaged(context.damage, place, () => openField(seal, place, row.content));
    const isWhole = rowSealsOf(context).check('note_signatures', row);
    const signature =
      opened === null
        ? { name: damagedText, credentials: '', attestation: '', isIntact: false }
        : checkContent(seal, message, JSON.parse(opened) as SignatureContent, row);
    const kept = {
      ...signature,
      role: row.role,
      signedBy: row.signed_by,
      signedAt: row.signed_at,
      isIntact: signature.isIntact && isWhole,
    };
    found.set(row.message_id, [...(found.get(row.message_id) ?? []), kept]);
  }
  return found;
}

type SignatureRow = Selectable<NoteSignatureTable>;

/** The author first, also where both clocks say the same. */
function byRoleAndTime(a: SignatureRow, b: SignatureRow): number {
  return Number(a.role !== 'author') - Number(b.role !== 'author') || a.signed_at - b.signed_at;
}

function checkContent(
  seal: ChatSeal,
  message: SignedWords,
  { name, credentials, attestation = '' }: SignatureContent,
  row: SignatureRow,
): Pick<StoredSignature, 'name' | 'credentials' | 'attestation' | 'isIntact'> {
  const who = { role: row.role, signedBy: row.signed_by, signedAt: row.signed_at };
  const digest = digestOf(seal, message, { ...who, name, credentials, attestation });
  return { name, credentials, attestation, isIntact: equalInConstantTime(row.digest, digest) };
}
