export const title = 'Sus datos';
export const description = 'Lo que tiene aquí es suyo: llévelo consigo cuando quiera, o elimínelo para siempre.';
export const notLoaded = 'No se pudieron consultar sus datos.';
export const stored = (used: string, most: string): string => `Sus archivos adjuntos ocupan ${used} de ${most} MB.`;
/** The export. */
export const exportAll = 'Exportar todo';
export const exporting = 'Exportando…';
export const exported = 'La exportación está entre sus descargas.';
export const notExported = 'No se pudieron exportar sus datos. Inténtelo de nuevo.';
export const whatIsInIt = (where: string): string =>
  `Un archivo zip con sus chats, archivos adjuntos, borradores, valoraciones, perfil y actividad de inicio de sesión.${where} Nada en él está cifrado: guárdelo donde solo usted pueda leerlo.`;
export const withCompany = (company: string): string =>
  ` Contiene su espacio de trabajo personal y sus propios chats en ${company}.`;
export const withoutCompany = (company: string): string =>
  ` Contiene su espacio de trabajo personal; los expedientes de ${company} se quedan con la empresa.`;
/** The end of the account. */
export const deleteTitle = 'Eliminar su cuenta';
export const deleteButton = 'Eliminar cuenta';
export const deleteAsk = '¿Eliminar su cuenta?';
export const deleteConfirm = 'Eliminar mi cuenta';
export const deleted = 'Su cuenta está eliminada.';
export const noWayBack = 'Nada la recupera. Quizá quiera exportar todo antes.';
export const aCompany = 'una empresa';
export const yourCompany = 'su empresa';
export const handOverFirst = (company: string): string =>
  `Usted es propietario de ${company}, donde trabajan otras personas. Antes, nombre a otro propietario o quite a todos de ella.`;
export const address = 'Su dirección de correo electrónico';
export const addressHint = (email: string): string => `Escriba ${email} para confirmar.`;
export const addressWrong = 'Escriba la dirección de correo electrónico de esta cuenta.';
export const ownGone =
  'Sus chats, archivos, borradores y todo lo demás que es suyo se destruyen de inmediato, con las claves que los abren.';
export const leaves = (company: string): string =>
  ` Usted deja ${company}, que conserva los expedientes que escribió para ella.`;
export const closes = (company: string): string =>
  ` Usted es la única persona en ${company}: se cierra con su cuenta, y también se destruyen todos sus expedientes.`;
export const planEnds = ' Su plan termina ahora; lo pagado no se devuelve.';
export const inBackups = (days: number): string =>
  ` Las copias de seguridad pueden conservar lo destruido hasta ${days} días; después también desaparece de ellas.`;
