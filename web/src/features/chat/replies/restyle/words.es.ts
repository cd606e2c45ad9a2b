export const label = 'Escribir esta nota de otra forma';
/** Lo que se envía; el servidor conoce estas palabras. */
export const asks = ['Más breve', 'Más completa', 'Con viñetas', 'En párrafos'] as const;
/** Abre los demás tipos de nota. */
export const anotherKind = 'Otro tipo de nota';
export const failed = 'No se pudo escribir la nota de otra forma. Inténtelo de nuevo.';
