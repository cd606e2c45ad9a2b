export const code = 'Código';
export const table = 'Tabla';
export const done = 'hecho';
export const notDone = 'pendiente';
export const notInYourWords = ' no está en sus palabras';
export const picture = (from: string | null, words: string): string =>
  `[imagen${from === null ? '' : ` de ${from}`}, no cargada${words === '' ? '' : `: ${words}`}]`;
