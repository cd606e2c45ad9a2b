export const pageTitle = 'Segundo factor';
export const operatorNeeds = 'Quien opera una instalación necesita un segundo factor';
export const isAsked = 'Se le pide un segundo factor';
export const companyAsks = 'Su empresa pide un segundo factor';
export const lead =
  'Además de su contraseña, mantiene sus expedientes cerrados para quien llegue a conocerla. Configure uno de estos para continuar.';
export const choices = 'Qué puede configurar';
export const logOut = 'Cerrar sesión';
