export const noAgreement =
  'Almacenamiento: HIPAA exige además un acuerdo de asociado comercial, y esta instalación todavía no ofrece ninguno.';
export const noSupport = 'Soporte: esta instalación todavía no tiene dirección de soporte.';
