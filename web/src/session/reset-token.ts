/**
 * The token of a verified reset code, on its way to the form for the new password: in memory and in the session storage
 * of its tab (so that a reload does not lose it), never in an address and never where other tabs can read it.
 */
const key = 'passwordReset';
let inMemory: string | null = null;

export function keepResetToken(token: string): void {
  inMemory = token;
  try {
    globalThis.sessionStorage.setItem(key, token);
  } catch {
    // Storage can be missing or refuse; the token then lives as long as the page.
  }
}

/** The token, or null. */
export function loadResetToken(): string | null {
  if (inMemory !== null) return inMemory;
  try {
    return globalThis.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetResetToken(): void {
  inMemory = null;
  try {
    globalThis.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
