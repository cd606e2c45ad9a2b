import { defineMessage } from '@notewright/engine/message';
import { chat } from '@notewright/contract';
import { holdsUnsupported } from '../../kernel/needs-review.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentLearned } from '../../presenters/present-learned.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine, denied } from './audit-line.ts';
import { findNote, isNote, isSigned, type StoredNote } from './find-note.ts';
import { openPhrases } from './open-phrases.ts';
import { countDifferences, differencesIn, type LearnFromParts } from './learn-from.ts';
import { ownerOf } from './owner-of.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UserCaller } from '../../kernel/caller.ts';

export interface SignNoteParts extends LearnFromParts {
  readonly clock: Clock;
  /** The name of an account, as it stands under what its person writes. */
  readonly nameOf: (caller: UserCaller) => Promise<string>;
}

/**
 * Signs a version as whoever asks has read it. The digest of what was signed goes into the audit log as well, and with it into that
 * log's chain: whoever could write both tables again could not write that.
 */
export function signNote(parts: SignNoteParts): Route {
  return route(chat.signNote, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'note.sign',
    plan: 'write',
    handle: async (request) => {
      const owner = ownerOf(request.caller);
      const { revision, credentials } = request.body;
      const found = await findNote(parts, request, 'note.sign', request.params.messageId);
      const { id, chatId } = found;
      const name = await parts.nameOf(request.caller);
      const { signal } = request;
      const differences = await differencesIn(parts, owner, found, { signal, name, credentials });
      const signed = await parts.store.transaction(async (tx) => {
        // Held, so that it is neither edited nor signed by another request before this one is through.
        if ((await tx.chats.hold(owner, chatId)) === null) return null;
        // A reply that ends at the same time decides what stands in lists: it is waited for.
        if ((await tx.messages.findRunning(owner, chatId)) !== null) throw new ProblemError('reply_running');
        const note = await tx.messages.find(owner, id);
        if (!isNote(note)) return null;
        requireSignable(note, revision);
        const signedAt = parts.clock.now();
        const signature = {
          role: 'author',
          signedBy: owner.userId,
          name,
          credentials,
          signedAt,
          attestation: '',
        } as const;
        const done = await tx.notes.sign(owner, id, signature);
        if (done === null) return null;
        await tx.audit.append(
          auditLine(parts, request, 'note.sign', { type: 'message', id }),
          auditLine(parts, request, 'note.sign', { type: 'signature', id: done.digest }),
        );
        const now = parts.clock.now();
        const proposed = await countDifferences(tx, owner, differences, { now, credentials });
        return { message: done.message, proposed };
      });
      if (signed === null) throw await denied(parts, request, 'note.sign', { type: 'message', id });
      const learned = signed.proposed.flatMap((one) => presentLearned(one) ?? []);
      return json({ data: presentMessage(signed.message), learned });
    },
  });
}

const unconfirmed = defineMessage(
  'notes.templateUnconfirmed',
  'This note has template text that nobody confirmed. Please confirm or remove it, then sign.',
);
const unfilled = defineMessage('notes.blankUnfilled', 'This note has blanks. Please fill them in, then sign.');

/**
 * @throws ProblemError when it is signed, is not what was read, says what its source does not and nobody stands by, or has template text
 * that nobody confirmed, or a blank
 */
function requireSignable(note: StoredNote, revision: number): void {
  if (isSigned(note)) throw new ProblemError('note_signed');
  if ((note.edit?.revision ?? 0) !== revision) throw new ProblemError('note_changed');
  if (holdsUnsupported(note.statements)) throw new ProblemError('note_unresolved');
  const open = openPhrases(note);
  if (open !== null)
    throw new ProblemError('note_unresolved', { message: open === 'unconfirmed' ? unconfirmed : unfilled });
}
