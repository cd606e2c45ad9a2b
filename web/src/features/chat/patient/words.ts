/** A patient by name and the date of birth, where the record has it. */
export const patientOf = (name: string, born: string): string => (born === '' ? name : `${name}, born ${born}`);
export const label = 'Whose record this chat belongs to';
export const labelNew = 'Whose record this message is about';
export const inRecord = (system: string): string => `Record open in ${system}`;
export const recordClosed = 'The record is closed here.';
export const chooseMore = 'Add from the record';
export const unlink = 'Close record';
export const remove = 'Not about this patient';
export const openAgain = 'Open the record again';
export const openAgainIn = (system: string): string => `Open the patient in ${system}`;
export const openFailed = 'The record system could not be asked. Please try again.';

export const unlinkTitle = 'Close this record?';
export const unlinkLead =
  'The access to the record ends here. Notes that wait to be written into it are not written. The chat still belongs to this patient.';
export const keepOpen = 'Keep it open';
export const unlinkFailed = 'The record could not be closed. Please try again.';

export const linkFailed = 'This chat could not be linked to the patient’s record. Please try again.';
export const tryAgain = 'Try again';
export const stillSending = 'A message is still being sent. Please try again in a moment.';
export const draftUnknown = 'What you may have typed before could not be read. Nothing was begun. Please try again.';
export const openPatients = 'From a patient’s record';
export const openPatientIn = (system: string): string => `Open a patient in ${system}`;
export const leaves = 'You leave this page for the record system, and come back with what you choose there.';
