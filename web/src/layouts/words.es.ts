export const menu = 'Menú';
export const openMenu = 'Abrir menú';
export const closeMenu = 'Cerrar menú';
export const expandMenu = 'Expandir menú';
export const collapseMenu = 'Contraer menú';
export const mainMenu = 'Principal';
export const chatHistory = 'Historial de chats';
export const getPlan = 'Obtener plan';
/** The same where there is little room. */
export const getPlanShort = 'Plan';
export const newChat = 'Nuevo chat';
export const manageSubscription = 'Suscripción';
export const users = 'Usuarios';
export const audit = 'Auditoría';
export const operation = 'Operación';
export const helpAndSupport = 'Ayuda y soporte';
export const faq = 'Preguntas frecuentes';
export const logout = 'Cerrar sesión';
