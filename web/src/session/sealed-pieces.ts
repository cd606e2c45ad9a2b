/**
 * Where the browser keeps what was recorded and is not at the server yet: sealed, and the one place of its storage in which
 * anything of a visit ever stands (decision 0085). One database for each person.
 */
export const sealedPiecesOf = (userId: string): string => `notewright-visit-${userId}`;

/** Removes it, with whatever waits there: nobody could unseal it once the session is over. A browser without it has nothing to remove. */
export function forgetSealedPieces(userId: string): void {
  try {
    globalThis.indexedDB.deleteDatabase(sealedPiecesOf(userId));
  } catch {
    // As above.
  }
}
