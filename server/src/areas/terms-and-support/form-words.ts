import { sayIn } from '../../language/say-in.ts';
import type { WantedLanguage } from '../../language/wanted-language.ts';

/** The words of the pages that answer a form without script. */
export interface FormWords {
  readonly supportTitle: string;
  readonly contactTitle: string;
  readonly supportDone: string;
  readonly contactDone: string;
  readonly doneTitle: string;
  readonly answerBy: string;
  readonly back: string;
  readonly email: string;
  readonly name: string;
  readonly query: string;
  readonly message: string;
  readonly send: string;
  readonly noPatients: string;
  readonly goBack: string;
  /** A sentence of the catalogue in this language; as it is where there is no other. */
  readonly say: (sentence: string) => string;
}

const english: FormWords = {
  supportTitle: 'Help & Support',
  contactTitle: 'Contact',
  supportDone: 'Feedback submitted successfully!',
  contactDone: 'Thank you for your message! We will get back to you soon.',
  doneTitle: 'Sent',
  answerBy: 'The answer will come by email.',
  back: 'Back to the page',
  email: 'Email',
  name: 'Name',
  query: 'Description',
  message: 'Message',
  send: 'Send',
  noPatients: 'Please send no patient data: this goes by email.',
  goBack:
    'Nothing was sent. Go back in your browser: what you wrote still stands there. Shorten it to 5,000 characters and send it again.',
  say: (sentence) => sentence,
};

const spanish: FormWords = {
  supportTitle: 'Ayuda y soporte',
  contactTitle: 'Contacto',
  supportDone: 'Su mensaje se envió correctamente.',
  contactDone: '¡Gracias por su mensaje! Le responderemos pronto.',
  doneTitle: 'Enviado',
  answerBy: 'La respuesta le llegará por correo electrónico.',
  back: 'Volver a la página',
  email: 'Correo electrónico',
  name: 'Nombre',
  query: 'Descripción',
  message: 'Mensaje',
  send: 'Enviar',
  noPatients: 'No envíe datos de pacientes: esto viaja por correo electrónico.',
  goBack:
    'No se envió nada. Vuelva atrás en su navegador: lo que escribió sigue allí. Redúzcalo a 5,000 caracteres y envíelo de nuevo.',
  say: sayIn('es'),
};

export const formWords: Readonly<Record<WantedLanguage, FormWords>> = { en: english, es: spanish };
