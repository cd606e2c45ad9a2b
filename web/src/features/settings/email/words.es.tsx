import type { ReactNode } from 'react';

export const title = 'Correo electrónico';
export const description =
  'Con esta dirección inicia sesión y en ella recibe sus correos. Una nueva se confirma con un código que se envía a ella.';
export const yourAddress = (address: ReactNode): ReactNode => <>Su dirección es {address}.</>;
export const change = 'Cambiar correo electrónico';
export const changed = 'Se cambió su dirección de correo electrónico.';
export const next = 'Correo electrónico nuevo';
export const sendCode = 'Enviar el código';
export const isOnItsWay = (address: ReactNode): ReactNode => (
  <>Si {address} se puede usar, hay un código en camino a ella. Vale 10 minutos.</>
);
export const code = 'Código';
export const sendAnother = 'Enviar otro código';
export const sentAnother = 'Hay un código nuevo en camino. El anterior ya no vale.';
export const otherAddress = 'Otra dirección';
