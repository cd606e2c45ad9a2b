import type { ReactNode } from 'react';
import { plural } from '../../i18n/plural.ts';

export const title = 'Emergency access';
export const tryAgain = 'Try again';
export const cancel = 'Cancel';
export const showMore = 'Show more';
export const deletedAccount = 'a deleted account';
/** Opening it. */
export const lead = 'For when a patient’s care cannot wait for the person who wrote the chart.';
export const mayRead = 'You can read their chats of this company for one hour, and change nothing.';
export const mailNotice = 'The owner is told by e-mail, and so is the person while they are a member.';
export const isLogged = 'Everything you open is written into the audit log.';
export const why = 'Why is it needed?';
export const whyHint = '10 to 500 characters, without the patient’s name. Only the owner and admins can read it.';
export const open = 'Open for one hour';
export const notOpened = 'Emergency access could not be opened.';
/** On the page of users. */
export const about =
  'Charts are for those who write them. In an emergency you can open the chats of one person for an hour, with a reason: from their menu above, or from the lists below.';
export const toWhom = (name: string): string => ` to the chats of ${name}`;
export const owner = 'Owner';
export const leftCompany = 'Left the company';
export const leftNotLoaded = 'The people who left could not be loaded.';
export const lastYear = 'The last year';
export const listNotLoaded = 'The list could not be loaded.';
export const nobodyUsed = 'Nobody has used it.';
export const whoOpened = (who: ReactNode, whose: ReactNode): ReactNode => (
  <>
    {who} opened the chats of {whose}
  </>
);
export const openedOn = (moment: ReactNode, end: string): ReactNode => (
  <>
    Opened {moment}. {end}.
  </>
);
export const openUntil = (moment: string): string => `Open until ${moment}`;
export const endedOn = (moment: string): string => `Ended ${moment}`;
export const closedOn = (moment: string): string => `Closed ${moment}`;
export const goOnReading = 'Go on reading';
/** Reading. */
export const ended = 'This emergency access has ended. Open it again if it is still needed.';
export const notFound = 'This emergency access could not be found.';
export const goToUsers = 'Go to Users';
export const untitledChat = 'Untitled Chat';
export const chats = 'Chats';
export const allChats = 'All chats';
export const showEarlier = 'Show earlier messages';
export const noChats = 'There are no chats of this person in the company.';
export const chooseChat = 'Choose a chat to read it.';
export const banner = 'This emergency access';
export const youAreReading = (name: string): string => `You are reading the chats of ${name}`;
export const reason = 'Reason: ';
export const minutesLeft = (count: number): string =>
  plural(count, {
    one: '1 minute left. Everything you open is in the audit log.',
    other: `${count} minutes left. Everything you open is in the audit log.`,
  });
export const close = 'Close access';
export const notClosed = 'The access could not be closed. It ends by itself when its hour is over.';
