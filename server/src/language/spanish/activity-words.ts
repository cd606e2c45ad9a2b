import type { Sentences } from '../sentences.ts';

/** The lines of somebody's own sign-in activity. */
export const activityWords: Sentences = {
  'Sign-in': 'Inicio de sesión',
  'Failed sign-in': 'Inicio de sesión fallido',
  'Sign-out': 'Cierre de sesión',
  'Session ended: an old sign-in was used again': 'Sesión terminada: se usó otra vez un inicio de sesión anterior',
  'Email verified': 'Correo verificado',
  'Linked with the login of your organization': 'Vinculada con el inicio de sesión de su organización',
  'Password reset requested': 'Cambio de contraseña solicitado',
  'Wrong code for a password reset': 'Código incorrecto para cambiar la contraseña',
  'Password reset': 'Contraseña restablecida',
  'Password changed': 'Contraseña cambiada',
  'Wrong password at a change of password': 'Contraseña incorrecta al cambiar la contraseña',
  'Change of email requested': 'Cambio de correo solicitado',
  'Email changed': 'Correo cambiado',
  'Signed out another session': 'Se cerró otra sesión',
  'Signed out everywhere else': 'Se cerró la sesión en todos los demás lugares',
  'Failed confirmation': 'Confirmación fallida',
  'Failed unlocking': 'Desbloqueo fallido',
  'Wrong second factor': 'Segundo factor incorrecto',
  'Second factor changed': 'Segundo factor cambiado',
};
