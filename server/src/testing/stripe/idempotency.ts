import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

const life = 24 * 3600;

interface Kept {
  readonly fingerprint: string;
  readonly at: number;
  readonly answer: StoredAnswer | null;
}

/** Answers by their Idempotency-Key: what was begun under a key is begun once, errors included, for 24 hours. */
export interface KeptAnswers {
  /** The answer of before; null when this is the first time. @throws Refusal for another request, or one under way. */
  begin(key: string, request: string, now: number): StoredAnswer | null;
  end(key: string, answer: StoredAnswer): void;
}

export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, Kept>();
  return {
    begin: (key, request, now) => {
      const fingerprint = createHash('sha256').update(request).digest('hex');
      const before = kept.get(key);
      if (before === undefined || before.at + life <= now) {
        kept.set(key, { fingerprint, at: now, answer: null });
        return null;
      }
      if (before.fingerprint !== fingerprint)
        throw new Refusal(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      if (before.answer === null)
        throw new Refusal('There is currently another in-progress request using this idempotency key.', {
          status: 409,
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        });
      return before.answer;
    },
    end: (key, answer) => {
      const before = kept.get(key);
      if (before !== undefined) kept.set(key, { ...before, answer });
    },
  };
}
