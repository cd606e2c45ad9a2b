import { mayCreate, mayReadType } from '../smart/scopes.ts';
import type { WriteReason } from '../../store/emr-writes/emr-write-store.ts';

/** What a server says of itself, as far as writing goes. */
export interface WriteAbilities {
  /** Types that can be read and searched. */
  readonly reads: readonly string[];
  readonly creates: readonly string[];
  /** Of these, where `If-None-Exist` is honoured. */
  readonly conditionalCreates: readonly string[];
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
  if (!mayCreate(scopes, type)) return 'not_granted';
  return conditionalCreates.includes(type) || isSearchable(type, { reads }, scopes) ? null : 'not_traceable';
}

/** Whether resources of a type can be looked for. */
export const isSearchable = (
  type: string,
  { reads }: Pick<WriteAbilities, 'reads'>,
  scopes: readonly string[],
): boolean => reads.includes(type) && mayReadType(scopes, type);
