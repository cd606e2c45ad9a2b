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
  /** Within this, a refresh token that was used a moment ago answers the same again (a lost reply, a second tab). */
  refreshGrace: 10 * second,
  trial: 14 * day,
  mailCoolDown: minute,
  mailWindow: hour,
  codeFailureMemory: day,
  signInFailureMemory: day,
} as const;

/** How often things may be tried. */
export const tries = {
  perCode: 3,
  /** Wrong codes for one address, across resends and attempts, before codes stop counting for it. */
  wrongCodesPerAddress: 20,
  /** Mails with codes to one address within `mailWindow`. */
  codeMails: 5,
  /** Wrong passwords before each further one has to wait. */
  freePasswordFailures: 5,
} as const;
