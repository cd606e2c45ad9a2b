export const title = 'Plan';
export const ended = 'Terminó: ';
export const expires = 'Vence: ';
export const paidBy = (company: string): string => `Lo paga ${company}.`;
export const update = 'Cambiar de plan';
export const manage = 'Administrar suscripción';
export const notLoaded = 'No se pudo cargar su plan.';
