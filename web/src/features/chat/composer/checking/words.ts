/** The server's own sentences about a file or a text that cannot go (`problems` of the contract), said before it is asked. */
export const unsupportedFile = 'Unsupported file format. Please upload a valid document or image.';
export const emptyFile = 'The file is empty.';
export const tooLargeFile = 'The file is too large. The limit is 25 MB.';
export const tooLong = 'The message is too long. The limit is 2,000,000 characters.';
/** What is wrong with one of several files. */
export const problemOf = (name: string, problem: string): string => `${name}: ${problem}`;
