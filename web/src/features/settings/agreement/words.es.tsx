import type { ReactNode } from 'react';

export const title = 'Acuerdo de socio comercial (BAA)';
export const description =
  'A qué se compromete quien opera este Notewright con los datos de salud que usted trae aquí.';
export const notLoaded = 'No se pudo cargar el acuerdo.';
export const version = (version: string): string => `Versión ${version}`;
export const none =
  'Quien opera este Notewright no ha fijado ningún acuerdo, así que aquí no se promete ninguno. Consúltelo antes de trabajar con datos de pacientes.';
export const you = 'usted';
export const notYet = (whom: string): string =>
  `El acuerdo aún no se ha aceptado para ${whom}. El propietario puede aceptarlo aquí.`;
export const isAccepted = (version: string, whom: string): string =>
  `La versión ${version} está aceptada para ${whom}.`;
export const wasAccepted = (version: string, whom: string, next: string): string =>
  `La versión ${version} se aceptó para ${whom}; se pide al propietario que acepte la versión ${next}.`;
export const isNew = 'Hay una versión nueva. Léala y acéptela si está de acuerdo.';
export const fullName = 'Su nombre completo';
export const ownTitle = 'Su cargo';
export const ownTitleHint = 'Por ejemplo: Gerente del consultorio';
export const accept = 'Aceptar el acuerdo';
export const acceptFor = (company: string): string => `Aceptar para ${company}`;
export const done = 'Acuerdo aceptado.';
export const accepted = 'Aceptados';
export const acceptedLine = (version: string, name: string, title: string, day: ReactNode): ReactNode => (
  <>
    Versión {version}, por {name}, {title}, el {day}
  </>
);
export const download = 'Descargar';
export const downloadOne = (version: string, day: string): string =>
  `Descargar la versión ${version}, aceptada el ${day}`;
export const notDownloaded = 'No se pudo descargar el acuerdo. Inténtelo de nuevo.';
