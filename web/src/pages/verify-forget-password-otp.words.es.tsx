import type { ReactNode } from 'react';

export const title = 'Ingrese el código para cambiar su contraseña';
export const onItsWay = (email: ReactNode): ReactNode => (
  <>Si {email} tiene una cuenta, ya va en camino un código de cuatro dígitos.</>
);
export const notYours = '¿No es su dirección?';
export const another = 'Usar otra';
