export const pageTitle = 'Página no encontrada';
export const sentence = 'La página que busca no existe.';
export const toDashboard = 'Volver al panel';
export const toHome = 'Volver al inicio';
