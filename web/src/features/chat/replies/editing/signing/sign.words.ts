export const sign = 'Sign';
export const failed = 'The note could not be signed. Please try again.';
