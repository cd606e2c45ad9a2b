export const updated = 'Contraseña actualizada';
export const title = '¡Felicitaciones!';
export const lead = 'Su contraseña se actualizó; cámbiela con regularidad';
export const login = 'Iniciar sesión';
