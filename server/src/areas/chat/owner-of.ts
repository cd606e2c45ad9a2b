import type { UserCaller } from '../../kernel/caller.ts';
import type { Owner } from '../../store/store.ts';

/** Whose rows a signed-in person may see: their own, in their tenant. */
export function ownerOf(caller: UserCaller): Owner {
  return { tenantId: caller.tenantId, userId: caller.userId };
}
