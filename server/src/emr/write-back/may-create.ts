import type { WriteReason } from '../../store/emr-writes/emr-write-store.ts';

/** What a server says of itself, as far as writing goes. */
export interface WriteAbilities {
  /** Types that can be read and searched. */
  readonly reads: readonly string[];
  readonly creates: readonly string[];
  /** Of these, where `If-None-Exist` is honoured. */
  readonly conditionalCreates: readonly string[];
}

/** SMART App Launch 1 (`.write`, `.*`) and 2 (`.c` among letters in their order). */
const permission = /^(?:patient|user|system)\/(\*|\w+)\.(\*|write|c?r?u?d?s?)(?:\?|$)/;

/** Whether scopes let resources of a type be created. A scope that holds under a condition is no grant of the whole type. */
export function isGranted(scopes: readonly string[], type: string): boolean {
  return scopes.some((scope) => {
    const [, of, rights = ''] = permission.exec(scope) ?? [];
    if (scope.includes('?') || (of !== '*' && of !== type)) return false;
    return rights === '*' || rights === 'write' || rights.startsWith('c');
  });
}

/**
 * Why resources of a type are not created; null where they are. One of which nobody could tell whether it arrived is not sent: after a
 * time-out it would have to be lost or written twice.
 */
export function refusalOf(
  type: string,
  { reads, creates, conditionalCreates }: WriteAbilities,
  scopes: readonly string[],
): WriteReason | null {
  if (!creates.includes(type)) return 'not_taken';
  if (!isGranted(scopes, type)) return 'not_granted';
  return conditionalCreates.includes(type) || reads.includes(type) ? null : 'not_traceable';
}
