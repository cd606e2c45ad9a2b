import { ProblemError } from '../../kernel/problem.ts';
import type { Owner } from '../../store/store.ts';
import type { CallerOf } from '../../policies/route-policy.ts';
import { ownerOf, type RecordingParts } from './own-recordings.ts';

/**
 * Whose recording a sender of pieces adds to. A screen that is locked goes on recording what is said in the room: its session
 * may add to what it began itself, and is shown nothing but counts. So may a session that has gone to another workspace.
 * @throws ProblemError `not_found` where it is missing or foreign, or a locked session did not begin it
 */
export async function requireSender(
  { store }: Pick<RecordingParts, 'store'>,
  caller: CallerOf<'chart-recorder'>,
  recordingId: string,
): Promise<Owner> {
  const owner = await store.recordings.findOwner(recordingId, caller.sessionId);
  if (owner !== null && owner.userId === caller.userId) return owner;
  if (caller.kind === 'user') {
    const here = ownerOf(caller);
    if (await store.recordings.isThere(here, recordingId)) return here;
  }
  throw new ProblemError('not_found');
}
