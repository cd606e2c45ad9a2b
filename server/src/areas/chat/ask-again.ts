import { chat } from '@notewright/contract';
import type { AskedAgain, RenderedDocument } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { Clock } from '../../kernel/clock.ts';
import { json, route, type Route } from '../../http/route.ts';
import type { Owner } from '../../store/store.ts';
import { ToolProblem } from '../../tools/tool.ts';
import { formOf } from '../../turns/note-at-hand.ts';
import { auditLine } from './audit-line.ts';
import { findNote, isNote, type StoredNote } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import { readInput, readSourceParts, type RelinkEditParts } from './relink-edit.ts';

export interface AskAgainParts extends RelinkEditParts {
  readonly clock: Clock;
}

/**
 * Looks in the source of a note once more for a statement that it does not hold. It only reads: what is taken of it is an edit as any other,
 * which is checked when it is kept.
 */
export function askAgain(parts: AskAgainParts): Route {
  return route(chat.askAgain, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'note.read',
    handle: async (request) => {
      const note = await findNote(parts, request, 'note.read', request.params.messageId);
      await parts.store.audit.append(auditLine(parts, request, 'note.read', { type: 'message', id: note.id }));
      const { statement, text } = request.body;
      if (note.statements[statement]?.text !== text) throw new ProblemError('note_changed');
      const input = await readInput(parts.store, ownerOf(request.caller), note);
      const found = await look(parts, ownerOf(request.caller), { note, statement, input, signal: request.signal });
      return json({
        data: {
          offers: found.offers.map((one) => ({
            text: one.text,
            words: one.sources.map(({ start, end }) => input.slice(start, end)),
          })),
          is_said_elsewhere: found.isSaidElsewhere,
        },
      });
    },
  });
}

interface Asked {
  readonly note: StoredNote;
  readonly statement: number;
  readonly input: string;
  readonly signal: AbortSignal;
}

const documentOf = ({ content, statements }: StoredNote): RenderedDocument => ({ markdown: content, statements });

/** @throws ProblemError `unavailable` when the engine has too much to do */
async function look(
  parts: RelinkEditParts,
  owner: Owner,
  { note, statement, input, signal }: Asked,
): Promise<AskedAgain> {
  const { tool, noteKind } = note.toolResult;
  const sources = await readSourceParts(parts.store, owner, note);
  const form = noteKind === 'own' ? await findForm(parts, owner, note) : null;
  const job = {
    source: { input, tool, options: { sources, ...(form === null ? {} : { form }) } },
    kind: noteKind === 'own' ? 'soap' : noteKind,
    note: { ...documentOf(note), before: documentOf(await findBase(parts, owner, note)), asked: statement },
  } as const;
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  try {
    const found = await parts.enginePool.run('askAgain', job, input.length + note.content.length, asker);
    if (found === null) throw new ProblemError('note_changed');
    return found;
  } catch (error) {
    throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
  }
}

/** The version from which links are made when an edit is kept: the one that an edited version was made from, else the note itself. */
async function findBase({ store }: RelinkEditParts, owner: Owner, note: StoredNote): Promise<StoredNote> {
  const base = note.edit === undefined ? note : await store.messages.find(owner, note.edit.of);
  return isNote(base) ? base : note;
}

/** The template of one's own that a note was written by. */
async function findForm({ store }: RelinkEditParts, owner: Owner, { replyTo, toolResult }: StoredNote) {
  const asked = await store.messages.find(owner, replyTo);
  const { sourceMessageId } = toolResult;
  const source = sourceMessageId === undefined ? null : await store.messages.find(owner, sourceMessageId);
  return formOf(asked, source);
}
