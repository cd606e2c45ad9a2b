export const label = 'Write this note differently';
/** What is sent; the server knows these words (`readFollowUp` of the engine). */
export const asks = ['Shorter', 'Fuller', 'As bullets', 'As paragraphs'] as const;
/** Opens the other kinds of note. */
export const anotherKind = 'Another kind of note';
export const failed = 'The note could not be written differently. Please try again.';
