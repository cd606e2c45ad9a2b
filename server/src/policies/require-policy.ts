import { ProblemError } from '../kernel/problem.ts';
import type { Caller, Role, UserCaller } from '../kernel/caller.ts';
import type { RoutePolicy, UserPolicy } from './route-policy.ts';
import { durations } from '../kernel/durations.ts';

const everybody: readonly Role[] = ['individual', 'owner', 'admin', 'clinician', 'auditor', 'operator'];

/**
 * Which roles each policy lets in: the one place that says so. An auditor reads the audit log and no charts; the
 * operator runs the installation and sees neither.
 */
export const policyRoles: Readonly<Record<UserPolicy, readonly Role[]>> = {
  'signed-in': everybody,
  'verified-user': everybody,
  'chart-user': ['individual', 'owner', 'admin', 'clinician'],
  'company-member': ['owner', 'admin', 'clinician', 'auditor'],
  'company-manager': ['owner', 'admin'],
  'company-owner': ['owner'],
  buyer: ['individual', 'owner', 'admin'],
  'tenant-owner': ['individual', 'owner'],
  'audit-reader': ['individual', 'owner', 'auditor'],
  operator: ['operator'],
};

export const policyNames: ReadonlySet<string> = new Set([
  'anyone',
  'session',
  'chart-recorder',
  ...Object.keys(policyRoles),
]);

/** What a call says of who may make it. */
interface GuardedCall {
  readonly policy: RoutePolicy;
  /** `recent`: only who has just shown that it is them. */
  readonly proof: 'recent' | 'none';
}

/**
 * Lets a caller through or answers why not. Whoever sent a token that no longer counts learns that the session has
 * ended; whoever sent none is asked to log in.
 */
export function requirePolicy(
  { policy, proof }: GuardedCall,
  caller: Caller,
  bearer: string | null,
  now: number,
): void {
  if (policy === 'anyone') return;
  if (caller.kind === 'visitor') throw new ProblemError(bearer === null ? 'unauthenticated' : 'session_expired');
  if (policy === 'session') return;
  if (caller.kind === 'locked' && policy === 'chart-recorder') return;
  if (caller.kind === 'locked') throw new ProblemError('session_locked');
  if (caller.kind === 'unverified') throw new ProblemError('email_unverified');
  requireRole(policy === 'chart-recorder' ? 'chart-user' : policy, caller);
  if (proof === 'recent') requireRecentProof(caller, now);
}

/**
 * For the calls that need it in some cases only; the others say so in their declaration.
 * @throws ProblemError `proof_required` when the person has not shown for minutes that it is them.
 */
export function requireRecentProof({ provedAt }: UserCaller, now: number): void {
  if (now - provedAt > durations.recentProof) throw new ProblemError('proof_required');
}

function requireRole(policy: UserPolicy, caller: UserCaller): void {
  if (caller.lacksSecondFactor && policy !== 'signed-in') throw new ProblemError('second_factor_missing');
  if (!policyRoles[policy].includes(caller.role)) throw new ProblemError('forbidden');
}
