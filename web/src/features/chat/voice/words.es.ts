import type { Mode } from './find-mode.ts';

export const title = 'Entrada de voz';
export const placeholder = 'Haga clic en el micrófono para empezar a hablar...';
export const tapToSpeak = 'Toque para hablar';
export const tapToStop = 'Toque para detener';
export const add = 'Agregar';
export const close = 'Cerrar';
export const transcript = 'Transcripción';

export const spokenLanguage = 'Idioma hablado';
export const languageNames: Readonly<Record<'en-US' | 'es-US', string>> = {
  'en-US': 'Inglés (EE. UU.)',
  'es-US': 'Español (EE. UU.)',
};

export const modes: Readonly<Record<Mode, string>> = {
  looking: 'Buscando el reconocimiento de voz...',
  device: 'Reconocido en este dispositivo. Su voz no sale de él.',
  download:
    'Su navegador puede reconocer la voz en este dispositivo. Antes tiene que descargar, una sola vez, un paquete de idioma. Toque para hablar para empezar.',
  downloading:
    'Su navegador está descargando el paquete de idioma. Puede tardar un minuto; mientras tanto puede escribir.',
  recording:
    'Se graba y se envía al servicio de voz que ha configurado esta instalación; Notewright no conserva ninguna grabación.',
  browser: 'Reconocido por el servicio del fabricante de su navegador, no en este dispositivo.',
  forbidden:
    'Su navegador no puede reconocer la voz en este dispositivo y su empresa no permite el servicio de voz del fabricante. Puede escribir aquí.',
  typing: 'Su navegador no puede reconocer la voz en este dispositivo. Puede escribir aquí.',
};

export const consentTitle = 'Su voz saldría de esta computadora';
export const consentText =
  'Su navegador no puede reconocer la voz en este dispositivo. Si usted acepta, lo que diga, incluidos los datos de pacientes, se envía a un servicio del fabricante de su navegador, con el que Notewright no tiene ningún acuerdo. Esto vale hasta que cierre la sesión.';
export const agree = 'Acepto';
export const agreeFirst = 'Acepte primero o escriba aquí.';

export const listening = 'Escuchando...';
export const hearing = 'Se le oye';
export const stopping = 'Escribiendo las últimas palabras...';
export const sending = 'Convirtiendo la grabación en texto...';
export const ready = 'Listo. Toque para hablar.';
export const recordingEnded = 'La grabación terminó sola a los 10 minutos. Toque para hablar para continuar.';

export const downloading = 'Descarga del paquete de idioma';
export const installFailed =
  'No se pudo descargar el paquete de idioma. Revise su conexión e inténtelo de nuevo, o escriba aquí.';
export const nothingHeard = 'No se oyó nada en la grabación. Revise su micrófono e inténtelo de nuevo.';
export const tryAgain = 'Intentar de nuevo';
export const sendFailed = 'No se pudo convertir la grabación en texto.';

export const errors: Readonly<Record<string, string>> = {
  'not-allowed':
    'El micrófono está bloqueado. Permítalo para esta página junto a la barra de direcciones de su navegador y vuelva a tocar para hablar.',
  'service-not-allowed': 'Su navegador no permite el reconocimiento de voz en esta página. Puede escribir aquí.',
  'no-speech':
    'No se oyó nada. Compruebe que el micrófono está encendido y cerca de usted, y vuelva a tocar para hablar.',
  'audio-capture':
    'No se encontró ningún micrófono, o lo está usando otro programa. Conecte uno y vuelva a tocar para hablar.',
  network:
    'El reconocimiento de voz no pudo comunicarse con su servicio. Revise su conexión y vuelva a tocar para hablar.',
  'language-not-supported': 'Su navegador no puede reconocer este idioma. Elija otro idioma hablado o escriba aquí.',
  aborted: 'La escucha se interrumpió. Toque para hablar para continuar.',
};
export const otherError =
  'El reconocimiento de voz se detuvo. Lo escrito se conserva. Toque para hablar para intentarlo de nuevo, o escriba aquí.';
