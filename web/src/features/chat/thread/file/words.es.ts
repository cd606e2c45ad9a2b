import type { Attachment } from '@notewright/contract';

export const readBy: Readonly<Record<Attachment['read_by'], string>> = {
  text: 'leído',
  ocr: 'leído con reconocimiento de texto',
  mixed: 'leído en parte con reconocimiento de texto',
};
export const pagesRead = (pages: number, how: string): string =>
  `${pages} ${pages === 1 ? 'página' : 'páginas'}, ${how}`;
export const viewText = 'Ver texto';
export const hideText = 'Ocultar texto';
export const download = (name: string): string => `Descargar ${name}`;
export const downloadFailed = 'No se pudo descargar el archivo. Inténtelo de nuevo.';
