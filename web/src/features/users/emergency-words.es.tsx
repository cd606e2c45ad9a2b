import type { ReactNode } from 'react';

export const title = 'Acceso de emergencia';
export const tryAgain = 'Intentar de nuevo';
export const cancel = 'Cancelar';
export const showMore = 'Mostrar más';
export const deletedAccount = 'una cuenta eliminada';
/** Opening it. */
export const lead = 'Para cuando la atención de un paciente no puede esperar a quien escribió el expediente.';
export const mayRead = 'Puede leer sus chats de esta empresa durante una hora, sin cambiar nada.';
export const mailNotice = 'Se avisa por correo al propietario, y también a la persona mientras sea miembro.';
export const isLogged = 'Todo lo que abra se escribe en el registro de auditoría.';
export const why = '¿Por qué es necesario?';
export const whyHint =
  'De 10 a 500 caracteres, sin el nombre del paciente. Solo pueden leerlo el propietario y los administradores.';
export const open = 'Abrir por una hora';
export const notOpened = 'No se pudo abrir el acceso de emergencia.';
/** On the page of users. */
export const about =
  'Los expedientes son de quienes los escriben. En una emergencia puede abrir los chats de una persona durante una hora, con un motivo: desde su menú, arriba, o desde las listas de abajo.';
export const toWhom = (name: string): string => ` a los chats de ${name}`;
export const owner = 'Propietario';
export const leftCompany = 'Dejaron la empresa';
export const leftNotLoaded = 'No se pudieron cargar las personas que dejaron la empresa.';
export const lastYear = 'El último año';
export const listNotLoaded = 'No se pudo cargar la lista.';
export const nobodyUsed = 'Nadie lo ha usado.';
export const whoOpened = (who: ReactNode, whose: ReactNode): ReactNode => (
  <>
    {who} abrió los chats de {whose}
  </>
);
export const openedOn = (moment: ReactNode, end: string): ReactNode => (
  <>
    Abierto el {moment}; {end}
  </>
);
export const openUntil = (moment: string): string => `vence el ${moment}`;
export const endedOn = (moment: string): string => `terminó el ${moment}`;
export const closedOn = (moment: string): string => `se cerró el ${moment}`;
export const goOnReading = 'Seguir leyendo';
/** Reading. */
export const ended = 'Este acceso de emergencia terminó. Ábralo de nuevo si aún es necesario.';
export const notFound = 'No se encontró este acceso de emergencia.';
export const goToUsers = 'Ir a Usuarios';
export const untitledChat = 'Chat sin título';
export const chats = 'Chats';
export const allChats = 'Todos los chats';
export const showEarlier = 'Mostrar mensajes anteriores';
export const noChats = 'No hay chats de esta persona en la empresa.';
export const chooseChat = 'Elija un chat para leerlo.';
export const banner = 'Este acceso de emergencia';
export const youAreReading = (name: string): string => `Está leyendo los chats de ${name}`;
export const reason = 'Motivo: ';
export const minutesLeft = (count: number): string =>
  `${count === 1 ? 'Queda 1 minuto' : `Quedan ${count} minutos`}. Todo lo que abra consta en el registro de auditoría.`;
export const close = 'Cerrar acceso';
export const notClosed = 'No se pudo cerrar el acceso. Termina por sí solo al cumplirse su hora.';
