export const title = 'Sign this note';
export const lead = 'A signed note is locked. What comes later is added below it as an addendum.';
export const name = 'Name';
export const credentials = 'Credentials (optional)';
export const credentialsHint = 'For example: MD or RN, CCM';
export const inTheWay = 'Before it can be signed';
export const removeOrConfirm = 'These statements are not in the source. Remove or confirm each of them under the note.';
export const signNote = 'Sign note';
export const cancel = 'Cancel';
export const signed = 'Note signed.';

export const signedBy = (name: string, when: string): string => `Reviewed and signed by ${name}, ${when}.`;
export const signedWithCredentials = (name: string, credentials: string, when: string): string =>
  `Reviewed and signed by ${name}, ${credentials}, ${when}.`;
export const cosignedBy = (who: string, when: string, attestation: string): string =>
  `Co-signed by ${who}, ${when}: ${attestation}`;
export const awaitsCosignature = (name: string, when: string): string =>
  `Awaiting co-signature by ${name}, asked ${when}.`;
export const notCosigned = (name: string, when: string): string => `Not co-signed: sent back by ${name}, ${when}.`;
export const addendumDraft = "The addendum is not signed: it is a draft for a clinician's review.";
export const notIntact =
  'This note is not what was signed. Do not use it. Look at the other versions, and tell your administrator.';
export const editedBy = (name: string, when: string): string => `Edited by ${name}, ${when}.`;
