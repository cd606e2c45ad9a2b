import type { ReactNode } from 'react';

export const title = 'Espacio de trabajo';
export const description =
  'Lo que usted escribe en el espacio de trabajo de la empresa pertenece a la empresa. Sus chats personales son solo suyos.';
export const personal = 'su espacio de trabajo personal';
export const youAreIn = (place: ReactNode): ReactNode => <>Está trabajando en {place}.</>;
export const switchTo = (place: string): string => `Cambiar a ${place}`;
export const switched = (place: string): string => `Ahora trabaja en ${place}.`;
export const failed = 'No se pudo cambiar de espacio de trabajo. Inténtelo de nuevo.';
