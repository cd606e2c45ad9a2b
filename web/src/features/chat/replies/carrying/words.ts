import type { TextProfileName } from '@notewright/engine/note-text';
import { plural } from '../../../../i18n/plural.ts';

export const title = 'Export this note';
export const lead = 'Copy it into another system, or keep it as a file.';

export const writtenFor = 'Text for';
export const profiles: Readonly<Record<TextProfileName, string>> = {
  plain: 'Any program',
  epic: 'Epic',
  cerner: 'Oracle Health (Cerner)',
  meditech: 'MEDITECH',
};
export const anyLength = 'Lines as long as they come; formatting goes along where a program keeps it.';
export const lineWidth = (characters: number): string => `Lines of ${characters} characters at most.`;
export const asciiOnly = 'Plain characters alone: ≥ becomes >=, µg becomes mcg.';
export const fieldCharacters = (characters: number): string => `In pieces of ${characters} characters at most.`;
export const withHeading = 'Copy a section with its heading';

export const goesAlong = 'Sections to include';
export const beginning = 'Beginning';
export const copyAll = 'Copy all';
export const copyChosen = 'Copy what is chosen';
export const sectionBySection = 'Section by section';

export const asFile = 'Save as a file';
export const fileIsWhole = 'A file always holds the whole note.';
export const messageHoldsAddendum =
  'A file holds the whole note; an HL7 v2 message holds the addendum alone and names the note that it adds to.';
export const formats = { docx: 'Word', pdf: 'PDF', txt: 'Text', fhir: 'FHIR', hl7: 'HL7 v2' } as const;
export const downloadAs = {
  docx: 'Download as Word',
  pdf: 'Download as PDF',
  txt: 'Download as text',
  fhir: 'Download as FHIR',
  hl7: 'Download as HL7 v2 message',
} as const;
export const downloading = 'Fetching the file';
export const downloaded = 'The file was downloaded';
export const downloadFailed = 'The file could not be downloaded. Please try again.';

export const copied = 'Copied.';
export const copyFailed = 'It could not be copied. Please try again.';

export const stepTitle = 'Section by section';
export const stepLead = 'Enter copies, the right arrow goes on, the left arrow goes back.';
export const stepBy = 'Go through';
export const steps = { part: 'the parts of the note', heading: 'every heading' } as const;
export const place = (number: number, count: number): string => `${number} of ${count}`;
export const stop = (name: string, number: number, count: number): string => `${name}, ${number} of ${count}`;
export const field = (number: number, count: number): string => `field ${number} of ${count}`;
export const isCopied = 'copied';
export const countCopied = (count: number): string =>
  plural(count, { one: `${count} section copied`, other: `${count} sections copied` });
export const stepCopied = (number: number, count: number): string => `Section ${number} of ${count} copied.`;
export const whatIsCopied = 'What is copied';
export const copy = 'Copy';
export const next = 'Next';
export const back = 'Back';
export const wholeNote = 'Back to the whole note';
export const nothing = 'This note has no section with words in it.';
