import type { CodeLibrary } from './code-tables.ts';
import { openLibrary } from './open-library.ts';

let opened: CodeLibrary | null = null;

/** The tables that come with the product, whatever the day: what every audit works with where nothing was imported. */
export const builtInLibrary: CodeLibrary = { at: (day) => (opened ??= openLibrary([])).at(day) };
