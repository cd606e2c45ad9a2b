import type { ReactNode } from 'react';

type Role = 'admin' | 'clinician' | 'auditor';

const roles: Readonly<Record<Role, string>> = { admin: 'an admin', clinician: 'a clinician', auditor: 'an auditor' };

export const openLinkAgain = 'Please open the link of your invitation again: it is in the mail that was sent to you.';
export const joined = (company: string): string => `You have joined ${company}.`;
export const notAccepted = 'The invitation could not be accepted. Please try again.';
export const otherAddress = (invited: string, own: string): string =>
  `This invitation is for ${invited}, and you are logged in as ${own}. Log out to go on with the invited address.`;
export const logOut = 'Log out';
export const toChats = 'Go to your chats';
export const invited = (by: ReactNode, company: ReactNode, role: Role): ReactNode => (
  <>
    {by} invited you to {company} as {roles[role]}.
  </>
);
export const whatStays =
  'The chats you have made so far stay yours, in your personal workspace. What you write for the company belongs to the company.';
export const accept = 'Accept';
export const notNow = 'Not now';
export const tryAgain = 'Try again';
