export const fromYourWords = 'De sus palabras: ';
export const fromTheFile = 'Del archivo: ';
export const notFound = 'No se encuentra en sus palabras. Compruébelo antes de usarlo.';

export const showAll = 'Mostrar todo';
export const showLess = 'Mostrar menos';
export const ofText = (name: string): string => `: ${name}`;
export const yourWords = 'sus palabras';
export const fileText = 'texto del archivo';
