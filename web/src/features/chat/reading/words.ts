export const wordsSent = 'Words sent';
export const theWordsSent = 'the words sent';
/** Before the words that a statement rests on. */
export const fromWordsSent = 'From the words sent: ';
export const version = (version: number, versions: number): string => `Version ${version} of ${versions}`;
export const stillWritten = 'This reply was being written when it was read.';

export const decided = 'Decided about flags';
