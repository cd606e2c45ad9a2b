/**
 * What is kept of somebody's habits, and how it is counted. An entry of its own: it is used where settings are read and changed, and
 * loads tables of words and no lexicon. Reading a note's differences, and applying preferences, is the engine's (`differencesOf`).
 */
export { choicesFor } from './choices-for.ts';
export { accept, change, learn, take } from './learn.ts';
export type { Learned, LearnedState } from './learn.ts';
export type { Difference } from './differences-of.ts';
export { idOf, isPreference, preferenceKinds, signOffParts } from './preference.ts';
export type { Preference, PreferenceKind, SignOffPart, UsedPreferences, Writer } from './preference.ts';
export { learnedSections, sectionTitles } from './data/section-titles.ts';
export type { LearnedSection } from './data/section-titles.ts';
export { terms } from './data/terms.ts';
