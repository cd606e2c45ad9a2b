import type { emr } from '@notewright/contract';
import { plural } from '../../../../../i18n/plural.ts';

export const label = 'In the patient’s record';
export const sendTo = (system: string): string => `Send to ${system}`;
export const title = 'Send to the patient’s record';
export const lead = (system: string): string => `The signed note is written into the record in ${system}.`;
export const patient = 'Patient';
export const born = (date: string): string => `born ${date}`;
export const whatGoes = 'What goes, and as what';
export const kinds: Readonly<Record<emr.EmrItemKind, string>> = {
  document: 'Document',
  problem: 'Problem',
  medication: 'Medication',
  allergy: 'Allergy',
  observation: 'Observation',
  procedure: 'Procedure',
  request: 'Request',
  task: 'Task',
};
export const always = 'The whole note, always written.';
export const outcomes: Readonly<Record<emr.EmrOutcome, string>> = {
  create: 'Becomes an entry of its own.',
  in_document: 'Stands in the document alone.',
  already_there: 'The record has it already; it is not written again.',
};
export const willWrite = (count: number): string =>
  plural(count, {
    one: 'The document and 1 entry are written.',
    other: `The document and ${count} entries are written.`,
  });
export const documentAlone = 'The document alone is written.';
export const send = 'Send';
export const cancel = 'Cancel';
export const sent = 'The note was sent.';
export const sendFailed = 'The note could not be sent. Please try again.';
export const openFailed = 'This could not be opened. Please try again.';
export const looking = 'Asking the record system what it takes...';

export const states: Readonly<Record<emr.EmrWriteState, (system: string) => string>> = {
  waiting: (system: string): string => `Waiting to be written into ${system}.`,
  writing: (system: string): string => `Being written into ${system}...`,
  written: (system: string): string => `Written into ${system}.`,
  partly: (system: string): string => `Written into ${system}; some entries were not taken and stand in the document.`,
  refused: (system: string): string => `${system} did not take the note.`,
  needs_launch: (system: string): string => `Not written yet: the patient has to be opened in ${system} again.`,
  cancelled: (system: string): string => `Not written into ${system}: the record was closed before.`,
};
export const nextTry = (moment: string): string => `Next try: ${moment}.`;
export const waitsForYou = 'It is no longer tried by itself.';
export const forPatient = (name: string): string => `Patient: ${name}`;
export const itemStates: Readonly<Record<emr.EmrWriteItemState, string>> = {
  waiting: 'Waiting',
  written: 'Written',
  already_there: 'Was there already',
  refused: 'Not taken; stands in the document',
  in_document: 'In the document alone',
  cancelled: 'Not written',
};
export const documentRefused = 'Not taken';
export const writtenOn = (moment: string): string => `Written: ${moment}`;
export const showItems = (count: number): string =>
  plural(count, { one: 'Show the item', other: `Show the ${count} items` });
export const retry = 'Try again now';
export const retryFailed = 'It could not be tried again. Please wait a moment.';
export const openAgain = (system: string): string => `Open the patient in ${system} again`;
export const recordClosed = 'To send this note, open the patient’s record again.';
export const cannotWrite = 'The record system did not allow notes to be written into this record.';
