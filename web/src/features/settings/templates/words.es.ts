import type { Subject } from '@notewright/engine';

export const title = 'Plantillas';
export const description =
  'Formatos propios para las notas de Chartwright y TranscriptX. Elija uno junto al cuadro de mensaje, o pídalo por su nombre: «use my Knee clinic template».';
export const notLoaded = 'No se pudieron cargar las plantillas.';
export const none = 'Aún no tiene plantillas.';
export const own = 'Sus plantillas';
export const shared = 'Plantillas de su empresa';
export const add = 'Nueva plantilla';
export const edit = 'Editar';
export const editOne = (name: string): string => `Editar ${name}`;
export const remove = 'Eliminar';
export const removeOne = (name: string): string => `Eliminar ${name}`;
export const count = (headings: number): string => (headings === 1 ? '1 apartado' : `${headings} apartados`);
export const askRemove = '¿Eliminar esta plantilla?';
export const removeLead = 'Las notas escritas con ella quedan como están.';
export const removed = 'Plantilla eliminada.';
export const saved = 'Plantilla guardada.';

export const name = 'Nombre';
export const forCompany = 'Para todas las personas de mi empresa';
export const headings = 'Apartados';
export const heading = (place: number): string => `Apartado ${place}`;
export const headingTitle = 'Título';
export const takes = 'Qué contiene';
export const byTitle = 'Lo que dice su título';
export const several = 'Varios tipos de contenido';
export const instruction = 'Indicación (opcional)';
export const instructionHint = 'Las indicaciones las lee el modelo de lenguaje, si hay uno configurado.';
export const up = (place: number): string => `Subir el apartado ${place}`;
export const down = (place: number): string => `Bajar el apartado ${place}`;
export const removeHeading = (place: number): string => `Quitar el apartado ${place}`;
export const moved = (place: number, of: number): string => `Ahora es el apartado ${place} de ${of}.`;
export const addHeading = 'Añadir apartado';
export const preview = 'Vista previa de una nota vacía';
export const notDocumented = 'Not documented';
export const otherHint = 'Lo que no encaja en ningún apartado aparece en «Other», para que no se pierda nada.';

export const contents: readonly (readonly [Subject, string])[] = [
  ['chief-complaint', 'Motivo de consulta'],
  ['history-of-present-illness', 'Historia'],
  ['past-medical-history', 'Antecedentes médicos'],
  ['past-surgical-history', 'Antecedentes quirúrgicos'],
  ['medications', 'Medicamentos'],
  ['allergies', 'Alergias'],
  ['immunizations', 'Vacunas'],
  ['family-history', 'Antecedentes familiares'],
  ['social-history', 'Antecedentes sociales'],
  ['functional-status', 'Estado funcional'],
  ['review-of-systems', 'Revisión por sistemas'],
  ['vital-signs', 'Signos vitales'],
  ['physical-examination', 'Exploración'],
  ['mental-status', 'Estado mental'],
  ['results', 'Resultados'],
  ['assessment', 'Evaluación'],
  ['procedure', 'Procedimiento'],
  ['intervention', 'Intervenciones'],
  ['response', 'Respuesta'],
  ['safety', 'Riesgo y seguridad'],
  ['goals', 'Objetivos'],
  ['plan', 'Plan'],
  ['education', 'Educación'],
  ['follow-up', 'Seguimiento'],
];
