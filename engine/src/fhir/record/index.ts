/** What a signed note gives to the record of its patient. */
export type { RecordKind, RecordType } from '../data/record.ts';
export { writeDocumentReference, writeRecordProvenance } from './write-document-reference.ts';
export type { DocumentParts, EarlierDocument, RecordAttachment } from './write-document-reference.ts';
export { asReportedRequest, identifierOf, writeRecordEntries } from './write-record-entries.ts';
export type { RecordEntry, RecordPlace } from './write-record-entries.ts';
