import type { ReactNode } from 'react';
import type { Subscription } from '../../api/account/subscription.ts';

type AsLink = (text: string) => ReactNode;

export const title = 'Suscripción';
export const yourCompany = 'su empresa';
export const notLoaded = 'No se pudo cargar su suscripción.';
export const tryAgain = 'Reintentar';
export const whatToolsDid = 'Para qué se usaron las herramientas y cuánto tiempo ahorraron:';
export const usage = 'Uso';
export const overSeats = (over: number): string =>
  `Su empresa tiene ${over} ${over === 1 ? 'usuario' : 'usuarios'} más de los que incluye su plan.`;
export const nobodyLoses =
  'Nadie pierde nada: todos siguen trabajando y se conservan todos los expedientes. Agregue usuarios al plan o quite a alguien en Usuarios; hasta entonces no se puede invitar a nadie más.';
export const operator = 'Como operador, usted administra la instalación; los planes son para quienes trabajan en ella.';
export const youOwn = (company: string): string =>
  `Usted es propietario de ${company}, que también lo cubre aquí. Para cambiar su plan, vaya a su espacio de trabajo en Configuración.`;
export const askOwner = (company: string): string =>
  `Para seguir escribiendo, pida al propietario de ${company} que elija un plan.`;
export const covered = (company: string): string =>
  `${company} lo cubre: usted no tiene que pagar nada. Su propietario y sus administradores pueden cambiar el plan.`;
export const expiryTerms: Readonly<Record<Subscription['state'], string>> = {
  none: 'Fecha de vencimiento',
  trial: 'La prueba termina',
  active: 'Fecha de vencimiento',
  past_due: 'Sigue vigente hasta',
  cancelled: 'Fecha de vencimiento',
  expired: 'Terminó',
};
export const trialEnded = 'La prueba terminó';
export const accountType = 'Tipo de cuenta';
export const accountTypes = { company: 'Empresa', individual: 'Individual' } as const;
export const nextRenewal = 'Próxima renovación';
export const amountOn = (amount: string, day: string): string => `${amount} el ${day}`;
export const people = 'Personas';
export const manageUsers = 'Administrar usuarios';
export const paidBy = 'Lo paga';
export const company = 'Empresa';
export const owner = (email: string): string => `Su propietario: ${email}`;
export const changeCard = 'Cambiar tarjeta';
export const upgrade = 'Mejorar suscripción';
export const resume = 'Reanudar suscripción';
export const cancel = 'Cancelar suscripción';
export const otherPlans = 'Planes mensual y anual';
export const failures = {
  cancel: 'No se pudo cancelar la suscripción. Inténtelo de nuevo.',
  resume: 'No se pudo reanudar la suscripción. Inténtelo de nuevo.',
  card: 'No se pudo abrir la página de pago. Inténtelo de nuevo.',
} as const;
export const cancelTitle = '¿Cancelar su suscripción?';
export const endsAtOnce = 'El último pago no se realizó, por lo que termina de inmediato.';
export const goesOnUntil = (moment: string): string => `Sigue vigente hasta el ${moment}.`;
export const notTriedAgain = 'El cobro no se intenta de nuevo.';
export const nothingMore = 'No se cobra nada más.';
export const untilThen = 'Hasta entonces todo sigue igual, y puede revertir la cancelación.';
export const afterIt = (isAtOnce: boolean, isCompany: boolean): string =>
  `${isAtOnce ? 'A partir de ese momento' : 'Después'}${isCompany ? ' nadie en su empresa podrá' : ' usted no podrá'} enviar mensajes nuevos. Todos los expedientes siguen disponibles para leerlos, buscarlos, copiarlos, exportarlos y eliminarlos.`;
export const keepIt = 'Conservar suscripción';
export const cancelIt = 'Cancelar suscripción';
export const cancelled = (day: string): string => `Suscripción cancelada. Sigue vigente hasta el ${day}.`;
export const cancelledAtOnce = 'Suscripción cancelada. Ya terminó y no se cobrará nada más.';
export const resumed = (day: string | null): string =>
  `La suscripción se reanudó.${day === null ? '' : ` Se renueva el ${day}.`}`;
export const newOwner = (nameIt: AsLink, invite: AsLink): ReactNode => (
  <>
    Ahora usted es propietario de esta empresa. {nameIt('Póngale un nombre')} e {invite('invite a su equipo')}.
  </>
);
export const planIs = (plan: string): string => `${plan}.`;
export const usersAdded = (added: number, seats: number): string =>
  `${added === 1 ? 'Se agregó 1 usuario' : `Se agregaron ${added} usuarios`}: su plan es ahora para ${seats} usuarios.`;
export const thanks = 'Gracias. Su pago está confirmado.';
export const isActive = 'Su plan está activo.';
export const nothingBought = 'No se compró nada.';
export const leftBefore = 'Salió de la página de pago antes de pagar.';
export const leftThere = 'Salió de una página de pago sin pagar en ella.';
export const moreUsers = (added: number): string => `${added} ${added === 1 ? 'usuario' : 'usuarios'} más`;
export const stillStands = (what: string): string => `Lo que compró hace un momento sigue en pie: ${what}.`;
export const confirming = 'Confirmando su pago...';
export const confirmingHow = 'Esto tarda unos segundos. Puede salir de esta página; no se pierde nada.';
export const noneOpen = 'No hay ninguna compra en curso.';
export const noneOpenHow =
  'No se compró nada. Si de todos modos se hizo un cobro, se le devuelve y recibirá un correo al respecto.';
export const later = 'Su pago se está confirmando.';
export const laterHow =
  'Tarda más de lo habitual. Su plan comienza en cuanto se confirme y se lo avisaremos por correo. Si no terminó de pagar, no se cobra nada.';
