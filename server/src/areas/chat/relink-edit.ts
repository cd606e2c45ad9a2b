import type { PlacedStatement, SourcePart } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { Owner, Store, StoredMessage } from '../../store/store.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';
import { ToolProblem } from '../../tools/tool.ts';
import { partsOf } from '../../tools/source-parts.ts';
import { inputOf, sourcesOf } from '../../turns/sources-of.ts';
import type { StoredNote } from './find-note.ts';

export interface RelinkEditParts {
  readonly store: Store;
  readonly enginePool: Pick<EnginePool, 'run'>;
}

/**
 * What a note was written from: the words of its message, or of the earlier one that it writes again.
 * @param read all that tools read of it, unless said
 */
export async function readInput(
  { messages }: Store,
  owner: Owner,
  { toolResult, replyTo }: StoredNote,
  read: (message: StoredMessage) => string = inputOf,
): Promise<string> {
  const source = await messages.find(owner, toolResult.sourceMessageId ?? replyTo);
  return source === null ? '' : read(source);
}

/** What a note's input is joined from. */
export async function readSourceParts(
  { messages }: Store,
  owner: Owner,
  { toolResult, replyTo }: StoredNote,
): Promise<readonly SourcePart[]> {
  const source = await messages.find(owner, toolResult.sourceMessageId ?? replyTo);
  return source === null ? [] : partsOf(source.content, sourcesOf(source));
}

/**
 * The statements of an edited text, each with what it rests on; done where the engine works.
 * @param base the version that was edited
 * @throws ProblemError `unavailable` when the engine has too much to do
 */
export async function relinkEdit(
  { store, enginePool }: RelinkEditParts,
  owner: Owner,
  { base, after, signal }: { readonly base: StoredNote; readonly after: string; readonly signal: AbortSignal },
): Promise<readonly PlacedStatement[]> {
  const input = await readInput(store, owner, base);
  const sources = await readSourceParts(store, owner, base);
  const before = { markdown: base.content, statements: base.statements };
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  try {
    return await enginePool.run('relink', { before, after, input, sources }, input.length + after.length, asker);
  } catch (error) {
    throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
  }
}
