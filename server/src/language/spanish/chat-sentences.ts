import type { Sentences } from '../sentences.ts';

/** What is said about chats, replies and files, and about what was sent. */
export const chatSentences: Sentences = {
  'Chat deleted successfully!': 'Chat eliminado.',
  'Chat destroyed.': 'Chat destruido.',
  'The bin is empty.': 'La papelera está vacía.',
  'The reason is too long. The limit is 500 characters.':
    'El motivo es demasiado largo. El límite es de 500 caracteres.',
  'The search is too long. The limit is 200 characters.':
    'La búsqueda es demasiado larga. El límite es de 200 caracteres.',
  'Draft saved.': 'Borrador guardado.',
  'Chat name cannot be empty!': 'El nombre del chat no puede estar vacío.',
  'The name is too long. The limit is 200 characters.': 'El nombre es demasiado largo. El límite es de 200 caracteres.',
  'Your stored files would take more than {} MB. Please delete chats with files that you no longer need, and empty the bin under Settings.':
    'Sus archivos guardados ocuparían más de {0} MB. Elimine los chats con archivos que ya no necesite y vacíe la papelera en Configuración.',
  'The language model could not be reached, so the built-in engine wrote this.':
    'No se pudo conectar con el modelo de lenguaje, así que esto lo redactó el motor incorporado.',
  'This text could not be shielded safely, so it was not sent to the language model; the built-in engine wrote this.':
    'Este texto no se pudo proteger con seguridad, así que no se envió al modelo de lenguaje; esto lo redactó el motor incorporado.',
  'This text is too long for the language model, so the built-in engine wrote this.':
    'Este texto es demasiado largo para el modelo de lenguaje, así que esto lo redactó el motor incorporado.',
  'The language model broke off; below the line stands the complete answer of the built-in engine.':
    'El modelo de lenguaje se interrumpió; debajo de la línea está la respuesta completa del motor incorporado.',
  'The language model could not be reached, so there is no summary.':
    'No se pudo conectar con el modelo de lenguaje, así que no hay resumen.',
  'The language model broke off, so its summary is not complete.':
    'El modelo de lenguaje se interrumpió, así que su resumen no está completo.',
  'This text took too long to work through. Please send it in smaller parts.':
    'Procesar este texto tomó demasiado tiempo. Envíelo en partes más pequeñas.',
  'The file itself could not be redacted because something went wrong on our side; the text above is redacted. Regenerate to try again.':
    'No se pudieron quitar los identificadores del archivo en sí porque algo falló de nuestro lado; el texto de arriba ya no los tiene. Genere de nuevo para intentarlo otra vez.',
  'The file itself could not be redacted because its content cannot be written back without identifiers; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque su contenido no se puede reescribir sin ellos; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because the malware scanner found something dangerous in it; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque el analizador de programas maliciosos encontró algo peligroso en él; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because it could not be checked for malware right now; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque ahora no se puede comprobar si contiene programas maliciosos; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because a part of it is protected by a password; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque una parte está protegida con contraseña; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because parts of it are damaged or built in a way that cannot be written back; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque algunas partes están dañadas o hechas de un modo que no se puede reescribir; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because it took too long; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque tardaba demasiado; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because it has too many pages; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque tiene demasiadas páginas; el texto de arriba ya no los tiene.',
  'The file itself could not be redacted because it is too large; the text above is redacted.':
    'No se pudieron quitar los identificadores del archivo en sí porque es demasiado grande; el texto de arriba ya no los tiene.',
  'The redacted file could not be kept because your stored files take all the room there is; the text above is redacted.':
    'El archivo sin identificadores no se pudo guardar porque sus archivos guardados ocupan todo el espacio disponible; el texto de arriba ya no los tiene.',
  'The redacted file could not be kept because something went wrong on our side; the text above is redacted.':
    'El archivo sin identificadores no se pudo guardar porque algo falló de nuestro lado; el texto de arriba ya no los tiene.',
  'Please choose word, tags or surrogates.': 'Elija word, tags o surrogates.',
  'Please choose whole or three-digits.': 'Elija whole o three-digits.',
  'Please choose word or ninety-plus.': 'Elija word o ninety-plus.',
  'Please choose redact or keep.': 'Elija redact o keep.',
  'Please choose one of the kinds of note.': 'Elija uno de los tipos de nota.',
  'There is no note in this chat yet that could be written differently. Please send the words of the note first.':
    'En este chat aún no hay ninguna nota que se pueda escribir de otra forma. Envíe primero las palabras de la nota.',
  'Hello.': 'Hola.',
  'You are welcome.': 'De nada.',
  'There are no words of a visit in this message yet.': 'En este mensaje aún no hay palabras de una consulta.',
  'Send the words of a visit, or a document, and Chartwright writes the chart from them.':
    'Envíe las palabras de una consulta o un documento, y Chartwright redacta la historia a partir de ellas.',
  'Send a dictation, or what was said in a visit, and TranscriptX writes the note from it.':
    'Envíe un dictado o lo que se dijo en una consulta, y TranscriptX redacta la nota a partir de ello.',
  'Send a text or a document, and Redactify takes what identifies a person out of it.':
    'Envíe un texto o un documento, y Redactify le quita lo que identifica a una persona.',
  'Send a chart, and Validify checks its codes and names those that its words support.':
    'Envíe una historia, y Validify comprueba sus códigos y nombra los que sus palabras respaldan.',
  'This template is not there any more. Choose another kind of note, or send again without one.':
    'Esta plantilla ya no existe. Elija otro tipo de nota o envíe de nuevo sin plantilla.',
  'Please choose one of your templates.': 'Elija una de sus plantillas.',
  'Please enter a name.': 'Escriba un nombre.',
  'The name is too long. The limit is 100 characters.': 'El nombre es demasiado largo. El límite es de 100 caracteres.',
  'Every heading needs a title.': 'Cada apartado necesita un título.',
  'The heading is too long. The limit is 100 characters.':
    'El título del apartado es demasiado largo. El límite es de 100 caracteres.',
  'The instruction is too long. The limit is 300 characters.':
    'La indicación es demasiado larga. El límite es de 300 caracteres.',
  'Please add a heading.': 'Añada un apartado.',
  'A template has at most 30 headings.': 'Una plantilla tiene como máximo 30 apartados.',
  'There is a template of this name already.': 'Ya hay una plantilla con este nombre.',
  'No more than 50 templates can be kept. Please delete one first.':
    'No se pueden guardar más de 50 plantillas. Elimine una primero.',
  'No more than 1,000 flags of one chat can be decided. Please take back one first.':
    'No se puede decidir sobre más de 1000 advertencias de un mismo chat. Deshaga primero una decisión.',
  'Template deleted successfully!': 'Plantilla eliminada.',
  'This chat was deleted.': 'Este chat se eliminó.',
  'The server stopped while this reply was being written. What was written is kept. Please try again.':
    'El servidor se detuvo mientras se redactaba esta respuesta. Lo redactado se conserva. Inténtelo de nuevo.',
  'This reply could not be finished because something went wrong on our side. Please try again.':
    'Esta respuesta no se pudo terminar porque algo falló de nuestro lado. Inténtelo de nuevo.',
  'The server was restarted while this reply was being written. Please try again.':
    'El servidor se reinició mientras se redactaba esta respuesta. Inténtelo de nuevo.',
  'This reply could not be saved completely. Please try again.':
    'Esta respuesta no se pudo guardar por completo. Inténtelo de nuevo.',
  'Too many replies are open at once. Please close a tab and try again.':
    'Hay demasiadas respuestas abiertas a la vez. Cierre una pestaña e inténtelo de nuevo.',
  'An export of yours is still being downloaded. Please wait until it is done.':
    'Todavía se está descargando una exportación suya. Espere a que termine.',
  'The file is too large. The limit is {} MB.': 'El archivo es demasiado grande. El límite es de {0} MB.',
  'A file is not expected here.': 'Aquí no se espera ningún archivo.',
  'This field was sent more than once.': 'Este campo se envió más de una vez.',
  'This field is required.': 'Este campo es obligatorio.',
  'This field is not known here.': 'Este campo no se conoce aquí.',
  'This is too long or too large.': 'Esto es demasiado largo o demasiado grande.',
  'This is too short or too small.': 'Esto es demasiado corto o demasiado pequeño.',
  'This is not in the right form.': 'Esto no tiene la forma correcta.',
  'The header Idempotency-Key must be at most 200 visible characters.':
    'El encabezado Idempotency-Key debe tener como máximo 200 caracteres visibles.',
  'This server answers only on the machine it runs on.':
    'Este servidor responde solo en la máquina en la que funciona.',
  'This form was sent from another site.': 'Este formulario se envió desde otro sitio.',
  'Name is required': 'El nombre es obligatorio',
  'Name is too long. The limit is 100 characters.': 'El nombre es demasiado largo. El límite es de 100 caracteres.',
  'Description is required': 'La descripción es obligatoria',
  'Description is too long. The limit is 5,000 characters.':
    'La descripción es demasiado larga. El límite es de 5,000 caracteres.',
  'Message is required': 'El mensaje es obligatorio',
  'Message is too long. The limit is 5,000 characters.':
    'El mensaje es demasiado largo. El límite es de 5,000 caracteres.',
};
