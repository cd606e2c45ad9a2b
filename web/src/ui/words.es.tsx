import type { ReactNode } from 'react';

export const close = 'Cerrar';
export const loading = 'Cargando...';
export const digitOf = (digit: number, digits: number): string => `Dígito ${digit} de ${digits}`;
export const showPassword = 'Mostrar contraseña';
export const hidePassword = 'Ocultar contraseña';
export const tryAgain = 'Intentar de nuevo';
export const showMore = 'Mostrar más';
export const linesShown = (count: number): string => `Se muestran ${count} líneas.`;
export const skipToContent = 'Ir al contenido';
export const dismiss = 'Descartar';
export const notifications = 'Notificaciones';
export const noPasskeysHere = 'Las llaves de acceso no se pueden usar en este navegador en esta dirección.';
export const passkeysAt = (address: ReactNode): ReactNode => (
  <>
    Las llaves de acceso necesitan una dirección con nombre. Abra esta página en {address} para usar llaves de acceso.
  </>
);
