const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long things of an account hold, in milliseconds unless said. */
export const durations = {
  /** Seconds. */
  accessToken: 10 * 60,
  /** Seconds. An unverified session can do nothing but verify and resend, and its bearer may read mail slowly. */
  unverifiedAccessToken: 24 * 60 * 60,
  session: 12 * hour,
  rememberedSession: 30 * day,
  /** A sign-up attempt and its unverified session. */
  signUp: day,
  code: 10 * minute,
  /** The link that takes the place of codes. */
  link: hour,
  /** What a right reset code is traded for. */
  resetToken: 10 * minute,
  /** Within this, a refresh token that was used a moment ago answers the same again (a lost reply, a second tab). */
  refreshGrace: 10 * second,
  /** How long a proof that it is them counts for what must not be done by somebody else at an open screen (ASVS 7.5.1). */
  recentProof: 5 * minute,
  /** Mailed invitations to a company. */
  invitation: 72 * hour,
  /** Within which invitations to one address are counted, whoever sends them. */
  invitationMailWindow: day,
  /** Emergency access to another's charts (45 CFR 164.312(a)(2)(ii)). */
  emergencyAccess: hour,
  /** Within which openings of emergency access are counted, each of which is told by mail. */
  emergencyWindow: hour,
  /** Between the right password and the second factor. */
  secondStep: 5 * minute,
  /** A passkey's answer to what it was asked. */
  passkeyChallenge: 5 * minute,
  /** For whoever has yet to find and open an authenticator app. */
  appSetup: 15 * minute,
  /** Wrong codes of an authenticator app. */
  factorFailureMemory: day,
  /** A sign-in under way at the identity provider. */
  oidcAttempt: 10 * minute,
  /** Who came by a company's provider and is to confirm by mail that an account is theirs. */
  ssoLink: hour,
  /** Who came by a company's provider without an account, and waits for its owner. */
  ssoRequest: 30 * day,
  /** How long the record of a domain may be missing before the domain is no more the company's. */
  domainGrace: 3 * day,
  /** How much later than the page the server locks a session by itself: what the page tells of activity may be that old. */
  idleMargin: 3 * minute,
  /** How often it is kept that a session is in use. */
  activityStep: minute,
  /** How long a browser and system count as known that an account was used from. */
  knownDevice: 90 * day,
  mailCoolDown: minute,
  mailWindow: hour,
  /** How long wrong codes of one address are kept: longer than anybody waits. */
  codeFailureMemory: 100 * 365 * day,
  /** Within which wrong codes of the whole installation are counted. */
  codeFailureDay: day,
  codeFailureYear: 365 * day,
  /** Between two mails to an owner, or to the operators, about wrong codes. */
  codeWarningPause: day,
  /** How long it is kept that a mailbox has had its free trial. */
  trialMemory: 5 * 365 * day,
  signInFailureMemory: day,
  /** Wrong passwords of one internet address. */
  addressFailureWindow: hour,
  /** Wrong passwords of the whole installation. */
  installationFailureWindow: 10 * minute,
  /** Between two tries from addresses that an account was never used from, once it is being guessed at. */
  strangerPause: 30 * second,
  /** How long an address counts as one that an account is used from. */
  familiarAddress: 30 * day,
} as const;
