import { ProblemError } from '../http/problem.ts';
import type { Caller, RoutePolicy } from '../http/route.ts';

/**
 * Lets a caller through or answers why not. Whoever sent a token that no longer counts learns that the session has
 * ended; whoever sent none is asked to log in.
 */
export function requirePolicy(policy: RoutePolicy, caller: Caller, bearer: string | null): void {
  if (policy === 'anyone') return;
  if (caller.kind === 'visitor') throw new ProblemError(bearer === null ? 'unauthenticated' : 'session_expired');
  if (policy === 'verified-user' && caller.kind === 'unverified') throw new ProblemError('email_unverified');
}
