export const title = 'Comentario sobre esta respuesta';
export const label = '¿Qué debería mejorar? (opcional)';
export const hint =
  'Se guarda cifrado con esta respuesta y forma parte de su exportación de datos. Si desea una respuesta, escriba a Ayuda y soporte.';
export const send = 'Enviar comentario';
export const close = 'No, gracias';
export const saved = 'Gracias. Su comentario se ha guardado con esta respuesta.';
export const failed = 'No se pudo guardar su comentario. Inténtelo de nuevo.';
