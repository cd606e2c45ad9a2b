export const seePlans = 'See plans';
export const manage = 'Manage Subscription';
export const yourCompany = 'your company';
const staysOpen = 'Your charts stay open to read, copy, export and delete.';
export const askOwner = (wasTrial: boolean, company: string, owner: string | null): string => {
  const its = owner === null ? itsOwner : itsOwnerIs(owner);
  return wasTrial
    ? `The free trial of ${company} has ended. To go on writing, please ask ${its}. ${staysOpen}`
    : `The plan of ${company} has ended. To go on writing, please ask ${its}. ${staysOpen}`;
};
const itsOwner = 'its owner';
const itsOwnerIs = (owner: string): string => `its owner (${owner})`;
export const beginWithPlan = `To begin writing, choose a plan. ${staysOpen}`;
export const companyInvites = `Your company has Notewright. To write notes, ask there for an invitation, or choose a plan. ${staysOpen}`;
export const trialHasEnded = `Your free trial has ended. To go on writing, choose a plan. ${staysOpen}`;
export const planHasEnded = `Your plan has ended. To go on writing, choose a plan. ${staysOpen}`;
export const pastDue = (until: string | null): string =>
  until === null
    ? 'The last payment did not go through. Everything goes on as ever; please look at the card.'
    : `The last payment did not go through. Everything goes on as ever until ${until}; please look at the card.`;
export const daysLeft = (days: number): string => `Your free trial has ${days} days left.`;
export const endsToday = (time: string): string => `Your free trial ends today at ${time}.`;
export const endsTomorrow = (time: string): string => `Your free trial ends tomorrow at ${time}.`;
