import type { Caller } from '../kernel/caller.ts';

/** Who is behind a request. */
export interface CallerReader {
  /**
   * Reads the header `Authorization`. A token that is missing, foreign, expired or ended makes its bearer a visitor;
   * `bearer` is the token as it was sent.
   */
  identifyCaller(header: string | undefined): Promise<{ readonly caller: Caller; readonly bearer: string | null }>;
  /** False once a caller's session has ended; for answers that go on for long. A visitor has none to end. */
  isLive(caller: Caller): Promise<boolean>;
}
