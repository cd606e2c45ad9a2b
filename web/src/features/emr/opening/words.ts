export const title = 'Opening a patient’s record';
export const lead = 'The record system is being asked for the patient you chose there.';
export const opening = 'Opening the record...';
export const logInFirst =
  'A record system sent you here to write about a patient. Log in first; then the record is opened.';
export const logIn = 'Log in';
export const failed = 'The record was not opened';
export const nothingRead = 'Nothing was read of it.';
export const loggedOut = 'You were logged out meanwhile. Log in, and open the patient again.';
export const notOpened = 'This page is opened by a record system. Open the patient there again.';
export const couldNotBegin = 'The record system could not be asked. Please try again.';
export const couldNotFinish = 'The record could not be opened. Please open the patient again.';
export const notBegunHere = 'This was not begun in this tab, or has ended meanwhile. Please open the patient again.';
export const tryAgain = 'Try again';
export const toChats = 'Go to your chats';
export const toChat = 'Back to the chat';
