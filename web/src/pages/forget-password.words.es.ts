export const title = 'Contraseña olvidada';
export const lead = 'Le enviaremos por correo un código de cuatro dígitos para cambiarla.';
export const remember = '¿La recuerda?';
export const logIn = 'Iniciar sesión';
