import type { Database } from '../../database/database.ts';
import type { AuditStore } from '../../kernel/audit-event.ts';
import type { IdempotencyStore } from '../store.ts';
import { createBillingStore } from '../billing/billing-store.ts';
import type { BillingStore } from '../billing/billing-store.ts';
import { createCodeTableStore } from '../codes/code-table-store.ts';
import type { CodeTableStore } from '../codes/code-table-store.ts';
import { createCompanyStore } from '../companies/company-store.ts';
import type { CompanyStore } from '../companies/company-store.ts';
import { createInvitationStore } from '../companies/invitation-store.ts';
import type { InvitationStore } from '../companies/invitation-store.ts';
import { createMemberStore } from '../companies/member-store.ts';
import type { MemberStore } from '../companies/member-store.ts';
import { createInstallationStore } from '../installation/installation-store.ts';
import type { InstallationStore } from '../installation/installation-store.ts';
import { createRecordingEnds } from '../recordings/end-recordings.ts';
import type { RecordingEnds } from '../recordings/end-recordings.ts';
import { createCosignatureEnds } from '../cosignatures/end-requests.ts';
import type { CosignatureEnds } from '../cosignatures/end-requests.ts';
import { createEmrLaunchEnds } from '../emr/end-launches.ts';
import type { EmrLaunchEnds } from '../emr/end-launches.ts';
import { createEmergencyStore } from '../emergency/emergency-store.ts';
import type { EmergencyStore } from '../emergency/emergency-store.ts';
import { createAgreementStore } from '../own-data/agreements.ts';
import type { AgreementStore } from '../own-data/agreements.ts';
import { createDeletionStore } from '../own-data/deletions.ts';
import type { DeletionStore } from '../own-data/deletions.ts';
import { createDestroyedKeys } from '../own-data/destroyed-keys.ts';
import type { DestroyedKeys } from '../own-data/destroyed-keys.ts';
import { createClockWatch } from '../own-data/clock-watch.ts';
import type { ClockWatch } from '../own-data/clock-watch.ts';
import { createModelStore } from '../models/model-store.ts';
import type { ModelStore } from '../models/model-store.ts';
import { createKnownTenants } from '../own-data/known-tenants.ts';
import type { KnownTenants } from '../own-data/known-tenants.ts';
import { createJobLeases } from '../own-data/job-leases.ts';
import type { JobLeases } from '../own-data/job-leases.ts';
import { createCounterStore } from './counters.ts';
import type { CounterStore } from './counters.ts';
import { createEmailChangeStore } from './email-changes.ts';
import type { EmailChangeStore } from './email-changes.ts';
import type { FieldCipher } from './field-cipher.ts';
import { createGuessMemory } from './guess-memory.ts';
import type { GuessMemory } from './guess-memory.ts';
import { createIdentityStore } from './identities.ts';
import type { IdentityStore } from './identities.ts';
import { createKnownDeviceStore } from './known-devices.ts';
import type { KnownDeviceStore } from './known-devices.ts';
import { createMailStore } from './mails.ts';
import type { MailStore } from './mails.ts';
import { createOidcAttemptStore } from './oidc-attempts.ts';
import type { OidcAttemptStore } from './oidc-attempts.ts';
import { createPasskeyStore } from './passkeys.ts';
import type { PasskeyStore } from './passkeys.ts';
import { createPasswordResetStore } from './password-resets.ts';
import type { PasswordResetStore } from './password-resets.ts';
import { createSecondFactorStore } from './second-factors.ts';
import type { SecondFactorStore } from './second-factors.ts';
import { createSecondStepStore } from './second-steps.ts';
import type { SecondStepStore } from './second-steps.ts';
import { createSessionStore } from './sessions.ts';
import type { SessionStore } from './sessions.ts';
import { createSignUpStore } from './sign-ups.ts';
import type { SignUpStore } from './sign-ups.ts';
import { createSignInActivityStore } from './sign-in-activity.ts';
import type { SignInActivityStore } from './sign-in-activity.ts';
import { createUserStore } from './users.ts';
import type { UserStore } from './users.ts';

