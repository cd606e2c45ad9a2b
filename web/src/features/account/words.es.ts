/** Who is signed in, in the header. */
export const yourProfile = 'Su perfil';
export const yourProfileIs = 'Su perfil:';
export const welcomeBack = 'Hola de nuevo';
export const loggedOut = 'Sesión cerrada.';
export const workspaceIs = 'Espacio de trabajo: ';
/** The profile. */
export const profile = 'Perfil';
export const fullName = 'Nombre completo';
export const notGiven = 'Aún sin indicar';
export const subscriptionType = 'Tipo de suscripción';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const edit = 'Editar perfil';
export const notLoaded = 'No se pudo cargar el perfil.';
export const error = (sentence: string): string => `Error: ${sentence}`;
export const tryAgain = 'Intentar de nuevo';
export const updated = 'Perfil actualizado.';
export const notUpdated = 'No se pudo actualizar el perfil.';
/** Its picture. */
export const picture = 'Foto de perfil';
export const pictureFile = 'Archivo de la foto de perfil';
export const pictureHint = 'JPEG, PNG, GIF o WebP, hasta 5 MB.';
export const picturePreview = 'Vista previa. La foto se guarda cuando usted guarda.';
export const pictureGoes = 'La foto se quita cuando usted guarda.';
export const replacePicture = 'Reemplazar foto';
export const choosePicture = 'Elegir foto';
export const removePicture = 'Quitar foto';
export const notAnImage = 'La foto de perfil debe ser una imagen.';
export const pictureTooLarge = 'El archivo es demasiado grande. El límite es de 5 MB.';
/** What somebody's subscription is. */
export const accountTypes: Readonly<Record<'individual' | 'company', string>> = {
  individual: 'Individual',
  company: 'Empresa',
};
export const paymentFailed = 'falló el pago';
export const cancelledUntil = (day: string): string => `cancelada, hasta el ${day}`;
export const status = (status: string): string =>
  ({ active: 'activa', trial: 'de prueba', cancelled: 'cancelada', expired: 'terminada' })[status] ??
  status.replaceAll('_', ' ');
export const trialUntil = (day: string): string => `Prueba gratuita hasta el ${day}`;
export const none = 'Ninguna';
export const noneSince = (day: string): string => `Ninguna (terminó el ${day})`;
/** Sign-in activity. */
export const activity = 'Actividad de inicio de sesión, la más reciente primero';
export const activityNotLoaded = 'No se pudo cargar la actividad de inicio de sesión.';
export const noActivity = 'No hay actividad de inicio de sesión.';
export const ipAddress = 'Dirección IP';
export const user = 'Usuario';
export const loginDate = 'Fecha';
export const loginTime = 'Hora';
export const action = 'Acción';
