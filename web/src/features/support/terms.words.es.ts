export const title = 'Términos de uso';
export const lead =
  'El acuerdo entre usted y quien administra esta instalación de Notewright. El texto vinculante está en inglés.';
export const contents = 'Índice';
export const failed = 'No se pudieron cargar los términos.';
export const again = 'Volver a intentar';
