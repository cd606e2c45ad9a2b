export const title = 'Ayuda y soporte';
export const lead =
  'Cuéntenos qué pasó o qué le hace falta. Una persona lee cada mensaje y responde por correo electrónico.';
export const beforeTitle = 'Antes de escribir';
export const before = 'Muchas preguntas ya tienen respuesta.';
export const faq = 'Leer las preguntas frecuentes';
export const urgentTitle = 'No es para emergencias';
export const urgent = 'Nadie vigila este buzón a todas horas, y aquí no se responden preguntas médicas.';
export const mail = 'Por correo electrónico:';
