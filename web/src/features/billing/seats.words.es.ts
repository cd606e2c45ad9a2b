export const title = 'Agregar usuarios';
export const pageLead = 'Una empresa paga por cada uno de sus usuarios, mes a mes.';
export const field = 'Cantidad de usuarios';
export const payable = 'Importe a pagar';
export const perMonth = 'al mes';
export const buyNow = 'Comprar ahora';
export const processing = 'Procesando...';
export const visitorLead =
  'Obtiene una empresa para esta cantidad de usuarios y será su propietario. Primero crea su cuenta; después encontrará esto de nuevo aquí.';
export const yourCompany = 'su empresa';
export const resumeFirst = (company: string): string =>
  `El plan de ${company} está cancelado. Reanúdelo primero en Administrar suscripción; después podrá agregar usuarios.`;
export const payFirst = (company: string): string =>
  `El último pago de ${company} no se realizó. Cambie primero la tarjeta en Administrar suscripción; después podrá agregar usuarios.`;
export const sum = (users: string, amount: string, interval: 'month' | 'year', day: string): string =>
  `${users} usuarios en total, ${amount} al ${interval === 'year' ? 'año' : 'mes'} desde el ${day}.`;
export const newCompany =
  'Obtiene una empresa para esta cantidad de usuarios y será su propietario. Los chats que ya tiene siguen siendo solo suyos.';
export const forEverybody = (company: string): string =>
  `Para todo el equipo de ${company}, incluidos quienes ya están.`;
export const added = (company: string, day: string | null): string =>
  `Se agregan a ${company} y se cobran en proporción hasta ${day === null ? 'la próxima renovación' : `el ${day}`}. Al pagar verá lo que corresponde hoy.`;
