export const passwordRequired = 'La contraseña es obligatoria';
export const loggedInAs = 'Sesión iniciada como';
export const password = 'Contraseña';
export const unlock = 'Desbloquear';
export const byPasskey = 'Usar una llave de acceso';
export const notYou = '¿No es usted?';
export const logOut = 'Cerrar sesión';
