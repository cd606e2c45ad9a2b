/** Stands where an identifier was in what only programs read. */
export const redactionWord = 'REDACT';
