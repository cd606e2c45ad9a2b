/** Stands at the end of everything copied from a reply, unless the reply's own end says it. */
export const draftLine = "Draft for a clinician's review.";
