import type { IdentityProvider } from '../../identity/identity-provider.ts';

/** The organisation's own sign-in, and how far it is believed. */
export interface ProviderSignIn {
  readonly identities: IdentityProvider;
  /** The domains whose addresses it speaks for, in the form in which they travel. */
  readonly emailDomains: ReadonlySet<string>;
  /** A second factor that it asked for stands for the one of the account. */
  readonly isTrustedWithSecondFactor: boolean;
}
