/** The tables that codes are looked up in. */
export const title = 'Tablas de códigos';
export const about =
  'Donde Validify busca los códigos. Además de las tablas que vienen con el producto puede importar las completas, tal como las publican; se usa la más reciente que rige en la fecha de la nota.';
export const inUse = 'En uso para una nota sin fecha';
export const cptHidden = 'Los números CPT están desactivados por la opción SHOW_CPT.';
export const kinds: Readonly<
  Record<'icd10cm' | 'icd10cm-notes' | 'hcpcs' | 'cpt' | 'ncci-ptp' | 'mue' | 'hcc', string>
> = {
  icd10cm: 'Códigos ICD-10-CM',
  'icd10cm-notes': 'Notas de ICD-10-CM',
  hcpcs: 'Códigos HCPCS nivel II',
  cpt: 'Códigos CPT',
  'ncci-ptp': 'Reglas NCCI entre procedimientos',
  mue: 'Unidades médicamente improbables (MUE)',
  hcc: 'Categorías HCC',
};
export const builtIn = 'viene con el producto';
export const anyDay = 'rige en cualquier fecha';
export const until = (day: string): string => `hasta el ${day}`;
export const since = (day: string): string => `desde el ${day}`;
export const between = (from: string, to: string): string => `del ${from} al ${to}`;
export const entries = (count: number, shown: string): string => (count === 1 ? '1 entrada' : `${shown} entradas`);
export const importedOn = (day: string, by: string): string => `importada el ${day} por ${by}`;
export const someoneGone = 'alguien cuya cuenta ya no existe';
export const remove = 'Eliminar';
export const removeQuestion = (name: string): string => `¿Eliminar ${name}?`;
export const removeAbout =
  'Las revisiones nuevas ya no la usan. Las que se hicieron con ella quedan como están, y el archivo se puede importar de nuevo.';
export const keep = 'Conservarla';
export const importTitle = 'Importar';
export const chooseFiles = 'Elegir archivos';
export const files = 'Archivos por importar';
export const dropHint = (megabytes: number): string =>
  `O suéltelos aquí: texto, XML, libros de Excel o archivos ZIP, hasta ${megabytes} MB en total. Se importan todos o ninguno.`;
export const dropHere = 'Suelte aquí los archivos';
export const fiscalYear = 'Año fiscal';
export const fiscalYearHint = 'Solo para archivos que no lo dicen.';
export const tooMany = (most: number): string => `Elija como máximo ${most} archivos a la vez.`;
export const tooLarge = (megabytes: number): string =>
  `Los archivos son demasiado grandes. El límite para todos juntos es de ${megabytes} MB.`;
export const reading = (count: number, size: string): string =>
  `${count === 1 ? 'Se envía y lee un archivo' : `Se envían y leen ${count} archivos`} de ${size} MB. Puede tardar un minuto.`;
export const imported = 'Lo que se importó';
export const comparison = (before: string, added: string, removed: string, changed: string): string =>
  `frente a ${before}: ${added} nuevos, ${removed} eliminados, ${changed} cambiados`;
export const seconds = (count: string): string => `leída en ${count} s`;
