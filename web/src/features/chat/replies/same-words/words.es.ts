/** Va debajo de una versión con las palabras de la anterior. */
export const sameWords = (version: number): string => `Las mismas palabras que la versión ${version}.`;
export const sameFromEngine = (version: number): string =>
  `Las mismas palabras que la versión ${version}: es el resultado del motor para esta entrada.`;
/** Y lo que daría algo distinto. */
export const writeDifferently = '«Otro tipo de nota», «Más breve» o «Más completa» dan otras palabras.';
export const askDifferently = 'Otro tipo de nota, o un cambio en sus palabras, da otro resultado.';
export const redactDifferently =
  'Otra forma de quitar los identificadores, o un cambio en sus palabras, da otro resultado.';
export const auditDifferently = 'Un cambio en la historia da otro resultado.';
