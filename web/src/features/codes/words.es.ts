export const pageTitle = 'Códigos';
export const lead =
  'Busque códigos ICD-10-CM, CPT y HCPCS. Lo que escribe aquí no se guarda ni aparece nunca en una dirección web.';
export const label = 'Código, palabras o categoría';
export const hint = 'Por ejemplo E11.4, htn, broken left wrist o I10-I16; los títulos están en inglés.';
export const keys = 'Las flechas eligen, Intro copia, Escape borra.';
export const keysNarrow = 'Las flechas eligen, Intro abre, Escape borra.';
export const tooLong = 'La búsqueda es demasiado larga. Use hasta 200 caracteres.';
export const results = 'Códigos encontrados';
export const found = (count: number, isMore: boolean): string =>
  isMore ? `Los ${count} mejores códigos` : count === 1 ? '1 código' : `${count} códigos`;
export const noneFound = 'Ningún código de las tablas cargadas coincide.';
export const noneFoundHint = 'Pruebe con menos palabras, con otras o con los primeros caracteres de un código.';
export const cptHint =
  'La mayoría de los códigos CPT no viene con el producto: la lista completa está en el archivo CPT con licencia de su organización. Pida a quien administra Notewright que lo importe.';
export const start = 'Escriba un código o una descripción.';
export const heading = 'Encabezado';
export const headingMeans = 'Encabezado, no facturable: se necesita un código más específico.';
export const billable = 'Facturable';
export const copy = 'Copiar código';
export const copied = 'Código copiado.';
export const copyFailed = 'No se pudo copiar el código. Selecciónelo y cópielo a mano.';
export const back = 'Volver a los resultados';
export const chapter = (from: string, to: string, title: string): string => `Capítulo ${from}–${to}: ${title}`;
export const above = 'Códigos superiores';
export const below = 'Códigos más específicos';
export const notes = {
  code_first: 'Codificar primero',
  use_additional: 'Usar código adicional',
  code_also: 'Codificar también',
  excludes1: 'Excludes1: no se codifican juntos',
  excludes2: 'Excludes2: pueden codificarse juntos',
} as const;
export const seventh = 'Séptimo carácter';
export const choose = 'Elija un código para ver sus notas, los códigos superiores y los más específicos.';
export const failed = 'No se pudieron cargar los códigos. Inténtelo de nuevo.';
export const searching = 'Buscando';
export const tables = (label: string): string => `Buscado en: ${label}`;
export const cptNotices = {
  hidden: 'Los códigos CPT están desactivados en esta instalación.',
  'built-in': 'CPT es una marca registrada de la American Medical Association; no se muestran descripciones de CPT.',
  licensed:
    'CPT es una marca registrada de la American Medical Association, titular de los derechos; sus descripciones se muestran con la licencia de su organización.',
} as const;
