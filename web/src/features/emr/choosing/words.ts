import type { EmrKind } from '@notewright/contract';
import { plural } from '../../../i18n/plural.ts';

export const title = 'Patient’s record';
export const patient = 'Patient';
export const born = (date: string): string => `Born ${date}`;
export const noBirthDate = 'No date of birth in the record';
export const noSex = 'No sex in the record';
export const recordIn = (system: string): string => `Record in ${system}`;
export const visit = (text: string, date: string): string =>
  date === '' ? `Visit: ${text}` : `Visit: ${text}, ${date}`;
export const permissions = 'What may be done with this record';
export const until = (moment: string): string => `Until ${moment}; then the patient has to be opened there again.`;

export const chooseTitle = 'What to write with';
export const chooseLead =
  'What you choose goes with your message as sources, each with its date. The note says which statement came from which.';
export const reading = 'Reading the record...';
export const readOn = (moment: string): string => `Read on ${moment}`;
export const kinds: Readonly<Record<EmrKind, string>> = {
  problems: 'Problems',
  medications: 'Medications',
  allergies: 'Allergies',
  immunizations: 'Immunizations',
  vital_signs: 'Vital signs',
  laboratory: 'Laboratory results',
};
export const notes = 'Last notes';
/** What is chosen of a group. */
export const chosenOf = (chosen: number, all: number): string => `${chosen} of ${all} chosen`;
export const all = (group: string): string => `All of ${group}`;
export const showAll = (count: number): string =>
  plural(count, { one: 'Show the other entry', other: `Show ${count} more` });
export const cut = 'The record holds more; these are the newest.';
export const noDate = 'No date';
export const showText = 'Read the note';
export const emptyNote = 'This note has no text that can be read here.';

export const none = 'The record has none.';
export const notGranted = 'Not granted: the record system did not allow these to be read.';
export const notSupported = 'The record system does not give these.';
export const readFailed = 'These could not be read.';
export const tryAgain = 'Try again';
export const tryAgainFor = (group: string): string => `Try again: ${group}`;

/** A source by what it is and where it comes from. */
export const sourceName = (what: string, system: string): string => `${what} (${system})`;
export const start = 'Start a note with these';
export const startWithout = 'Start a note without any of it';
export const inOpenChat = 'Use in the open chat';
/** The record is open again, and the chat goes on as it was. */
export const backWithNone = 'Back to the chat with none of it';
export const tooMany = (most: number): string =>
  `At most ${most} sources go with one message. Please choose fewer notes or groups.`;
export const sourceCount = (count: number): string =>
  plural(count, { one: '1 source goes with the message.', other: `${count} sources go with the message.` });
export const notUsed = 'This could not be done. Please try again.';

export const otherTitle = 'This is another patient';
export const otherInChat = (patient: string): string =>
  `The open chat belongs to another patient. What you chose is of ${patient}, and was not added.`;
export const otherBegun = (begun: string, patient: string): string =>
  `The message you began is about ${begun}. What you chose is of ${patient}, and was not added.`;
export const startNew = (patient: string): string => `Start a new chat for ${patient}`;
export const linkTitle = 'Is this chat about this patient?';
export const linkForGood = (patient: string): string =>
  `The open chat belongs to nobody’s record yet. Is it about ${patient}? It stays theirs for good.`;
export const linkChat = 'Yes, it is about this patient';
export const begunTitle = 'You began a message before';
export const alreadyBegun = (patient: string): string =>
  `Something stands in the box of a new chat. Is it about ${patient}? Nothing was added to it.`;
export const discardAndStart = 'Discard it and start';
export const keepAndStart = (patient: string): string => `It is about ${patient}: keep it`;
export const keepChat = 'Change nothing';
export const toChats = 'Go to your chats';
