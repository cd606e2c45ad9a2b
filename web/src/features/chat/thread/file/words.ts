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
/** Goes on after either for whoever hears it. */
export const ofSource = (name: string): string => ` of ${name}`;
export const download = (name: string): string => `Download ${name}`;
export const downloadFailed = 'The file could not be downloaded. Please try again.';
