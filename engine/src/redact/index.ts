export { findIdentifiers } from './find/find.ts';
export { redact } from './operate/redact.ts';
export { shieldText, type RestoreStream, type Shield } from './operate/shield.ts';
