import type { ShownPlanId } from '@notewright/contract';
import type { ReactNode } from 'react';

type AsLink = (text: string) => ReactNode;

export const title = 'Precios';
export const trial = (days: string): string => `Todos comienzan con una prueba gratuita de ${days} días.`;
export const signUpOrLogIn = (signUp: AsLink, logIn: AsLink): ReactNode => (
  <>
    Para elegir un plan, {signUp('cree una cuenta')} o {logIn('inicie sesión')}.
  </>
);
/** No son las tarjetas que ve quien ya tiene cuenta. */
export const earlierList =
  'Professional y Team son de una lista de precios anterior y solo se muestran; Custom Plan se puede comprar. Con una cuenta verá los planes de hoy y sus precios: Individual y Company Plan, mensual y anual.';
export const close = 'Cerrar';
export const names: Readonly<Record<ShownPlanId, string>> = {
  professional: 'Professional',
  team: 'Team',
  unlimited: 'Custom Plan',
};
export const features: Readonly<Record<ShownPlanId, string>> = {
  professional: 'Licencia para un usuario',
  team: 'Hasta 12 usuarios',
  unlimited: 'Usuarios sin límite',
};
export const perMonth = 'al mes';
export const byCount = 'El precio depende de la cantidad de usuarios';
export const chooseCustom = 'Elegir Custom';
export const signUpForCustom = 'Crear cuenta para elegir';
