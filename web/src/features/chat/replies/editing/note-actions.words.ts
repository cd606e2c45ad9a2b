export const edit = 'Edit';
export const addAddendum = 'Add addendum';
export const openFailed = 'The editor could not be opened. Please try again.';
export const sign = 'Sign';
export const signFailed = 'The note could not be signed. Please try again.';
