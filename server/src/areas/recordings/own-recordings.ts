import type { Clock } from '../../kernel/clock.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Transcriber } from '../../recordings/transcriber.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Owner, Store } from '../../store/store.ts';
import type { PartOutcome, PartProgress, StoredRecording } from '../../store/recordings/recording-store.ts';

export interface RecordingParts {
  readonly store: Store;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** What has parts turned into text. */
  readonly transcriber: Pick<Transcriber, 'nudge'>;
  /** What turns recordings into text; null where there is nothing that does. */
  readonly speech: Speech | null;
}

/** The part of a request that an audit line records. */
export interface RecordingRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export const ownerOf = ({ tenantId, userId }: UserCaller): Owner => ({ tenantId, userId });

/** A line of the audit log: who did what with which recording. */
export function auditLine(
  { clock }: { readonly clock: Clock },
  { caller, ip, userAgent }: RecordingRequest,
  action: string,
  id: string,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const at = clock.now();
  return { tenantId, actorId: userId, action, objectType: 'recording', objectId: id, outcome, ip, userAgent, at };
}

/** Answers that there is no such recording; that somebody asked for it is noted. */
export async function refuseMissing(
  parts: Pick<RecordingParts, 'store' | 'clock'>,
  request: RecordingRequest,
  action: string,
  id: string,
): Promise<never> {
  await parts.store.audit.append(auditLine(parts, request, action, id, 'denied'));
  throw new ProblemError('not_found');
}

/** A recording of the caller's. @throws ProblemError `not_found` */
export async function requireRecording(
  { store }: Pick<RecordingParts, 'store'>,
  caller: UserCaller,
  id: string,
  textFrom = 0,
): Promise<StoredRecording> {
  const found = await store.recordings.find(ownerOf(caller), id, textFrom);
  if (found === null) throw new ProblemError('not_found');
  return found;
}

const problems = {
  'not-found': 'not_found',
  conflict: 'recording_conflict',
  finished: 'recording_finished',
  'too-long': 'recording_too_long',
} as const;

/** The part as it is now. @throws ProblemError where it could not take what came */
export function requireConfirmed(outcome: PartOutcome): PartProgress {
  if (outcome.kind === 'confirmed') return outcome.part;
  throw new ProblemError(problems[outcome.kind]);
}
