import type { AuditGroup, AuditOutcome } from '@notewright/contract';

export const title = 'Auditoría';
export const notForYou = 'El registro de auditoría de una empresa lo leen su propietario y sus auditores.';
export const ownLogins = 'Sus propios inicios de sesión';
export const inOwnWorkspace = 'en su propio espacio de trabajo';
export const inCompany = (company: string): string => `en ${company}`;
export const yourCompany = 'su empresa';
export const lead = (where: string): string =>
  `Quién hizo qué ${where}, y desde dónde, en su hora local. La lectura de este registro también queda en él. Nombra los chats y los archivos por su número, nunca por un título ni por palabras de un paciente.`;
export const loading = 'Cargando el registro de auditoría...';
export const nothingFits = 'Nada en el registro coincide con este filtro.';
export const isEmpty = 'El registro está vacío.';
export const exportTable = 'Exportar como tabla';
export const notExported = 'No se pudo exportar el registro de auditoría.';
/** The lines. */
export const list = 'Registro de auditoría, lo más reciente primero';
export const number = 'N.º';
export const when = 'Cuándo';
export const who = 'Quién';
export const what = 'Qué';
export const fromWhere = 'Desde dónde';
export const notSealed = 'aún sin sellar';
export const notSealedTitle = 'Aún sin sellar';
/** The filter. */
export const filter = 'Filtro';
export const from = 'Desde';
export const to = 'Hasta';
export const outcome = 'Resultado';
export const everything = 'Todo';
export const anyOutcome = 'Cualquiera';
export const everybody = 'Todos';
export const notSignedIn = 'Alguien sin sesión iniciada';
export const showAll = 'Mostrar todo de nuevo';
export const wrongDays = 'El primer día es posterior al último.';
/** The groups of events; each is one of the contract’s. */
export const groups: Readonly<Record<AuditGroup, string>> = {
  sign_in: 'Inicio y cierre de sesión',
  account: 'Perfil y seguridad',
  charts: 'Expedientes y mensajes',
  files: 'Archivos adjuntos',
  data: 'Exportaciones y eliminación',
  company: 'Empresa y miembros',
  emergency: 'Acceso de emergencia',
  billing: 'Planes y pagos',
  audit: 'Registro de auditoría',
  operator: 'Operación',
};
export const outcomes: Readonly<Record<AuditOutcome, string>> = {
  success: 'Hecho',
  denied: 'Rechazado',
  failure: 'Fallido',
};
/** True for words of the server for something that was tried and failed, and that say so. */
export const saysFailed = (what: string): boolean => /^No pudo\b|\b(?:fallido|incorrecto)\b/.test(what);
/** The state of the chain. */
export const isBroken = (line: string): string =>
  `El registro no está íntegro: la línea ${line} se cambió, se insertó o falta. Avise a quien opera Notewright para usted.`;
export const nothingSealed = 'Todavía no hay nada sellado.';
export const checkedSoFar = (sealed: string, verified: string): string =>
  `Sellado hasta el número ${sealed}; comprobado hasta el ${verified} por ahora.`;
export const isWhole = (sealed: string, moment: string): string =>
  `Sellado hasta el número ${sealed}; verificado el ${moment}`;
export const isChecking = 'Se está comprobando el registro.';
export const notChecked = 'No se pudo comprobar el registro.';
