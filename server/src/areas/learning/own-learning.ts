import type { LearnedStyle as WireStyle, NotePreference } from '@notewright/contract';
import { choicesFor, idOf, type Learned, type Preference } from '@notewright/engine/learn';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import { presentLearned } from '../../presenters/present-learned.ts';
import type { Owner, Store } from '../../store/store.ts';
import type { MemberStore } from '../../store/companies/member-store.ts';
import type { LearnedStyle } from '../../store/learning/learning-store.ts';

/** The part of a request that an audit line records. */
export interface LearningRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export interface LearningParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly members: Pick<MemberStore, 'list'>;
}

export const ownerOf = ({ tenantId, userId }: UserCaller): Owner => ({ tenantId, userId });

/** All of what was learned that its person is to see: what was seen too seldom is not. */
export const presentStyle = ({ isOn, learned }: LearnedStyle): WireStyle => ({
  is_on: isOn,
  data: learned.flatMap((one) => presentLearned(one) ?? []),
});

/** Its line in the audit log; the name of a preference is made of words of the program. */
function auditLine(
  { clock }: Pick<LearningParts, 'clock'>,
  { caller, ip, userAgent }: LearningRequest,
  action: string,
  id: string,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const at = clock.now();
  return { tenantId, actorId: userId, action, objectType: 'preference', objectId: id, outcome, ip, userAgent, at };
}

/**
 * Changes what was learned of whoever asks, and notes it in one transaction.
 * @param id the preference that is changed; null: Learning Mode itself
 * @param changed what is kept then
 * @throws ProblemError `not_found` where there is no such preference, which is noted
 */
export async function changeStyle(
  parts: LearningParts,
  request: LearningRequest,
  action: string,
  id: string | null,
  changed: (style: LearnedStyle) => LearnedStyle,
): Promise<WireStyle> {
  const saved = await saveStyle(parts, request, action, (style) => {
    if (id !== null && !style.learned.some((one) => isShown(one, id))) return null;
    const next = changed(style);
    return { next, noted: id ?? (next.isOn ? 'on' : 'off') };
  });
  return saved === null ? refuseUnknown(parts, request, action) : presentStyle(saved);
}

/**
 * Keeps what `changed` makes of somebody's style, and notes it under the name that it gives, in one transaction.
 * @returns what is kept then; null where `changed` gives null, and nothing is
 */
export function saveStyle(
  parts: LearningParts,
  request: LearningRequest,
  action: string,
  changed: (style: LearnedStyle) => { readonly next: LearnedStyle; readonly noted: string } | null,
): Promise<LearnedStyle | null> {
  const owner = ownerOf(request.caller);
  return parts.store.transaction(async (tx) => {
    await tx.learning.hold(owner);
    const change = changed(await tx.learning.read(owner));
    if (change === null) return null;
    await tx.learning.save(owner, change.next, parts.clock.now());
    await tx.audit.append(auditLine(parts, request, action, change.noted));
    return change.next;
  });
}

/** Notes that a preference was asked for that is not there, and says so. */
export async function refuseUnknown(parts: LearningParts, request: LearningRequest, action: string): Promise<never> {
  await parts.store.audit.append(auditLine(parts, request, action, 'unknown', 'denied'));
  throw new ProblemError('not_found');
}

const isShown = (one: Learned, id: string): boolean => one.state !== 'watched' && idOf(one.preference) === id;

/** One of the choices of a preference, as the engine has it; undefined where it is none of them. */
export const choiceOf = (one: Preference, wanted: NotePreference): Preference | undefined =>
  choicesFor(one).find((choice) => JSON.stringify(sorted(choice)) === JSON.stringify(sorted(wanted)));

const sorted = (one: object): readonly unknown[] => Object.entries(one).sort(([a], [b]) => a.localeCompare(b));
