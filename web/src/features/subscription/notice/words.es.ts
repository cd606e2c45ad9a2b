export const seePlans = 'Ver planes';
export const manage = 'Administrar suscripción';
export const yourCompany = 'su empresa';
const staysOpen = 'Sus expedientes siguen disponibles para leerlos, copiarlos, exportarlos y eliminarlos.';
export const askOwner = (wasTrial: boolean, company: string, owner: string | null): string =>
  `${wasTrial ? 'La prueba gratuita' : 'El plan'} de ${company} terminó. Para seguir escribiendo, consulte a su propietario${owner === null ? '' : ` (${owner})`}. ${staysOpen}`;
export const beginWithPlan = `Para empezar a escribir, elija un plan. ${staysOpen}`;
export const trialHasEnded = `Su prueba gratuita terminó. Para seguir escribiendo, elija un plan. ${staysOpen}`;
export const planHasEnded = `Su plan terminó. Para seguir escribiendo, elija un plan. ${staysOpen}`;
export const pastDue = (until: string | null): string =>
  `El último pago no se realizó. Todo sigue como siempre${until === null ? '' : ` hasta el ${until}`}; revise la tarjeta.`;
export const daysLeft = (days: number): string => `Le quedan ${days} días de prueba gratuita.`;
export const endsToday = (time: string): string => `Su prueba gratuita termina hoy a las ${time}.`;
export const endsTomorrow = (time: string): string => `Su prueba gratuita termina mañana a las ${time}.`;
