import { limits } from './limits.ts';

/**
 * What is said about the fields of calls and forms, in the words of the specification. Its other languages stand in
 * `languages`, under `field` and the name.
 */
export const emailRequired = 'Email is required';
export const emailInvalid = 'Invalid email address';
export const passwordTooLong = 'Password is too long';
export const passwordRequired = 'Password is required';
export const passwordTooShort = 'Password must be at least 6 characters';
export const newPasswordTooShort = 'Password must be at least 8 characters';
export const newPasswordRequired = 'New password is required';
/** A number, or the name of one in braces. */
export const otpInvalid = (digits: number | string): string => `Please enter a valid ${digits}-digit OTP`;
export const emailCodeInvalid = 'Please enter the 8-digit code';
export const companyNameRequired = 'Company name is required';
export const companyNameTooLong = 'Company name is too long. The limit is 100 characters.';
export const fullNameRequired = 'Full name is required';
export const fullNameTooLong = 'Full name is too long. The limit is 100 characters.';
export const fullNameMissing = 'Please enter your full name';
export const titleMissing = 'Please enter your title';
export const titleTooLong = 'Title is too long. The limit is 100 characters.';
export const reasonMissing = 'Please give a reason';
export const reasonTooShort = 'Please give the reason in at least 10 characters';
export const noteTooLong = 'The note is too long. The limit is 400,000 characters.';
export const confirmReasonTooLong = 'The reason is too long. The limit is 300 characters.';
export const attestationMissing = 'Please say what you attest';
export const attestationTooLong = 'The attestation is too long. The limit is 300 characters.';
export const commentMissing = 'Please say what is to be changed';
export const commentTooLong = 'The comment is too long. The limit is 2,000 characters.';
export const credentialsTooLong = 'The credentials are too long. The limit is 60 characters.';
export const reasonTooLong = 'The reason is too long. The limit is 500 characters.';
export const totpInvalid = 'Please enter the 6-digit code of your app';
export const recoveryCodeMissing = 'Please enter one of your recovery codes';
export const recoveryCodeInvalid = 'Please enter one of your recovery codes, all 16 letters and numbers of it';
export const passkeyNameMissing = 'Please give the passkey a name';
export const passkeyNameTooLong = 'This name is too long. The limit is 60 characters.';
export const supportQueryRequired = 'Description is required';
export const supportQueryTooLong = 'Description is too long. The limit is 5,000 characters.';
export const supportMessageRequired = 'Message is required';
export const supportMessageTooLong = 'Message is too long. The limit is 5,000 characters.';
export const contactNameRequired = 'Name is required';
export const contactNameTooLong = 'Name is too long. The limit is 100 characters.';
export const redactStyleInvalid = 'Please choose word, tags or surrogates.';
export const redactZipInvalid = 'Please choose whole or three-digits.';
export const redactAgesInvalid = 'Please choose word or ninety-plus.';
export const redactCliniciansInvalid = 'Please choose redact or keep.';
export const noteKindInvalid = 'Please choose one of the kinds of note.';
export const templateInvalid = 'Please choose one of your templates.';
export const templateNameMissing = 'Please enter a name.';
export const templateNameTooLong = 'The name is too long. The limit is 100 characters.';
export const headingMissing = 'Every heading needs a title.';
export const headingTooLong = 'The heading is too long. The limit is 100 characters.';
export const instructionTooLong = 'The instruction is too long. The limit is 300 characters.';
export const headingsMissing = 'Please add a heading.';
export const headingsTooMany = 'A template has at most 30 headings.';
export const usersNotWhole = 'Please enter a whole number of users.';
export const usersTooFew = 'Please enter at least one user.';
export const messageTooLong = 'The message is too long. The limit is 2,000,000 characters.';
export const chatNameMissing = 'Chat name cannot be empty!';
export const chatNameTooLong = 'The name is too long. The limit is 200 characters.';
export const givenPasswordMissing = 'Please give your password.';
export const oneFactor = 'Please give one code or passkey.';
export const yearInvalid = 'Please enter a year, such as 2027.';
export const seatsNotWhole = 'Please enter a whole number of seats.';
export const codeQueryTooLong = 'The search is too long. The limit is 200 characters.';
export const flagReasonTooLong = 'The reason is too long. The limit is 500 characters.';
export const usersTooMany = `At most ${limits.companySeats} users can be bought at once.`;
export const seatsTooFew = 'A company needs at least one seat.';
export const seatsTooMany = `A company can have at most ${limits.companySeats} seats.`;
export const timeZoneUnknown =
  'This time zone is not known. Please give one by its name, for example America/New_York.';
export const dateUnknown = 'Please give a day of the calendar, for example 2026-11-30.';
export const notesMissing = 'Please choose a note.';
export const notesTooMany = 'At most 100 notes are exported at a time.';
export const notesRepeated = 'Please choose each note once.';
