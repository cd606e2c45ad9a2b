import type { Sentences } from '../sentences.ts';

/** What is said about a document that comes back without identifiers. */
export const documentSentences: Sentences = {
  'The older Word document comes back as a newer one (.docx) with its words alone: pictures and formatting are left out.':
    'El documento de Word antiguo vuelve como uno más nuevo (.docx) solo con sus palabras: se omiten las imágenes y el formato.',
  'Embedded files and objects were taken out ({}).': 'Se quitaron los archivos y objetos incrustados ({0}).',
  'Pictures that could not be read were taken out ({}).': 'Se quitaron las imágenes que no se pudieron leer ({0}).',
  'Each page is now a picture with searchable text; links, form fields, notes and attached files were taken out.':
    'Cada página es ahora una imagen con texto en el que se puede buscar; se quitaron los enlaces, los campos de formulario, las notas y los archivos adjuntos.',
  'Words in pictures that could not be read were blacked out.':
    'Las palabras de las imágenes que no se pudieron leer se cubrieron de negro.',
  'Pictures on pages {} were blacked out because they could not be read in time.':
    'Las imágenes de las páginas {0} se cubrieron de negro porque no se pudieron leer a tiempo.',
  'Only the first picture of the animation was kept.': 'Solo se conservó la primera imagen de la animación.',
  'Words in the picture that could not be read were blacked out.':
    'Las palabras de la imagen que no se pudieron leer se cubrieron de negro.',
  'No words were found in the picture. Faces and other features of a person are not looked for.':
    'No se encontraron palabras en la imagen. No se buscan rostros ni otros rasgos de una persona.',
};
