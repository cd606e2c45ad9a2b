export const title = 'Your data';
export const description = 'What you have here is yours: take it along whenever you like, or delete it for good.';
export const notLoaded = 'Your data could not be looked up.';
export const stored = (used: string, most: string): string => `Your attached files take ${used} of ${most} MB.`;
/** The export. */
export const exportAll = 'Export everything';
export const exporting = 'Exporting…';
export const exported = 'The export is among your downloads.';
export const notExported = 'Your data could not be exported. Please try again.';
export const whatIsInIt = (where: string): string =>
  `One zip file with your chats, attached files, drafts, feedback, profile and sign-in activity.${where} Nothing in it is encrypted, so keep it where only you can read it.`;
export const withCompany = (company: string): string =>
  ` It holds your personal workspace and your own chats at ${company}.`;
export const withoutCompany = (company: string): string =>
  ` It holds your personal workspace; charts of ${company} stay with the company.`;
/** The end of the account. */
export const deleteTitle = 'Delete your account';
export const deleteButton = 'Delete account';
export const deleteAsk = 'Delete your account?';
export const deleteConfirm = 'Delete my account';
export const deleted = 'Your account is deleted.';
export const noWayBack = 'Nothing brings it back. You may want to export everything first.';
export const aCompany = 'a company';
export const yourCompany = 'your company';
export const handOverFirst = (company: string): string =>
  `You own ${company}, in which others work. Make somebody else its owner first, or remove everybody from it.`;
export const address = 'Your e-mail address';
export const addressHint = (email: string): string => `Type ${email} to confirm.`;
export const addressWrong = 'Please type the e-mail address of this account.';
export const ownGone =
  'Your chats, files, drafts and everything else of yours are destroyed at once, with the keys that open them.';
export const leaves = (company: string): string => ` You leave ${company}, which keeps the charts you wrote for it.`;
export const closes = (company: string): string =>
  ` You are alone in ${company}: it is closed with your account, and all of its charts are destroyed as well.`;
export const planEnds = ' Your plan ends now; what is paid for is not given back.';
export const inBackups = (days: number): string =>
  ` Backups can hold what was destroyed for up to ${days} days; after that it is gone from them too.`;
