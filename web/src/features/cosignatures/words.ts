export const title = 'Co-signatures';
export const requestTitle = 'Co-sign a note';
export const noCompany = 'Co-signing is for people who work with charts in a company.';
export const lead =
  'Colleagues can ask you to co-sign a note. You can read that note, and what it was written from, until you answer.';

export const waiting = 'Waiting for you';
export const nothingWaiting = 'No note waits for your co-signature.';
export const asked = 'Asked by you';
export const nothingAsked = 'You have not asked anyone yet. Open a signed note and choose “Ask for co-signature”.';
export const answeredByYou = 'Answered by you';
export const answeredLead = 'You can no longer open these notes. They stay with their authors.';
export const nothingAnswered = 'You have not co-signed or sent back a note yet.';
export const noteOf = (name: string): string => `Note of ${name}`;
export const askedOn = (when: string): string => `Asked ${when}`;
export const answeredOn = (state: string, when: string): string => `${state}, ${when}`;
export const untitledChat = 'Untitled Chat';
export const askedBy = (name: string, when: string): string => `Asked by ${name}, ${when}`;
export const askedOf = (name: string, when: string): string => `Asked of ${name}, ${when}`;
export const states = { open: 'Waiting', signed: 'Co-signed', returned: 'Sent back' } as const;

export const allRequests = 'All requests';
export const gone = 'This request is not open to you. It may have been taken back or answered.';
export const answered = 'You have answered this request already.';
export const tryAgain = 'Try again';

export const yourAnswer = 'Your answer';
export const attestation = 'What you attest';
export const attestations = {
  examined: 'I saw and examined the patient and agree with this note.',
  reviewed: 'I reviewed this note and agree with it.',
} as const;
export const ownWords = 'In my own words';
export const ownAttestation = 'Your words';
export const credentials = 'Credentials (optional)';
export const credentialsHint = 'For example: MD or RN, CCM';
export const cosign = 'Co-sign note';
export const locked = 'Your name, the time and this sentence are added under the note, which stays as it is.';
export const cosigned = 'Note co-signed.';
export const cosignFailed = 'The note could not be co-signed. Please try again.';

export const sendBackInstead = 'Send back instead';
export const comment = 'What should be changed?';
export const commentHint = 'The author sees this under the note.';
export const sendBack = 'Send back';
export const cancel = 'Cancel';
export const sentBack = 'Note sent back.';
export const sendBackFailed = 'The note could not be sent back. Please try again.';
