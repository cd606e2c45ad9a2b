/** Lo que dice el formulario de ayuda y soporte; los rechazos son los del servidor, palabra por palabra. */
export const email = 'Correo electrónico';
export const description = 'Descripción';
export const descriptionHint =
  'Qué pasó y qué esperaba. No envíe datos de pacientes: esto viaja por correo electrónico.';
export const send = 'Enviar';
export const submitted = 'Su mensaje se envió correctamente.';
/** Bajo el aviso: cómo llega la respuesta. */
export const answerComes = (address: string): string => `La respuesta llegará a ${address}.`;
export const failed = 'No se pudo enviar su mensaje. Vuelva a intentarlo.';
export const another = 'Escribir otro mensaje';
export const emailRequired = 'El correo electrónico es obligatorio';
export const emailInvalid = 'El correo electrónico no es válido';
export const descriptionRequired = 'La descripción es obligatoria';
export const descriptionTooLong = 'La descripción es demasiado larga. El límite es de 5,000 caracteres.';
