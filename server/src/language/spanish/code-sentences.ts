import type { Sentences } from '../sentences.ts';

/** What may be wrong with one line of a file that is imported. */
const lineFaults: Sentences = {
  'the title is missing; the line may be cut off': 'falta el título; la línea puede estar cortada',
  'the title is damaged': 'el título está dañado',
  'the title is cut off': 'el título está cortado',
  'the columns are not those of the ICD-10-CM order file':
    'las columnas no son las del archivo ICD-10-CM en orden (order file)',
  'the columns are not those of the ICD-10-CM codes file':
    'las columnas no son las del archivo de códigos ICD-10-CM (codes file)',
  'a quotation mark is not closed': 'falta cerrar unas comillas',
  'columns are missing; the line may be cut off': 'faltan columnas; la línea puede estar cortada',
  'the columns are not those of the HCPCS file': 'las columnas no son las del archivo de HCPCS',
  'order number {} does not follow {}': 'el número de orden {0} no sigue a {1}',
  '{} stands on line {} already': '{0} ya está en la línea {1}',
  '{} stands on line {} already, with another descriptor': '{0} ya está en la línea {1}, con otra descripción',
  '{} is marked billable, but {} is below it': '{0} figura como facturable, pero {1} está debajo',
  '{} is a header with no code below it; the file may be cut off':
    '{0} es un encabezado sin códigos debajo; el archivo puede estar cortado',
  '{} does not begin with a CPT code': '{0} no empieza con un código CPT',
  'the descriptor of {} is missing': 'falta la descripción de {0}',
  'the description of {} is missing': 'falta la descripción de {0}',
  'the first line of {} is missing': 'falta la primera línea de {0}',
  '{} is no ICD-10-CM code': '{0} no es un código ICD-10-CM',
  '{} is no CPT code': '{0} no es un código CPT',
  '{} is no HCPCS code': '{0} no es un código HCPCS',
  '{} is no procedure code': '{0} no es un código de procedimiento',
  '{} is no pair of codes': '{0} no es un par de códigos',
  '{} is no number of units': '{0} no es un número de unidades',
  '{} is no category': '{0} no es una categoría',
  'the adjudication indicator {} does not begin with 1, 2 or 3':
    'el indicador de adjudicación {0} no empieza con 1, 2 o 3',
  'the modifier indicator {} is none of 0, 1 and 9': 'el indicador de modificador {0} no es 0, 1 ni 9',
  'the effective date {} is no date': 'la fecha de vigencia {0} no es una fecha',
  'the deletion date {} is no date': 'la fecha de eliminación {0} no es una fecha',
  '{} is not closed': 'falta cerrar {0}',
  'a tag is not closed': 'falta cerrar una etiqueta',
  'a tag has no name': 'una etiqueta no tiene nombre',
  'tags stand too deep in one another': 'hay demasiadas etiquetas una dentro de otra',
  '“&” begins no entity that is allowed here': '«&» no inicia ninguna entidad admitida aquí',
  'a document type with declarations of its own is not read':
    'no se lee un tipo de documento con declaraciones propias',
  '{} closes what is not open': '{0} cierra lo que no está abierto',
  '{} is never closed; the file is cut off': '{0} no se cierra nunca; el archivo está cortado',
};

/** The same as the sentences that name the file and the line: `{0}` and `{1}` are these, the values of the fault follow. */
function atLine(faults: Sentences): Sentences {
  const shift = (into: string): string => into.replace(/\{(\d)\}/g, (_, index: string) => `{${Number(index) + 2}}`);
  return Object.fromEntries(
    Object.entries(faults).map(([english, into]) => [`{}, line {}: ${english}.`, `{0}, línea {1}: ${shift(into)}.`]),
  );
}

