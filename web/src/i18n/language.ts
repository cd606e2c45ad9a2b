/** The language of these pages. `language.es.ts` takes this file's place in the Spanish ones (build/languages.ts). */
export type Language = 'en' | 'es';

export const language: Language = 'en';
/** How dates and numbers are written (BCP 47). English pages write the formats of the specification. */
export const locale = 'en-US';
