export { findIdentifiers, findInParts } from './find-identifiers.ts';
export { redact } from './operate/redact.ts';
export { redactParts, type RedactedPart } from './operate/redact-parts.ts';
export { redactionStyles, type RedactionStyle, type RedactOptions } from './operate/redact-options.ts';
export { shieldText, type RestoreStream, type Shield } from './operate/shield.ts';
