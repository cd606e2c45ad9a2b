/**
 * What leads from a record system into a patient's record and is no word about anybody: in the session storage of its tab,
 * since the tab leaves this product meanwhile. What comes back to another tab or browser finishes nothing.
 */
const launchKey = 'emrLaunch';
const attemptKey = 'emrAttempt';

/** What a record system wrote into the address from which a patient is opened. */
export interface EmrLaunchCall {
  readonly iss: string;
  readonly launch: string;
}

/** The secret of an opening under way, and the chat from which it was begun; null where it was begun elsewhere. */
export interface EmrAttempt {
  readonly secret: string;
  readonly chatId: string | null;
}

/** False where storage is missing or refuses: nothing could be finished afterwards. */
function keep(key: string, value: object): boolean {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function forget(key: string): void {
  try {
    globalThis.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

export const keepEmrLaunch = (launch: EmrLaunchCall): boolean => keep(launchKey, launch);

/** The launch that waits to be begun; null when there is none. */
export function loadEmrLaunch(): EmrLaunchCall | null {
  const { iss, launch } = read(launchKey);
  return typeof iss === 'string' && typeof launch === 'string' ? { iss, launch } : null;
}

export const forgetEmrLaunch = (): void => forget(launchKey);

export const keepEmrAttempt = (attempt: EmrAttempt): boolean => keep(attemptKey, attempt);

/** Takes the opening under way out; null when there is none. */
export function takeEmrAttempt(): EmrAttempt | null {
  const { secret, chatId } = read(attemptKey);
  forget(attemptKey);
  return typeof secret === 'string' ? { secret, chatId: typeof chatId === 'string' ? chatId : null } : null;
}
