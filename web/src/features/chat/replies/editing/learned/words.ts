export const learned = (sentence: string): string => `Learned: ${sentence} Use it from now on?`;
export const take = 'Use it';
export const takeOne = (sentence: string): string => `Use it: ${sentence}`;
export const notNow = 'Not now';
export const notNowOne = (sentence: string): string => `Not now: ${sentence}`;
export const used = 'Used from the next note on.';
export const kept = 'It stays under Settings, where you can accept it later.';
export const failed = 'That did not work. Please try again under Settings.';
export const allLearned = 'What Notewright has learned';
