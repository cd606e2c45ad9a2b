import { chat } from '@notewright/contract';
import type { PhraseValues } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { ToolProblem } from '../../tools/tool.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Owner } from '../../store/store.ts';
import { auditLine } from './audit-line.ts';
import { findNote, type StoredNote } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import { readInput, type RelinkEditParts } from './relink-edit.ts';

export interface ReadPhraseValuesParts extends RelinkEditParts {
  readonly clock: Clock;
}

/** What phrases can say of a note. What its facts say is not kept with it: the engine reads its input again, where it works. */
export function readPhraseValues(parts: ReadPhraseValuesParts): Route {
  return route(chat.readPhraseValues, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'note.read',
    handle: async (request) => {
      const note = await findNote(parts, request, 'note.read', request.params.messageId);
      await parts.store.audit.append(auditLine(parts, request, 'note.read', { type: 'message', id: note.id }));
      const data = await readValues(parts, ownerOf(request.caller), note, request.signal);
      return json({ data });
    },
  });
}

async function readValues(
  parts: RelinkEditParts,
  owner: Owner,
  note: StoredNote,
  signal: AbortSignal,
): Promise<PhraseValues> {
  const { tool, sections, facts = [] } = note.toolResult;
  const { statements } = note;
  if (facts.length === 0) return {};
  const input = await readInput(parts.store, owner, note);
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  try {
    return await parts.enginePool.run(
      'phraseValues',
      { tool, input, note: { statements, sections, facts } },
      input.length,
      asker,
    );
  } catch (error) {
    throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
  }
}
