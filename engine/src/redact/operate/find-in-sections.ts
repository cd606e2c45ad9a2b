import { collectKnown, rememberIdentifiers, type KnownIdentifiers } from '../find/consistency.ts';
import { findInText } from '../find/find-in-text.ts';
import { findInRecords } from '../records/find-in-records.ts';
import { addKnown, addKnownToData, scanData } from './add-known.ts';
import type { FoundText } from './known-beside.ts';

/** A stretch of a text that is read and shown in one way. */
export interface Section extends FoundText {
  readonly isData: boolean;
}

/**
 * Finds the identifiers of a text, which is one section, or two where data follows a message: the data is read by its
 * fields as if it stood alone, and what is found in one is found in the other.
 *
 * @param fileFrom where the file's text begins, 0 without a message before it.
 * @param known what was found beside the text, and is found in it as well.
 * @returns sections that make up the whole text, with offsets of findings into their own.
 */
export function findInSections(text: string, fileFrom: number, known: KnownIdentifiers | undefined): Section[] {
  return findBesideMessage(text, fileFrom, known) ?? [findInOne(text, known)];
}

function findInOne(text: string, known: KnownIdentifiers | undefined): Section {
  const inRecords = findInRecords(text);
  if (inRecords === null) return { text, findings: findInText(text, known), isData: false };
  return { text, findings: addKnownToData(text, inRecords, known), isData: true };
}

function findBesideMessage(
  text: string,
  fileFrom: number,
  beside: KnownIdentifiers | undefined,
): Section[] | undefined {
  if (fileFrom <= 0) return undefined;
  const [message, file] = [text.slice(0, fileFrom), text.slice(fileFrom)];
  const inRecords = findInRecords(file);
  if (inRecords === null) return undefined;
  const known = beside ?? rememberIdentifiers();
  const inMessage = findInText(message, known);
  const ofFile = rememberIdentifiers();
  collectKnown(scanData(file), inRecords, ofFile);
  return [
    { text: message, findings: addKnown(message, inMessage, ofFile), isData: false },
    { text: file, findings: addKnownToData(file, inRecords, known), isData: true },
  ];
}
