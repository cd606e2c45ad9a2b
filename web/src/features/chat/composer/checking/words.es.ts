export const unsupportedFile = 'Formato de archivo no compatible. Suba un documento o una imagen válidos.';
export const emptyFile = 'El archivo está vacío.';
export const tooLargeFile = 'El archivo es demasiado grande. El límite es de 25 MB.';
export const tooLong = 'El mensaje es demasiado largo. El límite es de 2,000,000 de caracteres.';
