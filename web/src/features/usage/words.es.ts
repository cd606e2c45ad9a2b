import type { ToolName } from '@notewright/engine';

export const pageTitle = 'Uso';
export const onlyForWriters = 'El uso se cuenta para quienes escriben con las herramientas.';
export const settings = 'Configuración';
export const tryAgain = 'Reintentar';
export const pageLead = (company: string | null, isAtCompany: boolean): string => {
  const place = company === null ? '' : isAtCompany ? ` en ${company}` : ' en su espacio personal';
  return `Cuánto se escribió con las cuatro herramientas${place} y cuánto tiempo ahorraron, aproximadamente.`;
};
export const period = 'Período';
export const lastDays = (days: number): string => `Últimos ${days} días`;
export const whose = 'De quién';
export const yours = 'El suyo';
export const everybodysAt = (company: string): string => `El de todo el equipo de ${company}`;
export const loading = 'Cargando su uso...';
export const yourUsage = (from: string, to: string): string => `Su uso del ${from} al ${to}, por días en UTC.`;
export const usageAt = (company: string, from: string, to: string): string =>
  `Uso en ${company} del ${from} al ${to}, por días en UTC.`;
export const replies = 'Respuestas';
export const byTool = 'Por herramienta';
export const timeSaved = 'Tiempo ahorrado';
export const howEstimated = 'Es una estimación; cómo se hace';
export const noneYet = 'No hay respuestas en este período.';
export const startChat = 'Iniciar un chat';
export const repliesPer = { day: 'Respuestas por día', week: 'Respuestas por semana' } as const;
export const countReplies = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'respuesta' : 'respuestas'}`;
export const noReplies = 'sin respuestas';
export const daysFromTo = (from: string, to: string): string => `${from} a ${to}`;
export const plotInWords = (sum: string, from: string, to: string, most: string): string =>
  `${sum} del ${from} al ${to}. El máximo: ${most}. La tabla de abajo contiene los mismos números.`;
export const howToRead = 'Señale una barra o recórralas con las teclas de flecha.';
export const sameInNumbers = 'Lo mismo en números';
export const download = 'Descargar como CSV';
export const caption = {
  day: 'Respuestas, palabras y minutos ahorrados por día, primero lo más reciente; se omiten los días sin respuestas',
  week: 'Respuestas, palabras y minutos ahorrados por semana, primero lo más reciente; se omiten las semanas sin respuestas',
} as const;
export const when = 'Cuándo';
export const inAll = 'En total';
export const columns = [
  'Todas las respuestas',
  'Palabras recibidas',
  'Palabras escritas',
  'Minutos ahorrados (estimación)',
] as const;
export const fromUtc = 'Desde (UTC)';
export const toUtc = 'Hasta (UTC)';
export const noTime = 'nada';
export const underMinute = 'menos de un minuto';
export const minutes = (count: number): string => `unos ${count} min`;
export const hours = (count: string): string => `unas ${count} h`;
export const hoursAndMinutes = (count: number, rest: number): string => `unas ${count} h ${rest} min`;
export const methodTitle = 'Cómo se estima el tiempo ahorrado';
export const method =
  'Es una estimación, no una medición: para cada herramienta, lo que el mismo trabajo lleva a mano a una velocidad moderada, menos el tiempo de leer el resultado. Si la diferencia es negativa, no se cuenta nada.';
/** Las velocidades son las de la frase del servidor. */
export const methodOf = (tool: ToolName, sentence: string): string => {
  const [first = '', second = ''] = sentence.match(/\d+/g) ?? [];
  const inWords: Readonly<Record<ToolName, string>> = {
    Chartwright: `Escribir el expediente terminado a ${first} palabras por minuto, menos leerlo completo a ${second}. Un expediente no cuenta por más palabras de las que usted dio.`,
    TranscriptX: `Escribir la nota terminada a ${first} palabras por minuto, menos leerla completa a ${second}. Una nota no cuenta por más palabras de las que se dictaron.`,
    Redactify: `Leer el texto y tachar los datos a mano a ${first} palabras por minuto, menos comprobar el resultado a ${second}.`,
    Validify: `Buscar los códigos en el expediente a ${first} palabras por minuto, menos leer el informe a ${second}.`,
  };
  return first === '' || second === '' ? sentence : inWords[tool];
};
export const whatCounts =
  'Las respuestas detenidas o fallidas no cuentan. Una respuesta que se escribió de nuevo cuenta como respuesta, y sus palabras cuentan una sola vez. Los días comienzan a medianoche UTC. Para esta página se guardan solo estos números, ninguna palabra de un expediente; se conservan aunque se elimine un chat y desaparecen a los trece meses o con la cuenta.';
