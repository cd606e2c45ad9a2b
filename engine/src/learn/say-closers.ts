import { sayIn } from '../languages/say-in.ts';
import { cautionsHeading, draftLine, missingHeading } from '../write/render-sections.ts';

const closers = [missingHeading, cautionsHeading, draftLine];

/** What the program itself puts below a note, in each language. */
export const sayClosers: ReadonlySet<string> = new Set([...closers, ...closers.map((one) => sayIn('es', one) ?? one)]);
