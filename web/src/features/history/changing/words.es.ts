export const chatName = 'Nombre del chat';
export const emptyName = 'El nombre del chat no puede estar vacío.';
export const renamed = 'Nombre del chat cambiado correctamente.';
export const renameFailed = 'No se pudo cambiar el nombre del chat. Inténtelo de nuevo.';
export const deleted = 'Chat eliminado correctamente.';
export const undo = 'Deshacer';
export const deleteFailed = 'No se pudo eliminar el chat.';
export const restoreFailed = 'No se pudo recuperar el chat. Inténtelo de nuevo.';
