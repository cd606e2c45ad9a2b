import type { Subscription } from './subscription.ts';

export const stateWords: Readonly<Record<Subscription['state'], string>> = {
  none: 'Sin plan',
  trial: 'Prueba gratuita',
  active: 'Activo',
  past_due: 'Pago fallido',
  cancelled: 'Cancelado',
  expired: 'Terminado',
};
export const per = { month: 'al mes', year: 'al año' } as const;
export const trialEnded = 'Prueba gratuita terminada';
export const none = 'Ninguna';
export const unknownDay = 'un día que aún no se conoce';
export const people = (taken: number, seats: number): string =>
  `${taken} de ${seats} ${seats === 1 ? 'usuario' : 'usuarios'}`;
const staysOpen = 'Todo lo que tiene sigue disponible: puede leer, buscar, copiar, exportar y eliminar.';
export const trialRuns = (day: string): string =>
  `La prueba gratuita dura hasta el ${day}. Cuando termina no se cobra nada.`;
export const renews = (day: string, price: string | null): string =>
  `Se renueva automáticamente el ${day}${price === null ? '' : ` por ${price}`}.`;
export const pastDue = (day: string, mayBuy: boolean): string =>
  `El último pago no se realizó. Todo sigue como siempre hasta el ${day}.${mayBuy ? ' Cambie la tarjeta; el cobro se intentará de nuevo antes de esa fecha.' : ''}`;
export const cancelled = (day: string): string => `Se canceló y sigue vigente hasta el ${day}. No se cobra nada más.`;
export const ended = (day: string | null): string =>
  `Terminó${day === null ? '' : ` el ${day}`}. ${staysOpen} Para enviar mensajes nuevos hace falta un plan.`;
export const noPlan = (trialEnd: string | null, mayBuy: boolean): string =>
  `${trialEnd === null ? 'No hay ningún plan.' : `${mayBuy ? 'Su' : 'La'} prueba gratuita terminó el ${trialEnd}.`} ${staysOpen} Para enviar mensajes nuevos hace falta uno.`;
