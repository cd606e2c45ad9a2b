import type { CarriedNote, FhirResource } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { NoteToPrint } from '../../note-files/note-paper.ts';
import type { Owner } from '../../store/store.ts';
import { ToolProblem } from '../../tools/tool.ts';
import type { StoredNote } from './find-note.ts';
import { visitInputOf } from '../../turns/sources-of.ts';
import { readInput, type RelinkEditParts } from './relink-edit.ts';

export interface NoteToCode extends NoteToPrint {
  readonly note: StoredNote;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly signal: AbortSignal;
}

const timeOf = (at: number): string => new Date(at).toISOString();

function carriedOf({ note, organization, writtenAt, signatures, cosignature }: NoteToCode, input: string): CarriedNote {
  const { id, content, statements, toolResult, replyTo, writtenBy, edit } = note;
  return {
    id,
    kind: toolResult.noteKind,
    markdown: content,
    statements,
    sections: toolResult.sections,
    facts: toolResult.facts ?? [],
    input,
    inputId: toolResult.sourceMessageId ?? replyTo,
    writtenAt: timeOf(writtenAt),
    writtenBy: writtenBy ?? 'Notewright',
    editedBy: edit?.editedBy,
    addendumTo: edit?.addendumTo ?? undefined,
    signers: signatures.map(({ role, name, credentials, signedAt }) => ({
      role,
      name: String(name),
      credentials,
      signedAt: timeOf(signedAt),
    })),
    // Sent back without one, it wants one still.
    wantsCosigner: cosignature !== undefined && cosignature.state !== 'signed',
    organization: organization ?? undefined,
  };
}

/**
 * A version of a note as a FHIR document. What its facts say is not kept with it: the engine reads its input again, where it works.
 * @throws ProblemError `unavailable` when the engine has too much to do
 */
export async function writeFhir(parts: RelinkEditParts, owner: Owner, carried: NoteToCode): Promise<FhirResource> {
  const { note, madeAt, signal } = carried;
  const input = await readInput(parts.store, owner, note, visitInputOf);
  const job = { note: carriedOf(carried, input), tool: note.toolResult.tool, madeAt: timeOf(madeAt) };
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  try {
    return await parts.enginePool.run('fhir', job, input.length + note.content.length, asker);
  } catch (error) {
    throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
  }
}
