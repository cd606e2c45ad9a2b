import type { ReactNode } from 'react';

type Role = 'admin' | 'clinician' | 'auditor';

const roles: Readonly<Record<Role, string>> = {
  admin: 'administrador',
  clinician: 'profesional clínico',
  auditor: 'auditor',
};

export const openLinkAgain = 'Abra de nuevo el enlace de su invitación: está en el correo que se le envió.';
export const joined = (company: string): string => `Ahora forma parte de ${company}.`;
export const notAccepted = 'No se pudo aceptar la invitación. Inténtelo de nuevo.';
export const otherAddress = (invited: string, own: string): string =>
  `Esta invitación es para ${invited}, y usted inició sesión como ${own}. Cierre la sesión para continuar con la dirección invitada.`;
export const logOut = 'Cerrar sesión';
export const toChats = 'Ir a sus chats';
export const invited = (by: ReactNode, company: ReactNode, role: Role): ReactNode => (
  <>
    {by} lo invitó a {company} con el rol de {roles[role]}.
  </>
);
export const whatStays =
  'Los chats que ha creado hasta ahora siguen siendo suyos, en su espacio de trabajo personal. Lo que escriba para la empresa pertenece a la empresa.';
export const accept = 'Aceptar';
export const notNow = 'Ahora no';
export const tryAgain = 'Intentar de nuevo';
