export type Language = 'en' | 'es';

export const language: Language = 'es';
export const locale = 'es-US';
