import type { ToolName } from '@notewright/engine';

export const message = 'Mensaje';
export const messageTo = (tool: ToolName): string => `Mensaje a ${tool}`;
export const send = 'Enviar (Enter)';
export const stop = 'Detener (Esc)';
export const tool = 'Herramienta';

export const toolWords: Readonly<Record<ToolName, string>> = {
  Chartwright: 'Ordenar una nota desordenada',
  TranscriptX: 'Convertir un dictado en nota',
  Redactify: 'Quitar identificadores',
  Validify: 'Revisar códigos y omisiones',
};

export const toolPrompts: Readonly<Record<ToolName, string>> = {
  Chartwright: 'Pegue la nota, la consulta o lo que tenga. Puede usar abreviaturas.',
  TranscriptX: 'Pegue el dictado, palabra por palabra. Puede incluir puntuación y correcciones dictadas.',
  Redactify: 'Pegue el texto del que se quitarán los identificadores, o adjunte un documento.',
  Validify: 'Pegue el expediente que desea revisar, o adjúntelo.',
};

export const voice = 'Entrada de voz';
export const voiceFailed = 'No se pudo cargar la entrada de voz. Inténtelo de nuevo.';
export const redaction = 'Cómo quitar los identificadores';
export const redactionChanged = 'Cómo quitar los identificadores (modificado)';
export const noteKind = 'Tipo de nota';
export const noteKindIs = (name: string): string => `Tipo de nota: ${name}`;
export const choiceFailed = 'No se pudieron cargar las opciones. Inténtelo de nuevo.';
export const attach = 'Adjuntar un archivo';
export const chooseFile = 'Elegir un archivo';
export const removeFile = (name: string): string => `Quitar ${name}`;
export const dropFile = 'Suelte el archivo para adjuntarlo';
export const fileSelected = 'Archivo seleccionado correctamente.';
export const fileNotAttached = 'No se pudo adjuntar el archivo. Inténtelo de nuevo.';
export const oneFileOnly = 'Solo se puede enviar un archivo con cada mensaje. Se adjuntó el primero.';
export const attachAgain = 'Debe adjuntar de nuevo el primer archivo, porque otro ocupó su lugar.';

export const sendFailed = 'No se pudo enviar el mensaje. Inténtelo de nuevo.';
export const stopFailed = 'No se pudo detener la respuesta. Inténtelo de nuevo.';

export const codes = 'Códigos';
