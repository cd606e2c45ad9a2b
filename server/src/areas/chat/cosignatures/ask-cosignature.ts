import { chat } from '@notewright/contract';
import { countTo } from '../../../accounts/count-to.ts';
import { tries } from '../../../accounts/tries.ts';
import { json, route, type Route, type RouteRequest } from '../../../http/route.ts';
import { durations } from '../../../kernel/durations.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { writeCosignatureMail } from '../../../mail/cosignature-mails.ts';
import { presentMessage } from '../../../presenters/present-message.ts';
import type { Member } from '../../../store/companies/member-store.ts';
import type { Store, StoredMessage } from '../../../store/store.ts';
import { auditLine, denied } from '../audit-line.ts';
import { findNote, isNote, type StoredNote } from '../find-note.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';
import { findColleague } from './find-colleague.ts';

type AskRequest = RouteRequest<typeof chat.askCosignature, 'chart-user'>;

/** By what names a request calls who asks and where they work. */
interface Asker {
  readonly name: string;
  readonly organization: string;
}

/** Asks a colleague to co-sign a version. Request, audit row and the colleague's mail are kept together or not at all. */
export function askCosignature(parts: CosignatureParts): Route {
  return route(chat.askCosignature, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'cosignature.ask',
    plan: 'write',
    handle: async (request) => {
      const note = await findNote(parts, request, 'cosignature.ask', request.params.messageId);
      const { caller } = request;
      const asker = { name: await parts.nameOf(caller), organization: (await parts.organizationOf(caller)) ?? '' };
      const asked = await parts.store.transaction((tx) => askWithin(parts, request, tx, { note, asker }));
      if (asked === null) throw await denied(parts, request, 'cosignature.ask', { type: 'message', id: note.id });
      return json({ data: presentMessage(asked) });
    },
  });
}

/** Null where the chat went meanwhile, or nobody of that id can be asked: both read as missing. */
async function askWithin(
  parts: CosignatureParts,
  request: AskRequest,
  tx: Store,
  { note: { id, chatId }, asker }: { readonly note: StoredNote; readonly asker: Asker },
): Promise<StoredMessage | null> {
  const owner = ownerOf(request.caller);
  // Held, so that of two requests one is kept, and none of a version that is edited or deleted at this moment.
  if ((await tx.chats.hold(owner, chatId)) === null) return null;
  const note = await tx.messages.find(owner, id);
  const colleague = await findColleague(tx, owner, request.body.user_id);
  if (!isNote(note) || colleague === null) return null;
  requireAskable(note, owner.userId);
  const requestId = parts.newId();
  const names = { askedByName: asker.name, askedOfName: colleague.name ?? colleague.email };
  const kept = { id: requestId, askedOf: colleague.userId, askedAt: parts.clock.now(), ...names };
  if (!(await tx.cosignatures.ask(owner, { id, chatId }, kept))) throw new ProblemError('cosignature_open');
  await tx.audit.append(
    auditLine(parts, request, 'cosignature.ask', { type: 'message', id }),
    auditLine(parts, request, 'cosignature.ask', { type: 'cosignature', id: requestId }),
    auditLine(parts, request, 'cosignature.ask', { type: 'user', id: colleague.userId }),
  );
  await mailColleague(parts, tx, colleague, asker);
  return tx.messages.find(owner, id);
}

/** @throws ProblemError when its author has not signed it, it is not what was signed, or it is or will be co-signed */
function requireAskable({ signatures = [], cosignature }: StoredNote, author: string): void {
  if (!signatures.some(({ role, signedBy }) => role === 'author' && signedBy === author))
    throw new ProblemError('note_unsigned');
  if (signatures.some(({ isIntact }) => !isIntact)) throw new ProblemError('damaged');
  if (signatures.some(({ role }) => role === 'co-signer')) throw new ProblemError('cosignature_given');
  if (cosignature?.state === 'open') throw new ProblemError('cosignature_open');
}

/** Nobody is flooded by one who asks again and again; the request itself is kept, and stands in their list. */
async function mailColleague(
  parts: CosignatureParts,
  tx: Store,
  { tenantId, userId, email }: Member,
  asker: Asker,
): Promise<void> {
  const limit = { most: tries.cosignatureMails, within: durations.mailWindow };
  if ((await countTo(parts, tx, `cosignature-mails:${tenantId}:${userId}`, limit)) > 0) return;
  await parts.mailQueue.enqueue(tx, writeCosignatureMail(email, asker, parts.mailQueue.context()));
}
