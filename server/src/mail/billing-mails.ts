import { nameDay } from '../kernel/name-day.ts';
import { formatDollars } from '../plans/plan-table.ts';
import { unnamedCompany } from '../plans/unnamed-company.ts';
import type { PlanNotice } from '../plans/describe-plan.ts';
import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import type { Line } from './mail-layout.ts';
import { writeMail } from './mail-texts.ts';
import type { MailContext } from './mail-texts.ts';

/** Tells that a plan was paid and runs. */
export function writePlanBegunMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan has begun', null, context, [
    `Thank you. The ${notice.planName}${forWhom(notice)} is paid and runs from now on.`,
    `It ${renewal(notice)}, until you cancel it.`,
    ...(notice.companyName === unnamedCompany ? nameIt(context) : []),
    'You find your plan, your invoices and a way to cancel under Manage Subscription:',
    manage(context),
    notYou,
  ]);
}

/** Tells who has joined a company that they go on paying for a plan of their own, and where it is cancelled. */
export function writeOwnPlanBesideMail(
  to: string,
  notice: PlanNotice,
  companyName: string,
  context: MailContext,
): Mail {
  return writeMail(to, 'You also pay for a Notewright plan of your own', null, context, [
    `You have joined ${unlinked(companyName)} on Notewright. While its plan runs, it covers you in your own workspace as well.`,
    `Your ${notice.planName} goes on beside it: it ${renewal(notice)}, until you cancel it. If you do not need it any more, change to your personal workspace in Settings, and cancel it under Manage Subscription:`,
    manage(context),
  ]);
}

/** Tells that there is room for more people. */
export function writeSeatsAddedMail(to: string, notice: PlanNotice, added: number, context: MailContext): Mail {
  const { companyName } = notice;
  const whose = companyName === null ? 'Your company' : unlinked(companyName);
  return writeMail(to, 'Users were added to your Notewright plan', null, context, [
    `${whose} can have ${notice.seats} ${people(notice.seats)} on Notewright now: ${added} more than before.`,
    `The plan ${renewal(notice)}, until you cancel it.`,
    { link: `${context.publicUrl}/users`, label: 'Invite people' },
    notYou,
  ]);
}

/** Tells that a plan will not be renewed. */
export function writePlanCancelledMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan is cancelled', null, context, [
    `The ${notice.planName}${forWhom(notice)} is cancelled and will not be charged again. It goes on until ${nameDay(notice.periodEnd)}.`,
    'After that everything that was written can still be read, exported and deleted. Until then the cancellation can be taken back:',
    manage(context),
    notYou,
  ]);
}

/** Tells that a cancellation was taken back. */
export function writePlanResumedMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan goes on', null, context, [
    `The cancellation of the ${notice.planName}${forWhom(notice)} was taken back. It ${renewal(notice)}, until you cancel it.`,
    manage(context),
    notYou,
  ]);
}

/** Tells that a renewal could not be charged, and how long everything goes on. */
export function writeRenewalFailedMail(
  to: string,
  notice: PlanNotice,
  graceEndsOn: number,
  context: MailContext,
): Mail {
  return writeMail(to, 'Your Notewright plan could not be renewed', null, context, [
    `The payment of ${formatDollars(notice.amount)} for the ${notice.planName}${forWhom(notice)} did not go through. This happens when a card has run out or was replaced.`,
    `Everything goes on as ever until ${nameDay(graceEndsOn)}. Please look at your payment method before then:`,
    manage(context),
    'The payment is tried again by itself; when it has gone through, there is nothing more to do.',
  ]);
}

/** Tells that a renewal that was owed has been paid. */
export function writeRenewalPaidMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan is paid', null, context, [
    `Thank you. The payment for the ${notice.planName}${forWhom(notice)} has gone through. The plan ${renewal(notice)}, until you cancel it.`,
    manage(context),
  ]);
}

/** Tells that a plan has ended, and what stays. */
export function writePlanEndedMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan has ended', null, context, [
    `The ${notice.planName}${forWhom(notice)} has ended, and nothing more is charged for it.`,
    'Everything that was written stays: it can be read, searched, exported and deleted as before. To write again, choose a plan whenever you like:',
    manage(context),
  ]);
}

/** Tells that a free trial is about to end. Nothing is charged by itself, and the mail says so. */
export function writeTrialEndingMail(
  to: string,
  trial: { readonly companyName: string | null; readonly endsOn: number },
  context: MailContext,
): Mail {
  const whose = trial.companyName === null ? 'Your free trial' : `The free trial of ${inSentence(trial.companyName)}`;
  return writeMail(to, 'Your Notewright trial ends soon', null, context, [
    `${whose} ends on ${nameDay(trial.endsOn)}. Nothing is charged by itself.`,
    'After that everything that was written can still be read, exported and deleted. To go on writing, choose a plan:',
    { link: `${context.publicUrl}/manageSubscription`, label: 'See the plans' },
  ]);
}

/** Tells a week before that a plan of a year is about to be charged again. */
export function writeYearlyRenewalMail(to: string, notice: PlanNotice, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright plan renews soon', null, context, [
    `The ${notice.planName}${forWhom(notice)} ${renewal(notice)}.`,
    'If you want it to go on, there is nothing to do. If not, you can cancel it before then:',
    manage(context),
  ]);
}

const givenBackReasons = {
  plan_runs: 'when a plan was running already or had changed meanwhile',
  plan_stays: 'when your plan could no longer be changed',
  in_company: 'when you had joined a company, whose owner buys for everybody in it',
  nobody_to_have_it: 'when what it was meant for was no longer there',
  too_many_members: 'when your company had more members than the plan has users',
} as const;

/** Tells that something was paid that was not needed, and is given back. */
export function writeGivenBackMail(
  to: string,
  purchase: { readonly planName: string; readonly reason: keyof typeof givenBackReasons },
  context: MailContext,
): Mail {
  return writeMail(to, 'Your Notewright payment is given back', null, context, [
    `A payment for the ${purchase.planName} came ${givenBackReasons[purchase.reason]}. The whole payment goes back to the card it came from; banks take some days for that.`,
    'What ran before goes on as it was:',
    manage(context),
    'If this is not what you wanted, please write to us.',
  ]);
}

function renewal({ amount, interval, periodEnd }: PlanNotice): string {
  return `renews for ${formatDollars(amount)} a ${interval} on ${nameDay(periodEnd)}`;
}

function forWhom({ companyName, seats }: PlanNotice): string {
  return companyName === null ? '' : ` for ${inSentence(companyName)} (${seats} ${people(seats)})`;
}

/** A company's name in the middle of a sentence. */
function inSentence(companyName: string): string {
  return companyName === unnamedCompany ? 'your company' : unlinked(companyName);
}

function nameIt({ publicUrl }: MailContext): readonly Line[] {
  return [
    'Your company has no name yet. Give it one in Settings, then invite the people who belong to it:',
    { link: `${publicUrl}/settings#company`, label: 'Name your company' },
    { link: `${publicUrl}/users`, label: 'Invite people' },
  ];
}

function people(count: number): string {
  return count === 1 ? 'user' : 'users';
}

function manage(context: MailContext): Line {
  return { link: `${context.publicUrl}/manageSubscription`, label: 'Manage Subscription' };
}

/** The address stands right below it, in the closing of every mail. */
const notYou = 'If this surprises you, please write to us.';
