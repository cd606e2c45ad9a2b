export const chatName = 'Chat name';
export const emptyName = 'Chat name cannot be empty!';
export const renamed = 'Chat renamed successfully!';
export const renameFailed = 'Failed to rename chat. Please try again.';
export const deleted = 'Chat deleted successfully!';
export const undo = 'Undo';
export const deleteFailed = 'Failed to delete chat.';
export const restoreFailed = 'The chat could not be brought back. Please try again.';
export const exportTitle = 'Export this chat';
export const exportLead = 'A file with its messages in order, and of each reply the newest version with its state.';
export const formats = { docx: 'Word', pdf: 'PDF', md: 'Markdown', fhir: 'FHIR' } as const;
export const downloadAs = {
  docx: 'Download as Word',
  pdf: 'Download as PDF',
  md: 'Download as Markdown',
  fhir: 'Download as FHIR',
} as const;
export const fhirIsNotes = 'FHIR holds the notes of the chat alone.';
export const downloading = 'Fetching the file';
export const downloaded = 'The file was downloaded';
export const downloadFailed = 'The file could not be downloaded. Please try again.';
