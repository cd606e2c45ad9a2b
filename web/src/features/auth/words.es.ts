/** What the account forms share. */
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const newPassword = 'Contraseña nueva';
export const confirmPassword = 'Confirmar contraseña';
export const passwordHint = 'Al menos 8 caracteres.';
export const confirmYourPassword = 'Confirme su contraseña';
export const noMatch = 'Las contraseñas no coinciden';
/** Logging in. */
export const rememberMe = 'Recordarme';
export const logIn = 'Iniciar sesión';
export const loginFailed = 'No se pudo iniciar sesión. Inténtelo de nuevo.';
export const withPasskey = 'Iniciar sesión con una llave de acceso';
export const or = 'o';
export const continueWith = (provider: string): string => `Continuar con ${provider}`;
export const providerFailed =
  'En este momento no se puede iniciar sesión de esa forma. Inténtelo de nuevo o use su contraseña.';
export const notBegun =
  'Este inicio de sesión comenzó en otra pestaña u otro navegador, o hace ya tiempo. Empiece de nuevo.';
export const notCompleted = 'No se pudo completar el inicio de sesión. Empiece de nuevo.';
/** The second step. */
export const byApp = 'Usar la aplicación de autenticación';
export const byPasskey = 'Usar una llave de acceso';
export const byRecoveryCode = 'Usar un código de recuperación';
export const backToLogIn = 'Volver a iniciar sesión';
export const appCode = 'Código de su aplicación de autenticación';
export const appCodeHint = 'Seis dígitos; su aplicación muestra un código nuevo cada 30 segundos.';
export const recoveryCode = 'Código de recuperación';
export const recoveryCodeHint = 'Dieciséis letras y números. Cada código sirve una sola vez.';
export const goOn = 'Continuar';
/** Signing up. */
export const signUp = 'Crear cuenta';
export const signUpFailed = 'No se pudo crear la cuenta. Inténtelo de nuevo.';
export const invitedEmail = 'Su invitación es para esta dirección.';
/** A mailed code. */
export const code = 'Código';
export const codeLasts = 'Es válido durante diez minutos.';
export const verify = 'Verificar';
export const verifyFailed = 'No se pudo verificar el código. Inténtelo de nuevo.';
export const resend = 'Reenviar código';
export const resendFailed = 'No se pudo reenviar el código. Inténtelo de nuevo.';
export const resent = 'Código reenviado. Revise su correo.';
export const fourDigits = 'Ingrese un código válido de 4 dígitos.';
/** A new password. */
export const sendCode = 'Enviar código';
export const sendFailed = 'No se pudo enviar el código. Inténtelo de nuevo.';
export const emailMissing = 'Falta el correo electrónico. Inténtelo de nuevo.';
export const resetExpired = 'Este cambio de contraseña venció o ya se usó. Pida un código nuevo.';
export const resetFailed = 'No se pudo cambiar la contraseña. Inténtelo de nuevo.';
