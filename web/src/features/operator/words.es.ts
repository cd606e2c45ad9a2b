const mailServerStates: Readonly<Record<string, string>> = {
  'not asked yet': 'aún sin consultar',
  reachable: 'disponible',
  unreachable: 'no disponible',
};

export const title = 'Operación';
export const notForYou = 'Esta página es para quienes operan la instalación.';
export const backToChats = 'Volver a los chats';
export const cancel = 'Cancelar';
export const save = 'Guardar';
export const failed = 'No se pudo hacer. Inténtelo de nuevo.';
/** The state of the installation. */
export const state = 'Estado';
export const version = 'Versión';
export const database = 'Base de datos';
export const databases: Readonly<Record<string, string>> = { sqlite: 'Integrada', postgres: 'PostgreSQL' };
export const mail = 'Correo';
export const mailKept = 'Se guarda en la instalación';
export const mailServer = (state: string): string => `Servidor de correo, ${mailServerStates[state] ?? state}`;
export const mailsWaiting = 'Correos en espera';
export const oldestSince = (moment: string): string => `, el más antiguo desde el ${moment}`;
export const payments = 'Pagos';
export const providers: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  'built-in': 'Pago integrado, solo tarjetas de prueba',
  off: 'Desactivados; no hay planes',
};
export const paymentsWaiting = (count: string): string => `, ${count} en espera de atenderse`;
export const paymentsStranded = (count: string): string =>
  `; clientes de cuentas eliminadas por cerrar en otro proveedor: ${count}`;
export const model = 'Modelo';
export const noModel = 'Ninguno; el motor integrado';
export const modelAt = (name: string, address: string): string => `${name} en ${address}`;
export const companies = 'Empresas';
export const people = 'Personas';
export const operators = 'Operadores';
export const openSessions = 'Sesiones abiertas';
export const settings = 'Configuración';
export const settingsAbout =
  'Los modelos, el correo, las claves y lo demás se fijan en la máquina: en su entorno o en el archivo .env. De un secreto solo se ve si está fijado.';
export const allSettings = 'Toda la configuración';
/** Companies. */
export const noTrial = 'sin prueba';
export const trialUntil = (day: string): string => `prueba hasta el ${day}`;
export const noPlan = 'sin plan';
export const planStates: Readonly<Record<'past_due' | 'cancelled' | 'expired', string>> = {
  past_due: ', se debe un pago',
  cancelled: ', cancelado',
  expired: ', terminado',
};
export const members = (count: number): string => (count === 1 ? '1 miembro' : `${count} miembros`);
export const companyFacts = (members: string, taken: number, seats: number, day: string): string =>
  `${members}, ${taken} de ${seats} puestos en uso · desde el ${day} · `;
export const change = 'Cambiar';
export const noCompany = 'Todavía no hay ninguna empresa.';
export const showMore = 'Mostrar más';
export const changeCompany = 'Cambiar empresa';
export const seats = 'Puestos';
export const seatsHint = (taken: number): string => `${taken} en uso por miembros e invitaciones abiertas.`;
export const trialEnd = 'Prueba hasta';
export const trialEndHint = 'Vacío si no hay prueba.';
/** Accounts. */
export const accounts = 'Cuentas';
export const accountsAbout =
  'Al desactivar una cuenta se cierran de inmediato todas sus sesiones y no se puede iniciar sesión en ella. Nada en ella cambia, y se avisa por correo a quien la usa.';
export const email = 'Correo electrónico';
export const switchOff = 'Desactivar';
export const switchOn = 'Volver a activar';
/** Mails that were not delivered. */
export const mails = 'Correos no entregados';
export const mailsAbout =
  'De los últimos 30 días, sin su texto. Un correo cuyo código o enlace ha vencido no se puede enviar de nuevo.';
export const mailReasons: Readonly<Record<'refused' | 'given_up' | 'out_of_date', string>> = {
  refused: 'El servidor de correo lo rechazó definitivamente',
  given_up: 'Abandonado tras un día de intentos',
  out_of_date: 'Su código o enlace había vencido',
};
export const mailTo = (domain: string): string => ` · para alguien en ${domain}`;
export const tries = (count: number): string => (count === 1 ? '1 intento' : `${count} intentos`);
export const tryMailAgain = 'Reintentar';
export const mailOf = (moment: string): string => `, correo del ${moment}`;
export const drop = 'Descartar';
export const dropMailOf = (moment: string): string => ` el correo del ${moment}`;
export const allDelivered = 'Se entregaron todos los correos.';
