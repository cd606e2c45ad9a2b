/** Add User. */
export const title = 'Add User';
export const pageLead = 'A company pays for each of its users, month by month.';
export const field = 'Number of users';
export const payable = 'Money payable';
export const perMonth = 'per month';
export const buyNow = 'Buy now';
export const processing = 'Processing...';
/** For a visitor, who signs up first. */
export const visitorLead =
  'You get a company for this many users and become its owner. You sign up first; then this is here again.';
export const yourCompany = 'your company';
export const resumeFirst = (company: string): string =>
  `The plan of ${company} is cancelled. Resume it under Manage Subscription first; then users can be added.`;
export const payFirst = (company: string): string =>
  `The last payment for ${company} failed. Change the card under Manage Subscription first; then users can be added.`;
export const sum = (users: string, amount: string, interval: 'month' | 'year', day: string): string =>
  interval === 'year'
    ? `${users} users in all, ${amount} per year from ${day}.`
    : `${users} users in all, ${amount} per month from ${day}.`;
export const newCompany =
  'You get a company for this many users and become its owner. The chats you have made stay yours alone.';
export const forEverybody = (company: string): string =>
  `For everybody in ${company}, those who are there already counted in.`;
/** `day` null: the day of the next renewal is not known. */
export const added = (company: string, day: string | null): string =>
  day === null
    ? `Added to ${company}, and charged in proportion until the next renewal. The checkout shows what is due today.`
    : `Added to ${company}, and charged in proportion until ${day}. The checkout shows what is due today.`;
