/** "Redacted, 12 KB" */
export const redactedFile = (size: string): string => `Redacted, ${size}`;
export const download = 'Download';
export const downloadFile = (name: string): string => `Download ${name}`;
export const downloading = 'Downloading the file';
export const downloaded = 'The file was downloaded';
export const downloadFailed = 'The file could not be downloaded. Please try again.';
