import type { EmrAbilities } from '../emr-abilities.ts';
import { mayCreate, mayRead, resourcesOfKind, writtenResources, type ReadKind } from '../smart/scopes.ts';

const kinds = Object.keys(resourcesOfKind) as ReadKind[];

/** What may be read and written by what was granted, as far as the server can. */
export function grantOf(scopes: readonly string[], { creates }: EmrAbilities) {
  const canCreate = (type: string): boolean => creates.includes(type) && mayCreate(scopes, type);
  return {
    canRead: kinds.filter((kind) => mayRead(scopes, kind)),
    missing: kinds.filter((kind) => !mayRead(scopes, kind)),
    canWriteNotes: canCreate('DocumentReference'),
    canWriteFacts: writtenResources.some(
      (type) => type !== 'DocumentReference' && type !== 'Provenance' && canCreate(type),
    ),
  };
}
