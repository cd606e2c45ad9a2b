/**
 * What is left to do about a note: nobody signed it; it says what its source does not hold and nobody stands by, or there is an answer that
 * failed in its place; a colleague who was asked has not co-signed it yet; they sent it back; signed; what is signed is an addendum.
 */
export const dayStates = ['draft', 'to_review', 'awaiting_cosignature', 'sent_back', 'signed', 'addended'] as const;
export type DayState = (typeof dayStates)[number];

/** As what a chat, and the chosen notes of a day, are exported. */
export const fileFormats = ['md', 'docx', 'pdf', 'fhir'] as const;
export type FileFormat = (typeof fileFormats)[number];
