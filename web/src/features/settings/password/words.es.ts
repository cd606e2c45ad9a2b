export const title = 'Contraseña';
export const whatChanges =
  'Al cambiarla, se cierra la sesión en todos los demás navegadores y usted recibe un correo que lo avisa.';
export const hasNone =
  'Usted inicia sesión con su organización y no tiene contraseña aquí. Puede elegir una con ¿Olvidó su contraseña? en la página de inicio de sesión.';
export const change = 'Cambiar contraseña';
export const changed = 'Se cambió su contraseña.';
export const current = 'Contraseña actual';
export const next = 'Contraseña nueva';
export const nextHint = 'Al menos 8 caracteres.';
export const again = 'Confirme la contraseña nueva';
export const currentMissing = 'Se requiere la contraseña actual';
export const againMissing = 'Confirme su contraseña';
export const differ = 'Las contraseñas no coinciden';
