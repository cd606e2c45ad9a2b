import type { NoteKind } from '@notewright/engine';

export const lead = 'Para las notas de este chat a partir de ahora.';
export const asAsked = 'Como lo pida el mensaje';
export const asAskedHint = 'Escriba «as an H&P» o algo parecido; si no, será una nota SOAP.';
export const hints: Readonly<Record<NoteKind, string>> = {
  soap: 'Subjetivo, objetivo, evaluación y plan.',
  'history-and-physical': 'La historia y la exploración completas, para un ingreso o una primera visita.',
  progress: 'Lo ocurrido desde la última nota.',
  consult: 'Motivo, hallazgos, impresión y recomendaciones para quien consulta.',
  'discharge-summary': 'El ingreso, los medicamentos y lo que sigue.',
  operative: 'Diagnósticos, procedimiento, hallazgos y técnica.',
  nursing: 'Datos, acción, respuesta y plan.',
  therapy: 'Datos, evaluación y plan.',
  'therapy-birp': 'Conducta, intervención, respuesta y plan.',
  'case-management': 'Situación, necesidades, barreras, servicios y plan.',
  'referral-letter': 'El caso en forma de carta, con el motivo y la petición.',
  'patient-summary': 'Escrito para el paciente, con palabras sencillas.',
};
export const templateHint = (isShared: boolean, headings: number): string =>
  `${isShared ? 'Plantilla de su empresa' : 'Su plantilla'}, ${headings === 1 ? '1 apartado' : `${headings} apartados`}.`;
export const templatesFailed = 'No se pudieron cargar sus plantillas.';
export const templateGone = (name: string): string => `La plantilla «${name}» ya no existe. Elija otro tipo de nota.`;
export const manage = 'Crear o modificar plantillas';
export const done = 'Listo';
