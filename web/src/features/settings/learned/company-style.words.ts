export const title = 'Your company’s style';
export const about =
  'Owner and admins can offer how they like their notes. Nothing is used in yours before you choose it, and no word of a note is shared.';
export const none = 'Nobody in your company offers anything yet.';
export const notLoaded = 'Failed to load what your company offers.';
export const offeredBy = (names: string): string => `Offered by ${names}.`;
export const inUse = 'In use in your notes.';
export const take = 'Use it';
export const takeOne = (sentence: string): string => `Use it: ${sentence}`;
export const taken = 'Used from the next note on.';
export const offer = 'Offer what I have in use';
export const offerAgain = 'Offer what I have in use now';
export const stop = 'Stop offering';
export const nothingInUse = 'You have nothing in use that could be offered.';
export const offered = 'Offered to everybody in your company.';
export const stopped = 'You offer nothing any more. Who uses it already keeps it.';
