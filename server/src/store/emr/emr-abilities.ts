/** What the server of an EHR says of itself: its SMART configuration and its CapabilityStatement. */
export interface EmrAbilities {
  readonly fhirVersion: string;
  readonly software: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly revocationEndpoint: string | null;
  /** By which its authorization server names itself in answers (RFC 9207); null where it says none. */
  readonly issuer: string | null;
  /** It names itself so in every answer: one without is not its own. */
  readonly alwaysNamesIssuer: boolean;
  /** It takes the secret of a client in the body alone, and not as basic authentication. */
  readonly takesSecretInBody: boolean;
  /** It keeps what is granted open while the person is away (`offline_access`), or as long as they are there (`online_access`). */
  readonly lasting: 'offline_access' | 'online_access' | null;
  /** It names scopes in the form of SMART App Launch 2 (`.rs`); otherwise of version 1 (`.read`). */
  readonly knowsScopesV2: boolean;
  /** Types of resources that can be read and searched. */
  readonly reads: readonly string[];
  /** Types of resources that can be created. */
  readonly creates: readonly string[];
  /** Of these, the types for which `If-None-Exist` is honoured. */
  readonly conditionalCreates: readonly string[];
}
