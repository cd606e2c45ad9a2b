export const all = 'All versions';
export const failed = 'The versions could not be opened. Please try again.';
