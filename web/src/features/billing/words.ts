/** Choose Your Plan. */
export const chooseTitle = 'Choose Your Plan';
export const chooseLead = 'Cancel at any time.';
export const chooseNote = 'Both renew every month until you cancel. You see what is due before you pay.';
export const forOnePerson = 'For one person alone, not for a company.';
/** There are two lists of prices, and each says what the other is. */
export const otherList =
  'For one person there is a second price list, Monthly and Annual. Every plan has the same four tools; its card names what else belongs to it.';
export const firstList =
  'Individual and Company Plan are on the first price list. Every plan has the same four tools; its card names what else belongs to it.';
export const monthlyAndAnnual = 'Monthly and Annual plans';
export const processing = 'Processing...';
/** The plan that runs. */
export const yourPlan = 'Your plan';
export const cancelled = (until: string | null): string =>
  until === null ? 'Cancelled' : `Cancelled, runs until ${until}`;
export const resume = 'Resume';
/** What the server said after a plan was resumed. */
export const notResumed = 'Failed to resume the subscription. Please try again.';
export const afterThisEnds = (day: string): string => `You can choose this when your plan ends on ${day}.`;
export const worthMore = (day: string): string =>
  `What is left of your plan is worth more than this costs. If you cancel it, you can choose this when it ends on ${day}.`;
/** Plans. */
export const plansTitle = 'Plans';
export const plansHeading = 'Monthly and Annual';
export const plansLead =
  'For one person. You see what is due before you pay; either renews by itself until you cancel.';
export const autoRenews = 'Auto-renews until cancelled';
export const forCompanies =
  'The Monthly and the Annual Plan are for one person who works alone. A company has one plan for all of its people: see';
export const manage = 'Manage Subscription';
export const addUsers = 'Add users';
/** Who may not buy. */
export const operator = 'As the operator you run the installation. Its plans are bought by those who use it.';
export const paidFor = (company: string | null): string =>
  company === null
    ? 'Your company pays for you, in your own workspace too. There is nothing to buy.'
    : `${company} pays for you, in your own workspace too. There is nothing to buy.`;
const yourCompany = 'your company';
export const askOwner = (company: string | null, owner: string | null): string =>
  owner === null
    ? `The plan of ${company ?? yourCompany} is bought by its owner and admins. Please ask one of them.`
    : `The plan of ${company ?? yourCompany} is bought by its owner and admins (the owner is ${owner}). Please ask one of them.`;
/** Loading, and what fails. */
export const loading = 'Loading plans...';
export const notLoaded = (why: string): string => `The plans could not be loaded. ${why}`;
export const tryAgain = 'Try again';
export const purchaseFailed = 'The purchase failed';
export const ok = 'OK';
export const noAddress = 'Upgrade failed. Please try again.';
export const individualFailed = 'Failed to process individual subscription. Please try again.';
export const paymentFailed = 'Failed to process payment. Please try again.';
export const upgradeFailed = 'Failed to upgrade. Please try again.';
