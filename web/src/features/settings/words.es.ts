export const title = 'Configuración';
export const notLoaded = 'No se pudo cargar la configuración.';
/** What several sections say. */
export const tryAgain = 'Intentar de nuevo';
export const cancel = 'Cancelar';
export const save = 'Guardar';
export const untitledChat = 'Chat sin título';
export const failed = 'No se pudo hacer. Inténtelo de nuevo.';
/** The lines of the list of sections. */
export const preferences = 'Preferencias';
export const plan = 'Plan';
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const secondFactor = 'Segundo factor';
export const sessions = 'Sesiones';
export const workspace = 'Espacio de trabajo';
export const company = 'Empresa';
export const agreement = 'Acuerdo';
export const templates = 'Plantillas';
export const bin = 'Papelera';
export const usage = 'Uso';
export const yourData = 'Sus datos';
