import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../kernel/problem.ts';

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
  hash(password: string): Promise<string>;
  /** A null hash is compared with one that no password fits, so that an unknown person takes as long as a known one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** True for a hash made with another cost than today's. */
  needsRehash(passwordHash: string): boolean;
}

/**
 * Hashes at the same time. Each takes 46 MiB and one of the process's four threads for slow work, which files need as
 * well: a thousand sign-ins must wait for one another.
 */
const atOnce = 2;

/** Who comes when so many wait already is asked to come again; they would wait for a minute, and fill the memory. */
const longestQueue = 400;

/**
 * Password hashing. Every character counts; the same text in another Unicode form is the same password. `onHash` hears
 * of each hash that is begun, also to compare with another, and how many run then.
 */
export function createPasswords(
  cost: PasswordCost = passwordCost,
  onHash: (running: number) => void = () => undefined,
): Passwords {
  const takeTurn = createQueue(atOnce, longestQueue, onHash);
  // The library's own default is argon2id.
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 };
  const normalize = (password: string): string => password.normalize('NFC');
  const hashPassword = (password: string): Promise<string> => takeTurn(() => hash(normalize(password), options));
  let nobodys: Promise<string> | null = null;
  return {
    hash: hashPassword,
    verify: async (passwordHash, password) => {
      nobodys ??= hashPassword(crypto.randomUUID());
      const compared = passwordHash ?? (await nobodys);
      const fits = await takeTurn(() => verify(compared, normalize(password)));
      return passwordHash !== null && fits;
    },
    needsRehash: (passwordHash) => !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$`),
  };
}

/**
 * Lets so many tasks run at once; the others wait in the order in which they came, up to `longest` of them. `onBegin`
 * hears of each that begins, and how many run then.
 * @throws ProblemError `unavailable` for those beyond
 */
function createQueue(
  places: number,
  longest: number,
  onBegin: (running: number) => void,
): <T>(task: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (waiting.length >= longest) throw new ProblemError('unavailable', { retryAfter: 10 });
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      onBegin(places - free);
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
