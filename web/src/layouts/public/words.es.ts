/** Lo que dice el marco de las páginas públicas: barra, menú y pie. */
export const sections = 'Secciones';
export const pages = 'Páginas';
export const menu = 'Menú';
export const home = 'Notewright, inicio';
export const login = 'Iniciar sesión';
export const signUp = 'Registrarse';
export const toChats = 'Ir a sus chats';
export const dark = 'Modo oscuro';
export const light = 'Modo claro';
export const faq = 'Preguntas frecuentes';
export const support = 'Ayuda y soporte';
export const pricing = 'Precios';
export const legal = 'Sobre este sitio';
export const terms = 'Términos de uso';
export const privacy = 'Política de privacidad';
export const drafts = 'Los resultados son borradores que un profesional clínico debe revisar.';
export const rights = 'Todos los derechos reservados.';
