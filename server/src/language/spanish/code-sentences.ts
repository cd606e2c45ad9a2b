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
  'These files took too long or too much memory to read. Please import them one by one.':
    'Leer estos archivos tomó demasiado tiempo o memoria. Impórtelos uno por uno.',
};
