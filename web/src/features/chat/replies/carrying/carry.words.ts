export const carryAway = 'Export';
export const failed = 'This could not be opened. Please try again.';
