import { engineName, type FoldedReply } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';

export const replyOf = (tool: ToolName): string => `Respuesta de ${tool}`;

export const audit = 'Auditoría';
export const redacted = (count: number): string =>
  count === 0
    ? 'no se encontraron identificadores'
    : `${count} ${count === 1 ? 'identificador eliminado' : 'identificadores eliminados'}`;

export const stages: Readonly<Record<NonNullable<FoldedReply['stage']>, string>> = {
  reading: 'Leyendo',
  shielding: 'Ocultando los identificadores al modelo',
  writing: 'Escribiendo',
  checking: 'Comparando con sus palabras',
  redacting: 'Quitando los identificadores del archivo',
};
export const writingReply = 'Escribiendo la respuesta';
export const reconnecting = 'Se perdió la conexión. Intentando de nuevo';

export const stopped = 'Detenida.';
export const failed = 'La respuesta falló. No se ha perdido nada de lo que envió.';
export const interrupted = 'La respuesta se interrumpió.';
export const whatIsKept = ' Se conserva lo que se escribió.';
export const retry = 'Reintentar';

export const draft = 'Borrador para revisión clínica.';
export const writtenBy = (author: string): string =>
  `Escrito por: ${author === engineName ? 'motor integrado' : author}.`;

export const actions = 'Acciones de la respuesta';
export const copy = 'Copiar';
export const copyWithKey = 'Copiar (Ctrl+Shift+C)';
export const regenerate = 'Generar de nuevo';
export const like = 'Me gusta';
export const dislike = 'No me gusta';

export const previousVersion = 'Versión anterior';
export const nextVersion = 'Versión siguiente';
export const version = (version: number, versions: number): string => `versión ${version} de ${versions}`;

export const copied = 'Respuesta copiada al portapapeles.';
export const copyFailed = 'No se pudo copiar la respuesta.';
export const regenerated = 'Mensaje generado de nuevo correctamente.';
export const regenerateFailed = 'No se pudo generar de nuevo el mensaje. Inténtelo de nuevo.';
export const ratingFailed = 'No se pudo guardar su valoración. Inténtelo de nuevo.';
