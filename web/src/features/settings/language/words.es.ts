export const title = 'Idioma';
export const description =
  'De las páginas en este navegador. Al elegir otro, la página se carga de nuevo; sus chats quedan como se escribieron.';
export const choices = 'Idioma de las páginas';
