/** The tag of a language (BCP 47). */
export type Language = string;

/** The language of these pages. The build (build/languages.ts) puts this file's values in their place, for each language. */
export const language: Language = 'en';
/** How dates and numbers are written (BCP 47). English pages write the formats of the specification. */
export const locale = 'en-US';
/** Every language by its own name: whoever looks for it may be unable to read the page that stands. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English' };
