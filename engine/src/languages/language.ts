/** The languages in which a note is read and written. English is read as it is; any other by way of its tables. */
export type NoteLanguage = 'en' | 'es';
