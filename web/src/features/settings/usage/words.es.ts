export const title = 'Uso';
export const description =
  'Cuántas respuestas escribieron las herramientas y cuánto tiempo ahorraron, aproximadamente.';
export const see = 'Ver su uso';
