export const redactedFile = (size: string): string => `Sin identificadores, ${size}`;
export const download = 'Descargar';
export const downloadFile = (name: string): string => `Descargar ${name}`;
export const downloading = 'Descargando el archivo';
export const downloaded = 'El archivo se descargó';
export const downloadFailed = 'No se pudo descargar el archivo. Inténtelo de nuevo.';
