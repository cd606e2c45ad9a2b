/** Lo que dice el formulario de contacto. Los rechazos son los del servidor, palabra por palabra. */
export const name = 'Nombre';
export const email = 'Correo electrónico';
export const message = 'Mensaje';
export const send = 'Enviar';
export const sending = 'Enviando...';
export const thanks = '¡Gracias por su mensaje! Le responderemos pronto.';
export const nameRequired = 'El nombre es obligatorio';
export const nameTooLong = 'El nombre es demasiado largo. El límite es de 100 caracteres.';
export const emailRequired = 'El correo electrónico es obligatorio';
export const emailInvalid = 'El correo electrónico no es válido';
export const messageRequired = 'El mensaje es obligatorio';
export const messageTooLong = 'El mensaje es demasiado largo. El límite es de 5,000 caracteres.';
export const failed = 'No se pudo enviar su mensaje, y sigue aquí. Inténtelo de nuevo.';
export const offline = 'No se pudo conectar con el servidor. Su mensaje sigue aquí; inténtelo de nuevo.';
