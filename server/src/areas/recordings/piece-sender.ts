import { ProblemError } from '../../kernel/problem.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requirePolicy } from '../../policies/require-policy.ts';
import type { Owner } from '../../store/store.ts';
import { ownerOf, type RecordingParts } from './own-recordings.ts';

/**
 * Whose recording a sender of pieces adds to. A screen that is locked goes on recording what is said in the room: its session
 * may add to what it began itself, and is shown nothing but counts.
 * @throws ProblemError as for those who work with charts, and `not_found` where a locked session did not begin it
 */
export async function requireSender(
  { store, clock }: Pick<RecordingParts, 'store' | 'clock'>,
  caller: Exclude<Caller, { kind: 'visitor' }>,
  recordingId: string,
): Promise<Owner> {
  if (caller.kind !== 'locked') {
    requirePolicy({ policy: 'chart-user', proof: 'none' }, caller, '', clock.now());
    if (caller.kind === 'user') return ownerOf(caller);
    throw new ProblemError('email_unverified');
  }
  const owner = await store.recordings.findOwner(recordingId, caller.sessionId);
  if (owner === null) throw new ProblemError('not_found');
  return owner;
}
