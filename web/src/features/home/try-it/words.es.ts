export const title = 'Pruébelo aquí';
export const lead =
  'Escriba o pegue una frase en inglés. Redactify y Chartwright la leen en su navegador: nada de lo que escriba sale de esta página.';
export const label = 'Su texto';
export const hint = 'Para empezar hay un paciente inventado. Hasta 4,000 caracteres.';
export const run = 'Probar';
export const withNames = 'Nota con nombres';
export const terse = 'Nota breve';
export const unscripted = 'Para probar las herramientas aquí, active JavaScript: funcionan en su navegador.';
export const loading = 'Descargando el motor, cerca de medio megabyte...';
export const working = 'Leyendo...';
export const removed = (count: number): string => {
  if (count === 0) return 'no se encontraron identificadores';
  return count === 1 ? '1 identificador eliminado' : `${count} identificadores eliminados`;
};
export const done = (count: number, isCharted: boolean): string =>
  `Listo: ${removed(count)}${isCharted ? ' y una nota escrita' : ''}.`;
export const tooLong = (length: string): string =>
  `Aquí caben hasta 4,000 caracteres y su texto tiene ${length}. Acórtelo o regístrese para enviar más.`;
export const failures: Readonly<Record<'absent' | 'broken' | 'slow', string>> = {
  absent: 'No se pudo cargar el motor. Su texto sigue aquí.',
  broken: 'El motor se detuvo con este texto. Su texto sigue aquí.',
  slow: 'Tardaba demasiado y se detuvo. Su texto sigue aquí.',
};
export const retry = 'Intentar de nuevo';
export const noNote = 'Escriba unas palabras de una consulta, y Chartwright redacta una nota a partir de ellas.';
export const missing = 'Sin documentar';
export const source = (words: string): string => `De sus palabras: «${words}»`;
export const point = 'Señale una línea para ver de qué palabras salió.';
export const draft =
  'Borrador para que lo revise un profesional clínico. Ningún método automático encuentra todos los identificadores.';
