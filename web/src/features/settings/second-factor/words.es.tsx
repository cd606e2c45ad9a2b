import type { ReactNode } from 'react';

export const title = 'Segundo factor';
export const description =
  'Se pide al iniciar sesión además de la contraseña, para que una contraseña sola no abra nada.';
export const descriptionNeeded = 'Se pide al iniciar sesión además de la contraseña. Necesita al menos uno.';
export const notLoaded = 'No se pudieron cargar sus segundos factores.';
export const remove = 'Quitar';
/** The authenticator app. */
export const app = 'Aplicación de autenticación';
export const notSetUp = 'Sin configurar';
export const setUpOn = (day: string): string => `Configurada el ${day}`;
export const setUp = 'Configurar';
export const replace = 'Reemplazar';
export const appRemoved = 'Se quitó su aplicación de autenticación.';
export const removeAppAsk = '¿Quitar la aplicación de autenticación?';
export const appForm = 'Configurar una aplicación de autenticación';
export const qrCode = 'Código QR para su aplicación de autenticación';
export const scan =
  'Escanee esto con una aplicación de autenticación, como la de su gestor de contraseñas o la de su teléfono.';
export const openHere = 'Abrirlo en la aplicación de este dispositivo';
export const typeInstead = 'Si no puede escanearlo, escriba esta clave en la aplicación:';
export const codeNow = 'Código que muestra ahora la aplicación';
export const confirm = 'Confirmar';
/** Passkeys. */
export const passkeys = 'Llaves de acceso';
export const passkeyCount = (count: number): string => {
  if (count === 0) return 'Ninguna';
  return count === 1 ? 'Una llave de acceso' : `${count} llaves de acceso`;
};
export const addPasskey = 'Agregar una llave de acceso';
export const yourPasskeys = 'Sus llaves de acceso';
export const notAtThisAddress =
  'Las llaves de acceso no se pueden usar en la dirección de este servidor. Una aplicación de autenticación, sí.';
export const notInThisBrowser =
  'Las llaves de acceso no se pueden usar en este navegador. Una aplicación de autenticación, sí.';
export const openAt = (address: ReactNode): ReactNode => <>Abra esta página en {address} para usar llaves de acceso.</>;
export const passkeyName = 'Nombre de la llave de acceso';
export const passkeyNameHint = 'Para que la reconozca. A continuación, el navegador le preguntará.';
export const goOn = 'Continuar';
export const passkeyRemoved = 'Se quitó su llave de acceso.';
export const noPasskeyMade = 'No se creó ninguna llave de acceso. Inténtelo de nuevo.';
export const removePasskeyAsk = '¿Quitar esta llave de acceso?';
export const passkeyFacts = (added: string, used: string | null, isSynced: boolean): string =>
  `Agregada el ${added}, ${used === null ? 'aún sin usar' : `usada por última vez el ${used}`}${isSynced ? ', guardada también en sus otros dispositivos' : ''}.`;
export const rename = 'Cambiar nombre';
export const renameOne = (name: string): string => `Cambiar nombre de ${name}`;
export const removeOne = (name: string): string => `Quitar ${name}`;
/** Names that a new passkey begins with. */
export const devices: Readonly<
  Record<'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'chromebook' | 'linux', string>
> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Dispositivo Android',
  windows: 'Computadora con Windows',
  mac: 'Mac',
  chromebook: 'Chromebook',
  linux: 'Computadora con Linux',
};
export const anyDevice = 'Mi llave de acceso';
/** Before a factor goes. */
export const removingLast =
  'Entonces su contraseña sola abrirá su cuenta. Se cerrará la sesión en los demás navegadores.';
export const removingOne = 'Ya no valdrá al iniciar sesión. Se cerrará la sesión en los demás navegadores.';
export const keep = 'Conservarla';
/** Recovery codes. */
export const recoveryCodes = 'Códigos de recuperación';
export const codesLeft = (left: number): string => {
  if (left === 0) return 'No queda ninguno';
  return left === 1 ? 'Queda uno' : `Quedan ${left}`;
};
export const makeNewCodes = 'Crear códigos nuevos';
export const yourCodes = 'Sus códigos de recuperación';
export const codesLead =
  'Cada código sirve una vez, cuando no tenga a mano su aplicación o su llave de acceso. Guárdelos donde nadie más los encuentre. Solo se muestran ahora.';
export const copy = 'Copiar';
export const download = 'Descargar';
export const print = 'Imprimir';
export const copied = 'Los códigos están copiados.';
export const notCopied = 'El navegador no dejó copiar a esta página. Seleccione los códigos y cópielos.';
export const haveKept = 'He guardado estos códigos';
export const done = 'Listo';
/** The file of the codes. */
export const fileTitle = 'Códigos de recuperación de Notewright';
export const fileAccount = (email: string): string => `Cuenta: ${email}`;
export const fileDay = (day: string): string => `Creados el: ${day}`;
export const fileAdvice =
  'Cada código sirve una vez, en lugar de su aplicación de autenticación o su llave de acceso. Guárdelos donde nadie más los encuentre.';
export const fileName = 'notewright-codigos-de-recuperacion.txt';
