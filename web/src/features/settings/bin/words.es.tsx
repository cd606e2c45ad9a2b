import type { ReactNode } from 'react';

export const title = 'Papelera';
export const description = 'Los chats eliminados esperan aquí antes de destruirse, con sus archivos y sus claves.';
export const list = 'Chats eliminados';
export const deletedOn = (day: ReactNode, left: string): ReactNode => (
  <>
    Eliminado el {day}, {left}
  </>
);
export const timeLeft = (days: number): string => {
  if (days <= 0) return 'se destruye hoy';
  return days === 1 ? 'queda 1 día' : `quedan ${days} días`;
};
export const restore = 'Restaurar';
export const restoreOne = (title: string): string => `Restaurar ${title}`;
export const deleteNow = 'Eliminar ya';
export const deleteOneNow = (title: string): string => `Eliminar ${title} ya`;
export const empty = 'Vaciar papelera';
export const showMore = 'Mostrar más';
export const askAll = '¿Vaciar la papelera?';
export const askOne = '¿Eliminar este chat ya?';
export const allGone =
  'Se destruyen todos los chats que contiene, con sus archivos y las claves que los abren. Nada los recupera.';
export const oneGone = 'Se destruye con sus archivos y la clave que lo abre. Nada lo recupera.';
export const restored = 'Chat restaurado.';
export const destroyed = 'Chat destruido.';
export const isEmpty = 'La papelera está vacía.';
export const notLoaded = 'No se pudo cargar la papelera.';
