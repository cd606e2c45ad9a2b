import type { UserProfile } from './profile.ts';

/** What a role may do, in words for the person who gives it. */
export const roleWords: Readonly<Record<UserProfile['role'], { readonly name: string; readonly may: string }>> = {
  individual: { name: 'Individual', may: 'Trabaja por su cuenta.' },
  owner: { name: 'Propietario', may: 'Dirige la empresa y puede transferirla.' },
  admin: { name: 'Administrador', may: 'Escribe expedientes, e invita y quita a personas.' },
  clinician: { name: 'Profesional clínico', may: 'Escribe expedientes.' },
  auditor: { name: 'Auditor', may: 'Lee el registro de auditoría, y ningún expediente.' },
  operator: { name: 'Operador', may: 'Opera la instalación.' },
};
