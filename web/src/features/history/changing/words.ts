export const chatName = 'Chat name';
export const emptyName = 'Chat name cannot be empty!';
export const renamed = 'Chat renamed successfully!';
export const renameFailed = 'Failed to rename chat. Please try again.';
export const deleted = 'Chat deleted successfully!';
export const undo = 'Undo';
export const deleteFailed = 'Failed to delete chat.';
export const restoreFailed = 'The chat could not be brought back. Please try again.';
