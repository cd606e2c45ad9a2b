/** Languages that can be dictated (BCP 47); the first is the specification's (section 9). */
export const spokenLanguages = ['en-US', 'es-US'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
