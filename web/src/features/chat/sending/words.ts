export const unreadable = 'The server gave an answer that could not be read. Please try again.';
