/** How often things may be tried. */
export const tries = {
  perCode: 3,
  /** Wrong codes at one sign-in before the password is asked for again. */
  perSecondStep: 5,
  /** Wrong codes of an app for one account, across sign-ins, before each further one has to wait. */
  freeFactorFailures: 10,
  /** Wrong codes for one address, across resends and attempts, before codes stop counting for it, however long it takes. */
  wrongCodesPerAddress: 20,
  /** Wrong tries to unlock a session before it ends. */
  unlock: 5,
  /** Mails with codes to one address within `durations.mailWindow`. */
  codeMails: 5,
  /** Invitations of one company to one address within `durations.mailWindow`. */
  invitationsPerCompany: 5,
  /** Invitations of one company within a day, whoever they go to; or three for each of its seats, if that is more. */
  invitationsADay: 100,
  invitationsPerSeat: 3,
  /** Mails with invitations to one address within a day, of whichever companies. */
  invitationMails: 20,
  /** Mails to one company's owner about people who ask to be let in, within a day. */
  ssoRequestMails: 20,
  /** Openings of emergency access in one company within `durations.emergencyWindow`; or one for each of its seats, if that is more. */
  emergencyOpenings: 20,
  /** Those of them about one person. */
  emergencyOpeningsAboutOne: 6,
  /** Mails to one member about another role within `durations.mailWindow`. */
  roleMails: 5,
  /** Mails to one member about notes to co-sign within `durations.mailWindow`. */
  cosignatureMails: 30,
  /** Wrong codes in the whole installation within a day, before links take the place of codes for everybody. */
  wrongCodesADay: 30,
  /**
   * Wrong codes for resets in the whole installation within a year: with four digits, what is guessed in any year, of
   * which two such windows have a part, takes over 0.008 accounts (`docs/security/deviations.md`).
   */
  wrongResetCodesAYear: 40,
  /**
   * The same in the memory of each process, within a day: three times what the counts in the database let through, so that
   * they hold up nobody but whoever sets those counts back.
   */
  rememberedWrongCodesPerAddress: 60,
  rememberedWrongCodes: 90,
  /** Wrong codes of one account's app, as well. */
  rememberedFactorFailures: 120,
  /** Wrong passwords before each further one has to wait. */
  freePasswordFailures: 5,
  /** Wrong passwords for one account within a day, from wherever, before strangers' addresses take turns. */
  wrongPasswordsPerAccount: 100,
  /** Wrong passwords of one person's address within an hour; multiplied by the people who may share it. */
  wrongPasswordsPerAddress: 10,
  /** Wrong passwords in the whole installation within ten minutes, before only familiar addresses are let in. */
  wrongPasswordsPerInstallation: 2000,
} as const;
