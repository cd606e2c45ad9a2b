import type { AuditGroup, AuditOutcome } from '@notewright/contract';

export const title = 'Audit';
export const notForYou = 'The audit log of a company is read by its owner and its auditors.';
export const ownLogins = 'Your own log-ins';
export const inOwnWorkspace = 'in your own workspace';
export const inCompany = (company: string): string => `in ${company}`;
export const yourCompany = 'your company';
export const lead = (where: string): string =>
  `Who did what ${where}, and from where, in your local time. Reading this log is kept in it as well. It names chats and files by their numbers, never by a title or a patient’s words.`;
export const loading = 'Loading the audit log...';
export const nothingFits = 'Nothing in the log fits this filter.';
export const isEmpty = 'The log is empty.';
export const exportTable = 'Export as a table';
export const notExported = 'The audit log could not be exported.';
/** The lines. */
export const list = 'Audit log, newest first';
export const number = 'No.';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const fromWhere = 'From where';
export const notSealed = 'not sealed yet';
export const notSealedTitle = 'Not sealed yet';
/** The filter. */
export const filter = 'Filter';
export const from = 'From';
export const to = 'To';
export const outcome = 'Outcome';
export const everything = 'Everything';
export const anyOutcome = 'Any outcome';
export const everybody = 'Everybody';
export const notSignedIn = 'Somebody not signed in';
export const showAll = 'Show everything again';
export const wrongDays = 'The first day is after the last.';
/** The groups of events; each is one of the contract’s. */
export const groups: Readonly<Record<AuditGroup, string>> = {
  sign_in: 'Signing in and out',
  account: 'Profile and security',
  charts: 'Charts and messages',
  files: 'Attachments',
  data: 'Exports and deletion',
  company: 'Company and members',
  emergency: 'Emergency access',
  billing: 'Plans and payments',
  audit: 'Audit log',
  operator: 'Operation',
};
export const outcomes: Readonly<Record<AuditOutcome, string>> = {
  success: 'Done',
  denied: 'Refused',
  failure: 'Failed',
};
/** True for words of the server for something that was tried and failed, and that say so. */
export const saysFailed = (what: string): boolean => signsOfFailure.split('|').some((sign) => what.includes(sign));
/** What the server's words hold, one or another of them, where they say themselves that something failed. */
const signsOfFailure = 'Failed|Wrong';
/** The state of the chain. */
export const isBroken = (line: string): string =>
  `The log is not whole: line ${line} was changed, put in or is missing. Please tell whoever runs Notewright for you.`;
export const nothingSealed = 'Nothing is sealed yet.';
export const checkedSoFar = (sealed: string, verified: string): string =>
  `Sealed up to number ${sealed}; checked up to ${verified} so far.`;
export const isWhole = (sealed: string, moment: string): string => `Sealed up to number ${sealed}; verified ${moment}.`;
export const isChecking = 'The log is being checked.';
export const notChecked = 'The log could not be checked.';
