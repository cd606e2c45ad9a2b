import type { DayState } from '@notewright/contract';
import { plural } from '../../i18n/plural.ts';

export const pageTitle = 'Day list';
export const lead = 'The notes that were begun on one day, and what is left to do about each.';
export const onlyForWriters = 'Your role does not work with charts, so you have no day list.';
export const settings = 'Settings';

export const dayBar = 'Day';
export const day = 'Date';
export const previousDay = 'Previous day (Shift + left arrow)';
export const nextDay = 'Next day (Shift + right arrow)';
export const today = 'Today';
export const timesOf = (zone: string): string => `Times of ${zone}`;

export const filter = 'Filter by state';
export const all = 'All';
export const states: Readonly<Record<DayState, string>> = {
  draft: 'Draft',
  to_review: 'To review',
  awaiting_cosignature: 'Awaiting co-signature',
  sent_back: 'Sent back',
  signed: 'Signed',
  addended: 'Signed addendum',
};
export const tool = 'Tool';
export const allTools = 'All tools';

export const notes = 'Notes of the day';
export const noNotes = 'No notes on this day.';
export const noNotesOfFilter = 'No notes of this state and tool on this day.';
export const found = (count: number, dayName: string): string =>
  plural(count, { one: `${dayName}: ${count} note`, other: `${dayName}: ${count} notes` });
export const untitled = 'Untitled Chat';
export const failedNote = 'The note failed';
export const ownNote = 'Own template';
export const addendum = 'Addendum';
export const needsReview = 'Has text that nobody has confirmed yet';
export const signedBy = (names: string, when: string): string => `${names}, ${when}`;

export const selectAll = 'Select all';
export const select = (title: string, time: string): string => `Select ${title}, ${time}`;
export const selected = (count: number): string =>
  plural(count, { one: `${count} note selected`, other: `${count} notes selected` });
export const tooMany = 'At most 100 notes can be printed or exported at a time.';
export const withSelected = 'Selected notes';
export const print = 'Print';
export const format = 'Format';
export const formats = { docx: 'Word', pdf: 'PDF', md: 'Markdown', fhir: 'FHIR' } as const;
export const exportSelected = 'Export';
export const exporting = 'Fetching the file';
export const exported = 'The file was downloaded';
export const exportFailed = 'The file could not be downloaded. Please try again.';

export const preparing = 'Preparing the notes';
export const printFailed = 'The notes could not be prepared for printing. Please try again.';
export const printView = 'Notes to print';
export const backToList = 'Back to the list';
export const printAgain = 'Print again';
export const notRead = (count: number): string =>
  plural(count, {
    one: `${count} note could not be read and is not here.`,
    other: `${count} notes could not be read and are not here.`,
  });
