export const title = 'Inicios de sesión';
export const lead =
  'Lo que ocurrió en esta cuenta durante el último año, en su hora local. Si algo de esto no lo hizo usted, cierre la sesión y cambie su contraseña en la página de inicio de sesión; eso termina todas las sesiones.';
