export const yourWords = 'Sus palabras';
export const conversation = 'Conversación';
export const sending = 'Enviando';
export const sendingFile = 'Enviando y leyendo el archivo';
export const beingRead = 'leyéndose';

export const loadingOlder = 'Cargando mensajes anteriores';
export const olderFailed = 'No se pudieron cargar los mensajes anteriores.';
export const tryAgain = 'Intentar de nuevo';
export const jump = 'Ir a lo más reciente';

export const writing = 'Escribiendo la respuesta';
export const readyWithFile = 'Respuesta lista, con el archivo sin identificadores';
export const ends: Readonly<Record<'complete' | 'stopped' | 'failed' | 'interrupted', string>> = {
  complete: 'Respuesta lista',
  stopped: 'Respuesta detenida',
  failed: 'La respuesta falló',
  interrupted: 'La respuesta se interrumpió',
};
