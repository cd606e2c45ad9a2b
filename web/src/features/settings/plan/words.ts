export const title = 'Plan';
export const ended = 'Ended: ';
export const expires = 'Expires: ';
export const paidBy = (company: string): string => `Paid by ${company}.`;
export const update = 'Update';
export const manage = 'Manage Subscription';
export const notLoaded = 'Your plan could not be loaded.';
