/** What an answer of the provider is checked against; new for each sign-in and never shown to anybody else. */
export interface IdentityChecks {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636: the provider was shown its hash, and asks for it before it tells who came. */
  readonly verifier: string;
}

/** What the provider sent back in the address of the page: a code, or why there is none. */
export interface IdentityAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** Who the provider says has signed in. */
export interface ProvedIdentity {
  readonly issuer: string;
  /** The provider's own id for the person, which never changes. */
  readonly subject: string;
  /** As the provider spells it; null when it told none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** The provider says that it asked for more than one factor (RFC 8176). */
  readonly usedSecondFactor: boolean;
}

/** The organisation's own sign-in, by whichever protocol. */
export interface IdentityProvider {
  /** For the button: "Continue with {name}". */
  readonly name: string;
  /**
   * Where to send the person, and what to check the answer against.
   * @throws IdentityError
   */
  begin(returnTo: string): Promise<{ readonly address: string; readonly checks: IdentityChecks }>;
  /**
   * Takes an answer to the end: asks the provider who came, and believes it only after every check.
   * @throws IdentityError
   */
  finish(answer: IdentityAnswer, checks: IdentityChecks, returnTo: string): Promise<ProvedIdentity>;
}

/**
 * Why a sign-in at the provider came to nothing. `cancelled`: the person or the provider said no. `failed`: the answer
 * did not hold. `unavailable`: the provider could not be asked. The message is for the log: a short word, never what
 * the provider sent.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: 'cancelled' | 'failed' | 'unavailable';

  constructor(kind: IdentityError['kind'], word: string) {
    super(word);
    this.kind = kind;
  }
}
