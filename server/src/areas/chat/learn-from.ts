import { learn, type Difference, type Learned } from '@notewright/engine/learn';
import { limits } from '@notewright/contract';
import type { Owner, Store } from '../../store/store.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';
import { ToolProblem } from '../../tools/tool.ts';
import { isNote, type StoredNote } from './find-note.ts';

export interface LearnFromParts {
  readonly store: Store;
  readonly enginePool: Pick<EnginePool, 'run'>;
}

/** The version that a tool wrote and all edits of a note were made from. */
async function asComposed({ messages }: Store, owner: Owner, note: StoredNote): Promise<StoredNote | null> {
  let version = note;
  for (let at = 0; version.edit !== undefined && at <= limits.noteVersions; at += 1) {
    const of = await messages.find(owner, version.edit.of);
    if (!isNote(of)) return null;
    version = of;
  }
  return version.edit === undefined ? version : null;
}

/** An account without a name signs by its address, which is nobody's name in a closing line. */
const asName = (name: string): string => (name.includes('@') ? '' : name);

/** Nobody waits for what is learned: where the engine has too much to do, a note teaches nothing. */
async function unlessBusy<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ToolProblem) return otherwise;
    throw error;
  }
}

/**
 * What a note that is about to be signed says of how its writer likes notes: the differences of the tool's version and this one. Nothing where
 * Learning Mode is off, and of an addendum, which adds and changes nothing.
 */
export async function differencesIn(
  { store, enginePool }: LearnFromParts,
  owner: Owner,
  note: StoredNote,
  { signal, name, credentials }: { readonly signal: AbortSignal; readonly name: string; readonly credentials: string },
): Promise<readonly Difference[]> {
  if (note.edit !== undefined && note.edit.addendumTo !== null) return [];
  const { isOn, learned } = await store.learning.read(owner);
  const composed = isOn ? await asComposed(store, owner, note) : null;
  if (composed === null) return [];
  const known = learned.map(({ preference }) => preference);
  const writer = { name: asName(name), credentials };
  const job = { composed: composed.content, signed: note.content, known, writer };
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  return unlessBusy(enginePool.run('differences', job, composed.content.length + note.content.length, asker), []);
}

/** What a like or a dislike of a note says of the preferences in use that the note has. */
export async function ratedIn(
  { store, enginePool }: LearnFromParts,
  owner: Owner,
  note: StoredNote,
  { signal, name, isLiked }: { readonly signal: AbortSignal; readonly name: string; readonly isLiked: boolean },
): Promise<readonly Difference[]> {
  const { isOn, learned, credentials } = await store.learning.read(owner);
  const preferences = learned.filter(({ state }) => state === 'accepted').map(({ preference }) => preference);
  if (!isOn || preferences.length === 0) return [];
  const job = { markdown: note.content, preferences, writer: { name: asName(name), credentials } };
  const asker = { person: owner.userId, company: owner.tenantId, signal };
  const used = await unlessBusy(enginePool.run('usedIn', job, note.content.length, asker), []);
  return used.map((preference) => ({ preference, says: isLiked ? 'for' : 'against' }));
}

/**
 * Counts what a note said, in the transaction in which it is signed or rated.
 * @param credentials with which it was signed; those of before stay where none are given
 * @returns what is proposed since
 */
export async function countDifferences(
  { learning }: Store,
  owner: Owner,
  differences: readonly Difference[],
  { now, credentials = '' }: { readonly now: number; readonly credentials?: string },
): Promise<readonly Learned[]> {
  if (differences.length === 0) return [];
  await learning.hold(owner);
  const before = await learning.read(owner);
  // Switched off while the engine read.
  if (!before.isOn) return [];
  const learned = learn(before.learned, differences);
  const style = { ...before, learned, credentials: credentials === '' ? before.credentials : credentials };
  await learning.save(owner, style, now);
  const proposedBefore = new Set(
    before.learned.filter(({ state }) => state === 'proposed').map(({ preference }) => JSON.stringify(preference)),
  );
  return learned.filter(
    ({ state, preference }) => state === 'proposed' && !proposedBefore.has(JSON.stringify(preference)),
  );
}
