/** Notes as messages of HL7 v2. An entry of its own: the server writes files by it, and loads no more of the engine. */
export { writeDocumentMessage } from './write-document-message.ts';
export type { DocumentChange, DocumentMessage, DocumentNote, MessageFrame } from './write-document-message.ts';
export type { AssigningAuthority, MessagePatient, MessageSigner } from './write-people.ts';
