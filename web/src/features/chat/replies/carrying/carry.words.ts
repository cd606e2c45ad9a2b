export const carryAway = 'Carry away';
export const failed = 'This could not be opened. Please try again.';
