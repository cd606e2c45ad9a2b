export const network = 'The server could not be reached. Check your connection and try again.';
export const locked = 'Your screen is locked. Please enter your password to go on.';
export const unreadable = 'The server gave an answer that could not be read. Please try again.';
