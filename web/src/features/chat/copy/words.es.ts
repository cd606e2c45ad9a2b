/** English here too: it becomes part of a note, and notes are English. */
export const draftLine = "Draft for a clinician's review.";
