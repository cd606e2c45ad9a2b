export const lightMode = 'Light Mode';
export const darkMode = 'Dark Mode';
