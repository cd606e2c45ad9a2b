import type { PlanCard } from '../../api/account/plans.ts';

type Wording = Partial<Pick<PlanCard, 'frequency' | 'buttonText' | 'badge' | 'features'>>;

const storage = 'Almacenamiento seguro conforme a HIPAA';
const forWeb = ['Planificador de IA sin límites', 'Todas las herramientas', 'Soporte prioritario'];
const monthly = { frequency: 'al mes', buttonText: 'Comprar ahora' } as const;

/** Lo que el servidor dice de cada plan, por su identificador. Los nombres y los precios son los suyos. */
const wordings: Readonly<Record<string, Wording>> = {
  individual: { ...monthly, features: ['Licencia para un usuario', 'Actualizaciones de por vida', storage] },
  company: {
    ...monthly,
    badge: 'La mejor opción',
    features: [
      'Hasta 10 usuarios',
      'Actualizaciones de por vida',
      'Amplíelo cuando quiera',
      'Usuarios de biblioteca sin límite',
      storage,
    ],
  },
  one: { frequency: 'al mes', buttonText: 'Elegir mensual', features: [...forWeb, 'Cancele cuando quiera'] },
  two: {
    frequency: 'al mes',
    buttonText: 'Elegir anual',
    features: forWeb,
  },
};

/** El importe anual es el que dice el servidor. */
const billed = (text: string | null): string | null =>
  text === null ? null : text.replace(/^\D*(\$[\d.,]*\d).*$/, 'Se factura como $1 al año');

export const cardInWords = (card: PlanCard): PlanCard => ({
  ...card,
  billedAnnually: billed(card.billedAnnually),
  ...wordings[card.id],
});
export const chooseTitle = 'Elija su plan';
export const chooseLead = 'Puede cancelarlo cuando quiera.';
export const chooseNote =
  'Ambos se renuevan cada mes hasta que usted los cancele. Antes de pagar verá el importe que corresponde.';
export const forOnePerson = 'Para una sola persona, no para una empresa.';
export const otherList =
  'Para una sola persona hay una segunda lista de precios, mensual y anual. Todos los planes tienen las mismas cuatro herramientas; su tarjeta dice qué más incluyen.';
export const firstList =
  'Individual y Company Plan están en la primera lista de precios. Todos los planes tienen las mismas cuatro herramientas; su tarjeta dice qué más incluyen.';
export const monthlyAndAnnual = 'Planes mensual y anual';
export const processing = 'Procesando...';
export const yourPlan = 'Su plan';
export const cancelled = (until: string | null): string =>
  `Cancelado${until === null ? '' : `; vigente hasta el ${until}`}`;
export const resume = 'Reanudar';
export const resumed = (_message: string): string => 'La suscripción se reanudó.';
export const notResumed = 'No se pudo reanudar la suscripción. Inténtelo de nuevo.';
export const afterThisEnds = (day: string): string => `Podrá elegirlo cuando termine su plan, el ${day}.`;
export const worthMore = (day: string): string =>
  `Lo que queda de su plan vale más de lo que cuesta este. Si lo cancela, podrá elegir este cuando termine, el ${day}.`;
export const plansTitle = 'Planes';
export const plansHeading = 'Mensual y anual';
export const plansLead =
  'Para una persona. Antes de pagar verá el importe que corresponde; ambos se renuevan automáticamente hasta que usted los cancele.';
export const autoRenews = 'Se renueva hasta que lo cancele';
export const forCompanies =
  'Los planes mensual y anual son para una persona que trabaja por su cuenta. Una empresa tiene un solo plan para todo su equipo: consulte';
export const manage = 'Administrar suscripción';
export const addUsers = 'Agregar usuarios';
export const operator = 'Como operador, usted administra la instalación. Los planes los compran quienes la usan.';
export const paidFor = (company: string | null): string =>
  `${company ?? 'Su empresa'} paga por usted, también en su espacio de trabajo personal. No tiene que comprar nada.`;
export const askOwner = (company: string | null, owner: string | null): string =>
  `El plan de ${company ?? 'su empresa'} lo compran su propietario y sus administradores${owner === null ? '' : ` (el propietario es ${owner})`}. Consúltelo con alguno de ellos.`;
export const loading = 'Cargando planes...';
export const notLoaded = (why: string): string => `No se pudieron cargar los planes. ${why}`;
export const tryAgain = 'Reintentar';
export const purchaseFailed = 'No se pudo completar la compra';
export const ok = 'Aceptar';
export const noAddress = 'No se pudo cambiar de plan. Inténtelo de nuevo.';
export const individualFailed = 'No se pudo procesar la suscripción individual. Inténtelo de nuevo.';
export const paymentFailed = 'No se pudo procesar el pago. Inténtelo de nuevo.';
export const upgradeFailed = 'No se pudo cambiar de plan. Inténtelo de nuevo.';
