export const title = 'Sesiones';
export const description =
  'Todos los navegadores con la sesión de su cuenta iniciada. Si alguno no es suyo, cierre esa sesión y cambie su contraseña.';
export const list = 'Sesiones, la de actividad más reciente primero';
export const browser = 'Navegador';
export const address = 'Dirección IP';
export const lastActive = 'Última actividad';
export const loggedIn = 'Inicio de sesión';
export const nameless = 'Un navegador que no dio su nombre';
export const here = 'Este navegador';
export const remembered = 'Recordado';
export const logOut = 'Cerrar sesión';
export const logOutOne = (device: string, address: string): string => `Cerrar la sesión de ${device}, ${address}`;
export const logOutOthers = 'Cerrar todas las demás sesiones';
