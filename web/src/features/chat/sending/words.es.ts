export const unreadable = 'La respuesta del servidor no se pudo leer. Inténtelo de nuevo.';
