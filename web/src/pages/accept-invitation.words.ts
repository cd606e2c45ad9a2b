export const pageTitle = 'Invitation';
export const title = 'Your invitation';
export const lead = 'An account can belong to one company at a time.';
