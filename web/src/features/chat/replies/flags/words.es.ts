import type { FlagChoice, Severity } from '@notewright/engine';

export const title = 'Revisar las advertencias';
export const lead = 'Lo que usted decida queda en este chat y se muestra cuando la historia se audite de nuevo.';
export const left = (open: number, all: number): string =>
  open === 0 ? 'Todas están decididas.' : `Quedan ${open} de ${all} por decidir.`;
export const filter = 'Gravedad';
export const everyOne = 'Todas';
export const severityNames: Readonly<Record<Severity, string>> = { high: 'Alta', medium: 'Media', low: 'Baja' };
export const missing = 'Falta';
export const actionsOf = (message: string): string => `Decidir sobre: ${message}`;
export const choose: Readonly<Record<FlagChoice, string>> = {
  accepted: 'Aceptar',
  dismissed: 'Descartar',
  fixed: 'Marcar como corregida',
};
export const undo = 'Deshacer';
export const chosen: Readonly<Record<FlagChoice, (day: string) => string>> = {
  accepted: (day) => `Aceptada el ${day}`,
  dismissed: (day) => `Descartada el ${day}`,
  fixed: (day) => `Marcada como corregida el ${day}`,
};
export const stillThere = (day: string): string => `Marcada como corregida el ${day}, y sigue presente`;
export const byYou = 'por usted';
export const reason = '¿Por qué se descarta?';
export const reasonHint = 'Opcional. Desde ahora figurará junto a la advertencia.';
export const dismissFlag = 'Descartar advertencia';
export const cancel = 'Cancelar';
export const decided = 'Decidido sobre estas advertencias';
export const toAsk = 'Pregunta para el profesional';
export const copyQuery = 'Copiar pregunta';
export const copied = 'Pregunta copiada.';
export const copyFailed = 'No se pudo copiar la pregunta. Selecciónela y cópiela a mano.';
export const dismissedFlags = (count: number): string => `Descartadas (${count})`;
export const noneOfThese = 'Aquí no quedan advertencias de esta gravedad.';
export const saveFailed = 'No se guardó. Inténtelo de nuevo.';
export const loadFailed = 'No se pudo cargar lo decidido antes.';
export const announcements: Readonly<Record<FlagChoice | 'undone', string>> = {
  accepted: 'Advertencia aceptada.',
  dismissed: 'Advertencia descartada.',
  fixed: 'Advertencia marcada como corregida.',
  undone: 'Decisión deshecha.',
};
