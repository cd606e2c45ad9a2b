/** Stands under a version that has the words of the one before. */
export const sameWords = (version: number): string => `The same words as version ${version}.`;
export const sameFromEngine = (version: number): string =>
  `The same words as version ${version}: this is the engine's result for this input.`;
/** And what would differ. */
export const writeDifferently = 'Another kind of note, Shorter or Fuller gives other words.';
export const askDifferently = 'Another kind of note, or a change in your words, gives another result.';
export const redactDifferently = 'Another way to redact, or a change in your words, gives another result.';
export const auditDifferently = 'A change in the chart gives another result.';
