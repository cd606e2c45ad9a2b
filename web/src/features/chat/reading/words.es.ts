export const wordsSent = 'Palabras enviadas';
export const theWordsSent = 'palabras enviadas';
export const version = (version: number, versions: number): string => `Versión ${version} de ${versions}`;
export const stillWritten = 'Esta respuesta aún se estaba escribiendo cuando se leyó.';

export const decided = 'Decidido sobre las advertencias';
