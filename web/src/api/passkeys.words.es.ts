export const notUsed = 'No se usó la llave de acceso. Inténtelo de nuevo o elija otra forma.';
export const heldAlready = 'Este dispositivo ya guarda una llave de acceso suya.';
export const notMade = 'No se creó ninguna llave de acceso. Inténtelo de nuevo o use una aplicación de autenticación.';
