import type { Attachment } from '@notewright/contract';
import { plural } from '../../../../i18n/plural.ts';

/** How a file was read. */
export const readBy: Readonly<Record<Attachment['read_by'], string>> = {
  text: 'read',
  ocr: 'read by text recognition',
  mixed: 'read, in part by text recognition',
};
/** "3 pages, read by text recognition" */
export const pagesRead = (pages: number, how: string): string =>
  plural(pages, { one: `${pages} page, ${how}`, other: `${pages} pages, ${how}` });
export const viewText = 'View text';
export const hideText = 'Hide text';
/** The same for whoever hears it among several. */
export const viewTextOf = (name: string): string => `View text of ${name}`;
export const hideTextOf = (name: string): string => `Hide text of ${name}`;
export const download = (name: string): string => `Download ${name}`;
export const downloadFailed = 'The file could not be downloaded. Please try again.';
