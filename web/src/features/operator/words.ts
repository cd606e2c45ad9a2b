import { plural } from '../../i18n/plural.ts';

export const title = 'Operation';
export const notForYou = 'This page is for those who run the installation.';
export const backToChats = 'Back to the chats';
export const cancel = 'Cancel';
export const save = 'Save';
export const failed = 'This could not be done. Please try again.';
/** The state of the installation. */
export const state = 'State';
export const version = 'Version';
export const database = 'Database';
export const databases: Readonly<Record<string, string>> = { sqlite: 'Embedded', postgres: 'PostgreSQL' };
export const mail = 'Mail';
export const mailKept = 'Kept in the installation';
const mailServerStates: Readonly<Record<string, string>> = {
  'not asked yet': 'not asked yet',
  reachable: 'reachable',
  unreachable: 'unreachable',
};
export const mailServer = (state: string): string => `Mail server, ${mailServerStates[state] ?? state}`;
export const mailsWaiting = 'Mails waiting';
export const oldestSince = (moment: string): string => `, the oldest since ${moment}`;
export const payments = 'Payments';
export const providers: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  'built-in': 'Built-in checkout, test cards only',
  off: 'Off; there are no plans',
};
export const paymentsWaiting = (count: string): string => `, ${count} waiting to be seen to`;
export const paymentsStranded = (count: string): string =>
  `; customers of deleted accounts to end at another provider: ${count}`;
export const model = 'Model';
export const noModel = 'None; the built-in engine';
export const modelAt = (name: string, address: string): string => `${name} at ${address}`;
export const damagedRows = 'Damaged data';
export const noDamagedRows = 'None found since the server started';
export const damagedRowsFound = (count: string): string =>
  `${count} rows since the server started; the log of the server names them`;
export const mailedCodes = 'Mailed codes';
export const codesCount = 'Count';
export const codeBreakers: Readonly<Record<'day' | 'year', string>> = {
  day: 'Too many wrong ones within a day: mails carry links for the rest of it.',
  year: 'Too many wrong ones to reset passwords within a year: those mails carry links for the rest of it.',
};
export const companies = 'Companies';
export const people = 'People';
export const operators = 'Operators';
export const openSessions = 'Open sessions';
export const settings = 'Settings';
export const settingsAbout =
  'Models, mail, keys and the rest are set on the machine: in its environment or in the file .env. Of a secret you see only whether it is set.';
export const allSettings = 'All settings';
/** Companies. */
export const noTrial = 'no trial';
export const trialUntil = (day: string): string => `trial until ${day}`;
export const noPlan = 'no plan';
export const planStates: Readonly<Record<'past_due' | 'cancelled' | 'expired', string>> = {
  past_due: ', a payment is owed',
  cancelled: ', cancelled',
  expired: ', ended',
};
export const members = (count: number): string => plural(count, { one: '1 member', other: `${count} members` });
export const companyFacts = (members: string, taken: number, seats: number, day: string): string =>
  `${members}, ${taken} of ${seats} seats taken · since ${day} · `;
export const change = 'Change';
export const noCompany = 'There is no company yet.';
export const showMore = 'Show more';
export const changeCompany = 'Change company';
export const seats = 'Seats';
export const seatsHint = (taken: number): string => `${taken} are taken by members and open invitations.`;
export const trialEnd = 'Trial until';
export const trialEndHint = 'Empty for no trial.';
/** Accounts. */
export const accounts = 'Accounts';
export const accountsAbout =
  'An account that is switched off is logged out everywhere at once and cannot be logged in to. Nothing in it is changed, and its owner is told by mail.';
export const email = 'Email';
export const switchOff = 'Switch off';
export const switchOn = 'Switch on again';
/** Mails that were not delivered. */
export const mails = 'Undelivered mails';
export const mailsAbout =
  'Of the last 30 days, without their words. A mail whose code or link has run out cannot be sent again.';
export const mailReasons: Readonly<Record<'refused' | 'given_up' | 'out_of_date', string>> = {
  refused: 'The mail server refused it for good',
  given_up: 'Given up after a day of tries',
  out_of_date: 'Its code or link had run out',
};
export const mailTo = (domain: string): string => ` · to somebody at ${domain}`;
export const tries = (count: number): string => plural(count, { one: '1 try', other: `${count} tries` });
export const tryMailAgain = 'Try again';
export const mailOf = (moment: string): string => `, mail of ${moment}`;
export const drop = 'Drop';
export const dropMailOf = (moment: string): string => ` the mail of ${moment}`;
export const allDelivered = 'Every mail was delivered.';