/** The port through which accounts, sessions and mails are kept. Above it there is no SQL and no ciphertext. */
export interface AccountStore {
  readonly users: UserStore;
  readonly signUps: SignUpStore;
  readonly resets: PasswordResetStore;
  readonly sessions: SessionStore;
  readonly devices: KnownDeviceStore;
  readonly emailChanges: EmailChangeStore;
  readonly mails: MailStore;
  readonly counters: CounterStore;
  readonly guesses: GuessMemory;
  readonly activity: SignInActivityStore;
  readonly identities: IdentityStore;
  readonly oidcAttempts: OidcAttemptStore;
  readonly emergency: EmergencyStore;
  readonly cosignatures: CosignatureEnds;
  readonly recordings: RecordingEnds;
  readonly emrLaunches: EmrLaunchEnds;
  readonly companies: CompanyStore;
  readonly members: MemberStore;
  readonly invitations: InvitationStore;
  readonly idempotency: IdempotencyStore;
  readonly secondFactors: SecondFactorStore;
  readonly passkeys: PasskeyStore;
  readonly secondSteps: SecondStepStore;
  readonly deletions: DeletionStore;
  readonly agreements: AgreementStore;
  readonly leases: JobLeases;
  readonly destroyed: DestroyedKeys;
  readonly tenants: KnownTenants;
  readonly clockWatch: ClockWatch;
  readonly installation: InstallationStore;
  readonly billing: BillingStore;
  readonly codeTables: CodeTableStore;
  readonly models: ModelStore;
  readonly audit: AuditStore;
  /** The name under which things are counted for an address; says nothing about the address itself. */
  nameEmail(email: string): string;
  /** Keeps all of `work` or nothing; only calls of the handed store belong inside. */
  transaction<T>(work: (store: AccountStore) => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction is kept. */
  afterCommit(task: () => void): void;
}

export interface AccountStoreParts {
  readonly cipher: FieldCipher;
  readonly createAudit: (database: Database) => AuditStore;
  readonly createIdempotency: (database: Database) => IdempotencyStore;
}

/** The account store over an open database or a transaction in it. */
export function createAccountStore(
  database: Database,
  parts: AccountStoreParts,
  guesses: GuessMemory = createGuessMemory(),
): AccountStore {
  return {
    users: createUserStore(database, parts.cipher),
    signUps: createSignUpStore(database, parts.cipher),
    resets: createPasswordResetStore(database, parts.cipher),
    sessions: createSessionStore(database, parts.cipher),
    devices: createKnownDeviceStore(database),
    emailChanges: createEmailChangeStore(database, parts.cipher),
    mails: createMailStore(database, parts.cipher),
    counters: createCounterStore(database),
    guesses,
    activity: createSignInActivityStore(database, parts.cipher),
    identities: createIdentityStore(database, parts.cipher),
    oidcAttempts: createOidcAttemptStore(database, parts.cipher),
    emergency: createEmergencyStore(database, parts.cipher),
    cosignatures: createCosignatureEnds(database),
    recordings: createRecordingEnds(database),
    emrLaunches: createEmrLaunchEnds(database),
    companies: createCompanyStore(database, parts.cipher),
    members: createMemberStore(database, parts.cipher),
    invitations: createInvitationStore(database, parts.cipher),
    get idempotency() {
      return parts.createIdempotency(database);
    },
    secondFactors: createSecondFactorStore(database, parts.cipher),
    passkeys: createPasskeyStore(database, parts.cipher),
    secondSteps: createSecondStepStore(database, parts.cipher),
    deletions: createDeletionStore(database, parts.cipher),
    agreements: createAgreementStore(database, parts.cipher),
    leases: createJobLeases(database),
    destroyed: createDestroyedKeys(database),
    tenants: createKnownTenants(database),
    clockWatch: createClockWatch(database),
    installation: createInstallationStore(database, parts.cipher),
    billing: createBillingStore(database, parts.cipher),
    codeTables: createCodeTableStore(database),
    models: createModelStore(database),
    audit: parts.createAudit(database),
    nameEmail: (email) => parts.cipher.indexEmail(email),
    transaction: (work) => database.transaction((inner) => work(createAccountStore(inner, parts, guesses))),
    afterCommit: (task) => database.afterCommit(task),
  };
}
