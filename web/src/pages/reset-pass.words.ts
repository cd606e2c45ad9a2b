export const title = 'Reset Password';
export const lead = 'Choose a new one. Every browser that is logged in with the old one will be logged out.';
export const tooLong = 'Did it take too long?';
export const newCode = 'Ask for a new code';