/** What is said about the tables that codes are looked up in: importing and removing them. */
export const codeSentences: Sentences = {
  ...atLine(lineFaults),
  'Code tables imported.': 'Tablas de códigos importadas.',
  'Code table removed.': 'Tabla de códigos eliminada.',
  'Please choose a file.': 'Elija un archivo.',
  'Please enter a year, such as 2027.': 'Ingrese un año, por ejemplo 2027.',
  'The files are too large. The limit for all of them together is {} MB.':
    'Los archivos son demasiado grandes. El límite para todos juntos es de {0} MB.',
  '{} is damaged and cannot be unpacked.': '{0} está dañado y no se puede descomprimir.',
  '{} in {} is damaged.': '{0} en {1} está dañado.',
  '{} is locked with a password.': '{0} está protegido con una contraseña.',
  '{} unpacks to far more than a table of codes is.': '{0} ocupa, descomprimido, mucho más que una tabla de códigos.',
  '{} holds no table: no text file, XML file or workbook.':
    '{0} no contiene ninguna tabla: ni archivo de texto, ni XML, ni libro de Excel.',
  '{} is an archive in an archive; please unpack it first.':
    '{0} es un archivo comprimido dentro de otro; descomprímalo primero.',
  '{} holds none of the tables that can be imported.': '{0} no contiene ninguna de las tablas que se pueden importar.',
  '{} could not be read.': 'No se pudo leer {0}.',
  'The first sheet of {} has no rows.': 'La primera hoja de {0} no tiene filas.',
  '{} is a workbook without a sheet.': '{0} es un libro de Excel sin hojas.',
  '{} has a row that is too long for a table.': '{0} tiene una fila demasiado larga para una tabla.',
  '{} is none of the tables that can be imported: the ICD-10-CM order file; the ICD-10-CM codes file; the ICD-10-CM tabular list; HCPCS Level II; NCCI procedure-to-procedure edits; medically unlikely edits; HCC mappings; a licensed CPT file.':
    '{0} no es ninguna de las tablas que se pueden importar: el archivo ICD-10-CM en orden; el archivo de códigos ICD-10-CM; la lista tabular de ICD-10-CM; HCPCS nivel II; reglas NCCI entre procedimientos; unidades médicamente improbables; categorías HCC; un archivo CPT con licencia.',
  '{} is none of the tables that can be imported: {}.': '{0} no es ninguna de las tablas que se pueden importar: {1}.',
  '{} does not tell its fiscal year; name the year, for example 2027.':
    '{0} no dice su año fiscal; indique el año, por ejemplo 2027.',
  '{} has nothing in {} categories, among them {}; it seems cut off or only a part.':
    'A {0} le faltan {1} categorías, entre ellas {2}; parece cortado o solo una parte.',
  '{} has a {} without a code: “{}”.': '{0} tiene un elemento {1} sin código: «{2}».',
  '{}, line {}: {}.': '{0}, línea {1}: {2}.',
  '{} is empty.': '{0} está vacío.',
  '{} is written in UTF-16; save it as UTF-8 and import it again.':
    '{0} está escrito en UTF-16; guárdelo como UTF-8 e impórtelo de nuevo.',
  '{} is a workbook of the old Excel format; save it as .xlsx or CSV and import it again.':
    '{0} es un libro del formato antiguo de Excel; guárdelo como .xlsx o CSV e impórtelo de nuevo.',
  '{} is packed with gzip; unpack it and import the file in it.':
    '{0} está comprimido con gzip; descomprímalo e importe el archivo que contiene.',
  '{} is a PDF; import the text, CSV or XML file of the same publication.':
    '{0} es un PDF; importe el archivo de texto, CSV o XML de la misma publicación.',
  '{} is not a text file.': '{0} no es un archivo de texto.',
  '{} is a web page, not a table; the download may have failed.':
    '{0} es una página web, no una tabla; quizá falló la descarga.',
  '{} has no CPT codes.': '{0} no tiene códigos CPT.',
  '{} does not tell its year; name the year of CPT, for example 2026.':
    '{0} no dice su año; indique el año de CPT, por ejemplo 2026.',
  '{} does not tell its payment year; name the year, for example 2026.':
    '{0} no dice su año de pago; indique el año, por ejemplo 2026.',
  '{} does not tell its quarter; put its first day into the file name, for example 2026-10-01.':
    '{0} no dice su trimestre; ponga su primer día en el nombre del archivo, por ejemplo 2026-10-01.',
  '{} has {} entries, and {} had {}; it seems cut off or only a part. If it is whole, remove {} first.':
    '{0} tiene {1} entradas y {2} tenía {3}; parece cortado o solo una parte. Si está completo, elimine primero {4}.',
  '{} has no column “CMS-HCC Model Category V28” or “V24”.':
    '{0} no tiene ninguna columna «CMS-HCC Model Category V28» ni «V24».',
  '{} maps no diagnosis to a category.': '{0} no asigna ningún diagnóstico a una categoría.',
  '{} has no codes that begin with {}; it seems cut off or only a part.':
    '{0} no tiene códigos que empiecen por {1}; parece cortado o solo una parte.',
  '{} has no limits: no line begins with a procedure code.':
    '{0} no tiene límites: ninguna línea empieza con un código de procedimiento.',
  '{} has no edits: no line begins with two codes.':
    '{0} no tiene ediciones (edits): ninguna línea empieza con dos códigos.',
  '{} is a ZIP archive or a workbook; unpack it, or save the sheet as text, and import the file in it.':
    '{0} es un archivo ZIP o un libro de Excel; descomprímalo, o guarde la hoja como texto, e importe el archivo.',
  'These files took too long or too much memory to read. Please import them one by one.':
    'Leer estos archivos tomó demasiado tiempo o memoria. Impórtelos uno por uno.',
};
