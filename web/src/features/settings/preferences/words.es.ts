export const title = 'Preferencias';
export const description = 'Cómo prefiere trabajar. Los cambios se aplican de inmediato.';
export const saved = 'Preferencias guardadas.';
export const failed = 'No se pudieron guardar sus preferencias. Inténtelo de nuevo.';
export const tool = 'Los chats nuevos empiezan con';
export const toolHint = 'En cada chat se puede elegir otra herramienta.';
export const note = 'Las notas se escriben como';
export const noteHint = 'Para Chartwright y TranscriptX, salvo que un chat elija otro tipo de nota.';
export const noteAsAsked = 'Lo que pida el mensaje; si no, SOAP';
export const appearance = 'Apariencia';
export const light = 'Claro';
export const dark = 'Oscuro';
export const appearanceHint = 'En este navegador.';
export const language = 'Idioma de las páginas';
export const languageHint =
  'En este navegador. Al elegir otro, la página se carga de nuevo; sus chats quedan como se escribieron.';
