/**
 * What keeps the installation's key: a key file, or a service that never lets its key out. Only tenant keys and the
 * root of the purpose keys pass through it, so it may be slow.
 */
export interface KeyService {
  /** Names the key that wraps now; not secret. */
  readonly id: string;
  /** Encrypts a small secret. `context` says what it belongs to and must be repeated exactly to unwrap. */
  wrap(plain: Uint8Array, context: string): Promise<Uint8Array>;
  /** Fails with `SealError` for another key, another context or changed bytes. */
  unwrap(wrapped: Uint8Array, context: string): Promise<Uint8Array>;
  /** The same keys, of which the one with this id wraps; null when it is not among them. */
  wrappingWith(id: string): KeyService | null;
}
