import type { Sentences } from '../sentences.ts';

/** What is said about the tables that codes are looked up in: importing and removing them. */
export const codeSentences: Sentences = {
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
  '{} is a PDF; import the text, CSV or XML file of the same publication.':
    '{0} es un PDF; importe el archivo de texto, CSV o XML de la misma publicación.',
  '{} is not a text file.': '{0} no es un archivo de texto.',
  '{} is a web page, not a table; the download may have failed.':
    '{0} es una página web, no una tabla; quizá falló la descarga.',
  'the title is missing; the line may be cut off': 'falta el título; la línea puede estar cortada',
  'the title is damaged': 'el título está dañado',
  'the title is cut off': 'el título está cortado',
  'the columns are not those of the ICD-10-CM order file':
    'las columnas no son las del archivo ICD-10-CM en orden (order file)',
  'the columns are not those of the ICD-10-CM codes file':
    'las columnas no son las del archivo de códigos ICD-10-CM (codes file)',
  'These files took too long or too much memory to read. Please import them one by one.':
    'Leer estos archivos tomó demasiado tiempo o memoria. Impórtelos uno por uno.',
};
