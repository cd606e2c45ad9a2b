/**
 * The secret of a sign-in under way at the organisation's provider: in the session storage of the tab that began it,
 * since the tab leaves this product meanwhile. An answer that comes back to another tab or browser finishes nothing.
 */
const key = 'oidcAttempt';

/** False where storage is missing or refuses: nothing could be finished afterwards. */
export function keepOidcAttempt(secret: string): boolean {
  try {
    globalThis.sessionStorage.setItem(key, secret);
    return true;
  } catch {
    return false;
  }
}

/** Takes the secret out; null when there is none. */
export function takeOidcAttempt(): string | null {
  try {
    const secret = globalThis.sessionStorage.getItem(key);
    globalThis.sessionStorage.removeItem(key);
    return secret;
  } catch {
    return null;
  }
}
