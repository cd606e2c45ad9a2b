import type { KeptType, ScopeVersion } from './ehr-scopes.ts';

/** Who may ask the simulated EHR for a record. */
export interface EhrClient {
  readonly id: string;
  /** Null for a public client. */
  readonly secret: string | null;
  readonly redirectUris: () => readonly string[];
}

/** `away`: it answers nothing that has to do with a record; `strict`: it takes documents, and no entries. */
export const ehrMoods = ['well', 'away', 'strict'] as const;
export type EhrMood = (typeof ehrMoods)[number];

/** How the simulated EHR behaves; a test changes these while it runs. */
export interface EhrRules {
  scopeVersions: readonly ScopeVersion[];
  /** Scopes, kinds of resources or "writes" that nobody is granted. */
  withheld: readonly string[];
  /** Seconds for which an access token is good. */
  tokenSeconds: number;
  /** A refresh token that comes a second time ends everything that its launch was granted (RFC 9700, 4.14.2). */
  reusedRefreshEndsAll: boolean;
  /** Kinds of resources that the CapabilityStatement leaves out. */
  unsupported: readonly KeptType[];
  /** Kinds that may be read, but not created. */
  readOnly: readonly KeptType[];
  /** Without it `If-None-Exist` is not looked at, as by many servers, and the CapabilityStatement says so. */
  conditionalCreate: boolean;
  /** Entries on one page of a search, at most. */
  pageSize: number;
  mood: EhrMood;
}

export const ordinaryRules: EhrRules = {
  scopeVersions: [1, 2],
  withheld: [],
  tokenSeconds: 300,
  reusedRefreshEndsAll: false,
  unsupported: [],
  readOnly: [],
  conditionalCreate: true,
  pageSize: 50,
  mood: 'well',
};
