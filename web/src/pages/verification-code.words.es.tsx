import type { ReactNode } from 'react';

export const pageTitle = 'Verifique su correo';
export const title = 'Revise su correo';
export const sentTo = (email: ReactNode): ReactNode => <>Enviamos un código de cuatro dígitos a {email}.</>;
export const notYours = '¿No es su dirección?';
export const signUpAgain = 'Registrarse de nuevo';
