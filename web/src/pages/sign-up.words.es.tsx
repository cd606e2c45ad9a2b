import type { ReactNode } from 'react';

type Role = 'admin' | 'clinician' | 'auditor';

const roles: Readonly<Record<Role, string>> = {
  admin: 'administrador',
  clinician: 'profesional clínico',
  auditor: 'auditor',
};

export const title = 'Crear cuenta';
export const codeComes = 'Le enviaremos por correo un código de cuatro dígitos para confirmar su dirección.';
export const invitedTo = (company: ReactNode, role: Role): ReactNode => (
  <>
    Lo invitaron a {company} con el rol de {roles[role]}. {codeComes}
  </>
);
export const notLookedAt = (sentence: string): string => `No se pudo consultar la invitación. ${sentence}`;
export const withoutOne = (sentence: string): string => `${sentence} También puede crear una cuenta sin invitación.`;
export const haveAccount = '¿Ya tiene cuenta? ';
export const logIn = 'Iniciar sesión';
export const haveOneAlready = 'Ya tengo una cuenta';
export const pricing = 'Precios';
