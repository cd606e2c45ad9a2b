import type { RedactionStyle } from '@notewright/engine';

export const lead =
  'Para los mensajes que envíe a Redactify a partir de ahora. Se guarda en este dispositivo para su cuenta.';
export const style = 'En lugar de cada identificador';
export const styles: Readonly<Record<RedactionStyle, string>> = {
  word: 'La palabra REDACT',
  tags: 'Etiquetas numeradas',
  surrogates: 'Sustitutos inventados',
};
export const styleHints: Readonly<Record<RedactionStyle, string>> = {
  word: 'Nada distingue a una persona o un lugar de otro.',
  tags: '[NAME 1], [DATE 2]: la misma etiqueta para la misma persona o valor.',
  surrogates:
    'Nombres, números y lugares inventados, y fechas desplazadas un número fijo de días. Este no es el método Safe Harbor de HIPAA.',
};
export const keepClinicians = 'Conservar los nombres de los profesionales clínicos';
export const threeDigits = 'Conservar las tres primeras cifras del código ZIP, donde Safe Harbor lo permite';
export const ninetyPlus = 'Escribir 90+ en las edades de más de 89 años';
export const done = 'Listo';
