export const pageTitle = 'Códigos';
export const lead =
  'Busque códigos ICD-10-CM, CPT y HCPCS. Nada de lo que se escribe aquí se guarda ni aparece en una dirección.';
export const label = 'Código, palabras o categoría';
export const hint =
  'Por ejemplo E11.4, htn, broken left wrist o I10-I16; los títulos están en inglés. Las flechas eligen, Intro copia, Escape borra.';
export const tooLong = 'La búsqueda es demasiado larga. Use hasta 200 caracteres.';
export const results = 'Códigos encontrados';
export const found = (count: number, isMore: boolean): string =>
  isMore ? `Los ${count} mejores códigos` : count === 1 ? '1 código' : `${count} códigos`;
export const noneFound = 'Ningún código de las tablas cargadas responde a eso.';
export const noneFoundHint = 'Pruebe con menos palabras o con otras, o con el comienzo de un código.';
export const start = 'Escriba un código o cómo se llama.';
export const heading = 'Encabezado';
export const headingMeans = 'No facturable: se necesita un código más específico.';
export const billable = 'Facturable';
export const copy = 'Copiar código';
export const copied = 'Código copiado.';
export const copyFailed = 'No se pudo copiar el código. Selecciónelo y cópielo a mano.';
export const back = 'Volver a los resultados';
export const chapter = (from: string, to: string, title: string): string => `Capítulo ${from}–${to}: ${title}`;
export const above = 'Por encima';
export const below = 'Por debajo';
export const notes = {
  code_first: 'Codificar primero',
  use_additional: 'Usar código adicional',
  code_also: 'Codificar también',
  excludes1: 'Excludes1: no se codifican juntos',
  excludes2: 'Excludes2: pueden codificarse también',
} as const;
export const seventh = 'Séptimo carácter';
export const choose = 'Elija un código para ver qué hay por encima y por debajo, y sus notas.';
export const failed = 'No se pudieron cargar los códigos. Inténtelo de nuevo.';
export const searching = 'Buscando';
export const tables = (label: string): string => `Buscado en: ${label}`;
export const cptNotice =
  'CPT es una marca registrada de la American Medical Association; no se muestran descripciones de CPT.';
