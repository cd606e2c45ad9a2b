/** What the server of an EHR says of itself: its SMART configuration and its CapabilityStatement. */
export interface EmrAbilities {
  readonly fhirVersion: string;
  readonly software: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly revocationEndpoint: string | null;
  /** It names scopes in the form of SMART App Launch 2 (`.rs`); otherwise of version 1 (`.read`). */
  readonly knowsScopesV2: boolean;
  /** Types of resources that can be read and searched. */
  readonly reads: readonly string[];
  /** Types of resources that can be created. */
  readonly creates: readonly string[];
  /** Of these, the types for which `If-None-Exist` is honoured. */
  readonly conditionalCreates: readonly string[];
}
