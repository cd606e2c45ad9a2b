export const title = 'Cambiar contraseña';
export const lead =
  'Elija una nueva. Se cerrará la sesión en todos los navegadores que la iniciaron con la contraseña anterior.';
export const tooLong = '¿Tardó demasiado?';
export const newCode = 'Pedir un código nuevo';
