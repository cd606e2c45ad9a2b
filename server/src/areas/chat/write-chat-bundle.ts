import { limits } from '@notewright/contract';
import type { FhirResource } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import { sayIn } from '../../language/say-in.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { isNote } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import { unreadableNote } from './unreadable-note.ts';
import { writeFhir } from './write-fhir.ts';
import { isUnfit, noteToPrint, type WriteNoteFileParts } from './write-note-file.ts';

interface BundleRequest {
  readonly caller: UserCaller;
  readonly language: string;
  readonly signal: AbortSignal;
}

interface BundleEntry {
  readonly fullUrl: string;
  readonly resource: FhirResource;
}

/**
 * The notes of a chat as a Bundle of type collection, a document for each in their order. In the place of one that cannot leave stands an
 * OperationOutcome, so that nobody takes the collection for whole.
 * @throws ProblemError `chat_without_notes`; `chat_too_long` with more notes than are exported at a time; `unavailable` when the engine has too much to do
 */
export async function writeChatBundle(
  parts: WriteNoteFileParts,
  request: BundleRequest,
  ids: readonly string[],
): Promise<FhirResource> {
  const organization = await parts.organizationOf(request.caller);
  const entry: BundleEntry[] = [];
  for (const id of ids) {
    const resource = await writeOne(parts, request, { id, organization });
    if (resource === null) continue;
    if (entry.length >= limits.notesExported) throw new ProblemError('chat_too_long');
    entry.push({ fullUrl: `urn:uuid:${id}`, resource });
  }
  if (entry.length === 0) throw new ProblemError('chat_without_notes');
  return { resourceType: 'Bundle', type: 'collection', timestamp: new Date(parts.clock.now()).toISOString(), entry };
}

/** Null for what is no note. */
async function writeOne(
  parts: WriteNoteFileParts,
  { caller, language, signal }: BundleRequest,
  { id, organization }: { readonly id: string; readonly organization: string | null },
): Promise<FhirResource | null> {
  const owner = ownerOf(caller);
  const [note] = await parts.store.messages.readMany(owner, [id]);
  if (note === undefined) return null;
  if (note.isDamaged === true && note.sentBy === 'bot') return refuse(language);
  if (!isNote(note)) return null;
  if (isUnfit(note)) return refuse(language);
  return writeFhir(parts, owner, { ...noteToPrint(note, organization), note, madeAt: parts.clock.now(), signal });
}

const refuse = (language: string): FhirResource => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: 'exception', details: { text: sayIn(language)(unreadableNote()) } }],
});
