export const lightMode = 'Modo claro';
export const darkMode = 'Modo oscuro';
