import { hash, verify } from '@node-rs/argon2';
import { limitKeyOf, networkKeyOf } from '../kernel/client-address.ts';
import { createFairQueue, type FairQueue } from '../kernel/fair-queue.ts';

/**
 * Cost of a password hash (argon2id, RFC 9106). OWASP's Password Storage Cheat Sheet asks for 46 MiB and one pass, or as
 * much in another form; this is twice that, and what a sign-in within 60 ms on one core leaves room for
 * (docs/decisions/0023).
 */
export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}
export const passwordCost: PasswordCost = { memoryKiB: 46 * 1024, passes: 2 };

export interface Passwords {
  /**
   * @param ip from where it is asked for; empty for the server itself
   * @throws ProblemError `unavailable` where hundreds wait and this address has as many of them as any other
   */
  hash(password: string, ip: string): Promise<string>;
  /**
   * A null hash is compared with one that no password fits, so that an unknown person takes as long as a known one.
   * `ip` and errors as for `hash`.
   */
  verify(passwordHash: string | null, password: string, ip: string): Promise<boolean>;
  /** True for a hash made with another cost than today's. */
  needsRehash(passwordHash: string): boolean;
}

/**
 * Hashes at the same time. Each takes 46 MiB and one of the process's four threads for slow work, which files need as
 * well: a thousand sign-ins must wait for one another.
 */
const atOnce = 2;

/** When so many wait, one of whoever has most of them is asked to come again; they would wait for a minute, and fill the memory. */
const longestQueue = 400;

const hour = 3_600_000;
/** Milliseconds that no hash takes: none is a long one. The longest time of a timer. */
const never = 2 ** 31 - 1;

/** Addresses take turns, so that one that asks for thousands of hashes keeps nobody else from signing in. */
function createQueue(): FairQueue {
  return createFairQueue({
    places: atOnce,
    placesPerPerson: atOnce,
    waiting: longestQueue,
    waitingPerPerson: longestQueue,
    longAfter: never,
    perHour: atOnce * hour,
  });
}

/** Whoever commands an IPv6 network is one asker, however many addresses of it they use. */
function nameAsker(ip: string): { readonly person: string; readonly company: string } {
  const name = networkKeyOf(ip) ?? limitKeyOf(ip);
  return { person: name, company: name };
}

/**
 * Password hashing. Every character counts; the same text in another Unicode form is the same password. `onHash` hears
 * of each hash that is begun, also to compare with another: how many run then, and who asked.
 */
export function createPasswords(
  cost: PasswordCost = passwordCost,
  onHash: (running: number, asker: string) => void = () => undefined,
): Passwords {
  const queue = createQueue();
  let running = 0;
  const takeTurn = <T>(ip: string, task: () => Promise<T>): Promise<T> =>
    queue.run(nameAsker(ip), async () => {
      onHash((running += 1), ip);
      return task().finally(() => (running -= 1));
    });
  // The library's own default is argon2id.
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 };
  const normalize = (password: string): string => password.normalize('NFC');
  const hashPassword = (password: string, ip: string): Promise<string> =>
    takeTurn(ip, () => hash(normalize(password), options));
  let nobodys: Promise<string> | null = null;
  return {
    hash: hashPassword,
    verify: async (passwordHash, password, ip) => {
      nobodys ??= hash(crypto.randomUUID(), options);
      const compared = passwordHash ?? (await nobodys);
      const fits = await takeTurn(ip, () => verify(compared, normalize(password)));
      return passwordHash !== null && fits;
    },
    needsRehash: (passwordHash) => !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$`),
  };
}
