import { chat } from '@notewright/contract';
import type { PlacedStatement } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { ChatMissingError } from '../../store/context.ts';
import type { Owner, Store, StoredEdit, StoredMessage } from '../../store/store.ts';
import { auditLine, denied } from './audit-line.ts';
import { findNote, isNote, type StoredNote } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import { confirmStatements, planEdit, requireExtended, type KeptVersions } from './plan-edit.ts';
import { keepChecked } from './keep-checked.ts';
import { requireProposed } from './require-proposed.ts';
import { relinkEdit, type RelinkEditParts } from './relink-edit.ts';
import type { SignNoteParts } from './sign-note.ts';

export interface EditNoteParts extends RelinkEditParts, SignNoteParts {}

type EditNoteRequest = RouteRequest<typeof chat.editNote, 'chart-user'>;

/**
 * Keeps what a clinician wrote. The engine reads it before anything is held; then all is looked at again and written in one transaction,
 * so that of two saves from one revision one is kept, and the other learns that the note was changed.
 */
export function editNote(parts: EditNoteParts): Route {
  return route(chat.editNote, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'note.edit, note.addendum',
    plan: 'write',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { messageId } = request.params;
      const base = await findNote(parts, request, 'note.edit', messageId);
      const kept = { base, version: await findVersion(parts.store, owner, base, request) };
      const plan = planEdit(kept, request.body);
      if (plan.kind === 'kept') return json({ data: presentMessage(plan.version) });
      if (plan.kind === 'first') await requireProposed(parts.store, owner, base, request.body);
      const { signed, of } = await findBeginnings(parts.store, owner, plan.edit, base);
      const after = request.body.message_content;
      if (signed !== null) requireExtended(signed.content, after);
      const statements = await relinkEdit(parts, owner, { base: of, after, signal: request.signal });
      const editedBy = await parts.nameOf(request.caller);
      const saved = await saveEdit(parts, request, { chatId: base.chatId, statements, editedBy });
      if (saved === null) throw await denied(parts, request, 'note.edit', { type: 'message', id: messageId });
      return json({ data: presentMessage(saved) });
    },
  });
}

/** The version that is to hold the edit; null where it is to be made. @throws ProblemError where its id is another's */
async function findVersion(
  store: Store,
  owner: Owner,
  base: StoredNote,
  { body }: EditNoteRequest,
): Promise<KeptVersions['version']> {
  const { version_id: id } = body;
  const version = id === base.id ? base : await store.messages.find(owner, id);
  if (version === null && (await store.notes.isTaken(id))) throw new ProblemError('not_found');
  return version;
}

/** The version that an edit was made from, and the signed one that it has to begin with, if any. */
async function findBeginnings(
  store: Store,
  owner: Owner,
  { of, addendumTo }: Pick<StoredEdit, 'of' | 'addendumTo'>,
  base: StoredNote,
): Promise<{ readonly of: StoredNote; readonly signed: StoredNote | null }> {
  const find = async (id: string): Promise<StoredNote> => {
    const found = id === base.id ? base : await store.messages.find(owner, id);
    if (!isNote(found)) throw new ProblemError('not_found');
    return found;
  };
  return { of: await find(of), signed: addendumTo === null ? null : await find(addendumTo) };
}

interface ReadEdit {
  readonly chatId: string;
  readonly statements: readonly PlacedStatement[];
  readonly editedBy: string;
}

/** Null when the chat or the version went meanwhile. */
async function saveEdit(parts: EditNoteParts, request: EditNoteRequest, read: ReadEdit): Promise<StoredMessage | null> {
  try {
    return await parts.store.transaction((tx) => saveWithin(parts, request, tx, read));
  } catch (error) {
    if (error instanceof ChatMissingError) return null;
    throw error;
  }
}

async function saveWithin(
  parts: EditNoteParts,
  request: EditNoteRequest,
  tx: Store,
  { chatId, statements: linked, editedBy }: ReadEdit,
): Promise<StoredMessage | null> {
  const { body, params } = request;
  const owner = ownerOf(request.caller);
  // Held, so that of two saves at once the second finds what the first has written.
  if ((await tx.chats.hold(owner, chatId)) === null) return null;
  const base = await tx.messages.find(owner, params.messageId);
  if (!isNote(base)) return null;
  const plan = planEdit({ base, version: await findVersion(tx, owner, base, request) }, body);
  if (plan.kind === 'kept') return plan.version;
  if ((await tx.messages.findRunning(owner, chatId)) !== null) throw new ProblemError('reply_running');
  const proposed = plan.kind === 'first' ? await requireProposed(tx, owner, base, body) : null;
  const content = body.message_content;
  // It may have been signed while the engine read.
  const { signed } = await findBeginnings(tx, owner, plan.edit, base);
  if (signed !== null) requireExtended(signed.content, content);
  const read = proposed === null ? linked : keepChecked(linked, proposed.checked);
  const statements = confirmStatements(read, body.confirmations, plan.edit.signedEnd);
  const edit = { ...plan.edit, editedBy, editedAt: parts.clock.now() };
  const revision = { content, statements, edit };
  const saved =
    plan.kind === 'next'
      ? await tx.notes.revise(owner, body.version_id, revision)
      : await tx.notes.add(
          owner,
          chatId,
          newVersion(
            { ...base, writtenBy: authorsOf(base.writtenBy, proposed?.by ?? null) },
            body.version_id,
            revision,
          ),
        );
  const action = plan.kind === 'first' && signed !== null ? 'note.addendum' : 'note.edit';
  await tx.audit.append(auditLine(parts, request, action, { type: 'message', id: body.version_id }));
  return saved;
}

/** Who wrote a version whose words a model has changed as well. */
const authorsOf = (before: string | null, proposedBy: string | null): string | null =>
  proposedBy === null || before === null || before.endsWith(proposedBy) ? before : `${before}, then ${proposedBy}`;

/** Beside its words an edited version is what it was made from: the same kind of note, of the same input. */
function newVersion(
  { toolName, toolResult, replyTo, writtenBy }: StoredNote,
  id: string,
  { content, statements, edit }: Pick<StoredMessage, 'content' | 'statements'> & { readonly edit: StoredEdit },
) {
  return {
    id,
    sentBy: 'bot',
    content,
    createdAt: edit.editedAt,
    toolName,
    replyTo,
    state: 'complete',
    edited: { statements, toolResult, writtenBy, edit },
  } as const;
}
