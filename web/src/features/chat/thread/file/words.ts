import type { Attachment } from '@notewright/contract';

/** How a file was read. */
export const readBy: Readonly<Record<Attachment['read_by'], string>> = {
  text: 'read',
  ocr: 'read by text recognition',
  mixed: 'read, in part by text recognition',
};
/** "3 pages, read by text recognition" */
export const pagesRead = (pages: number, how: string): string => `${pages} ${pages === 1 ? 'page' : 'pages'}, ${how}`;
export const viewText = 'View text';
export const hideText = 'Hide text';
export const download = (name: string): string => `Download ${name}`;
export const downloadFailed = 'The file could not be downloaded. Please try again.';
