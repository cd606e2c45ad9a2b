import type { ReactNode } from 'react';
import type { Subscription } from '../../api/account/subscription.ts';
import { plural } from '../../i18n/plural.ts';

type AsLink = (text: string) => ReactNode;

export const title = 'Manage Subscription';
export const yourCompany = 'your company';
export const notLoaded = 'Your subscription could not be loaded.';
export const tryAgain = 'Try again';
export const whatToolsDid = 'What the tools were used for, and the time they saved:';
export const usage = 'Usage';
/** More people than the plan is for. */
export const overSeats = (over: number): string =>
  plural(over, {
    one: `Your company has ${over} more user than its plan is for.`,
    other: `Your company has ${over} more users than its plan is for.`,
  });
export const nobodyLoses =
  'Nobody loses anything: everybody goes on working, and every chart stays. Add users to the plan, or remove somebody under Users; until then nobody more can be invited.';
/** Whose matter the plan is. */
export const operator = 'As the operator you run the installation; plans are for those who work in it.';
export const youOwn = (company: string): string =>
  `You own ${company}, which covers you here as well. To change its plan, switch to its workspace in Settings.`;
export const askOwner = (company: string): string =>
  `To go on writing, please ask the owner of ${company} to choose a plan.`;
export const covered = (company: string): string =>
  `You are covered by ${company}: there is nothing for you to pay. Its owner and admins can change the plan.`;
/** The plan's facts. */
export const expiryTerms: Readonly<Record<Subscription['state'], string>> = {
  none: 'Expiry date',
  trial: 'Trial ends',
  active: 'Expiry date',
  past_due: 'Goes on until',
  cancelled: 'Expiry date',
  expired: 'Ended',
};
export const trialEnded = 'Trial ended';
export const accountType = 'Account type';
export const accountTypes = { company: 'Company', individual: 'Individual' } as const;
export const nextRenewal = 'Next renewal';
export const amountOn = (amount: string, day: string): string => `${amount} on ${day}`;
export const people = 'People';
export const manageUsers = 'Manage users';
export const paidBy = 'Paid by';
export const company = 'Company';
export const owner = (email: string): string => `Its owner: ${email}`;
/** What can be done. */
export const changeCard = 'Change card';
export const upgrade = 'Upgrade Subscription';
export const resume = 'Resume Subscription';
export const cancel = 'Cancel Subscription';
export const otherPlans = 'Monthly and Annual plans';
export const failures = {
  cancel: 'Failed to cancel the subscription. Please try again.',
  resume: 'Failed to resume the subscription. Please try again.',
  card: 'The payment page could not be opened. Please try again.',
} as const;
/** The question before a plan is cancelled. */
export const cancelTitle = 'Cancel your subscription?';
export const endsAtOnce = 'The last payment did not go through, so it ends at once.';
export const goesOnUntil = (moment: string): string => `It goes on until ${moment}.`;
export const notTriedAgain = 'The payment is not tried again.';
export const nothingMore = 'Nothing more is charged.';
export const untilThen = 'Until then everything goes on, and you can take this back.';
export const afterIt = (isAtOnce: boolean, isCompany: boolean): string => {
  if (isCompany)
    return isAtOnce
      ? `From then on nobody in your company can send new messages. ${chartsStay}`
      : `After that nobody in your company can send new messages. ${chartsStay}`;
  return isAtOnce
    ? `From then on you cannot send new messages. ${chartsStay}`
    : `After that you cannot send new messages. ${chartsStay}`;
};
const chartsStay = 'Every chart stays open to read, search, copy, export and delete.';
export const keepIt = 'Keep subscription';
export const cancelIt = 'Cancel subscription';
export const cancelled = (day: string): string => `Subscription cancelled. It goes on until ${day}.`;
export const cancelledAtOnce = 'Subscription cancelled. It has ended, and nothing more will be charged.';
export const resumed = (day: string | null): string =>
  day === null ? 'Subscription resumed.' : `Subscription resumed. It renews on ${day}.`;
/** Back from the checkout. */
export const newOwner = (nameIt: AsLink, invite: AsLink): ReactNode => (
  <>
    You own this company now. {nameIt('Give it a name')} and {invite('invite people')}.
  </>
);
export const planIs = (plan: string): string => `${plan}.`;
export const usersAdded = (added: number, seats: number): string =>
  plural(added, {
    one: `${added} user was added: your plan is for ${seats} users now.`,
    other: `${added} users were added: your plan is for ${seats} users now.`,
  });
export const thanks = 'Thank you. Your payment is confirmed.';
export const isActive = 'Your plan is active.';
export const nothingBought = 'Nothing was bought.';
export const leftBefore = 'You left the checkout before paying.';
export const leftThere = 'You left a checkout without paying there.';
export const moreUsers = (added: number): string =>
  plural(added, { one: `${added} more user`, other: `${added} more users` });
export const stillStands = (what: string): string => `What you bought a moment ago stands: ${what}.`;
export const confirming = 'Confirming your payment...';
export const confirmingHow = 'This takes a few seconds. You can leave this page; nothing is lost.';
export const noneOpen = 'No purchase is under way.';
export const noneOpenHow =
  'Nothing was bought. If a payment was taken all the same, it is given back and you get a mail about it.';
export const later = 'Your payment is being confirmed.';
export const laterHow =
  'This takes longer than usual. Your plan begins as soon as it is confirmed, and a mail tells you. If you did not finish paying, nothing is charged.';
