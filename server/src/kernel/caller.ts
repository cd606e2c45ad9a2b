/** Who is calling, as the session says. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'unverified'; readonly signUpId: string; readonly sessionId: string; readonly email: string }
  | {
      readonly kind: 'user';
      readonly userId: string;
      /** Where this session works: the company of its members, or a tenant of their own. */
      readonly tenantId: string;
      /** The tenant of their own, which everybody keeps. */
      readonly personalTenantId: string;
      readonly sessionId: string;
      readonly email: string;
      /** What the person may do there. */
      readonly role: Role;
      /** When the person last showed that it is them (epoch milliseconds). */
      readonly provedAt: number;
      /** Their company or their role asks for a second factor, and there is none yet. */
      readonly lacksSecondFactor: boolean;
    }
  /** Somebody whose session waits for the password after idle minutes: it may be unlocked and ended, and nothing else. */
  | {
      readonly kind: 'locked';
      readonly userId: string;
      readonly tenantId: string;
      readonly sessionId: string;
      readonly email: string;
    };
export type UserCaller = Extract<Caller, { kind: 'user' }>;

/** What somebody may do where they work: alone in a tenant of their own, with a role in a company, or above them all. */
export type Role = 'individual' | CompanyRole | 'operator';
export type CompanyRole = 'owner' | 'admin' | 'clinician' | 'auditor';
