export const chatHistory = 'Historial de chats';
export const brokenTitle = 'No se pudo mostrar esta página';
export const brokenWhy =
  'Algo falló de nuestro lado, o se acaba de instalar una versión nueva. Lo que ya envió se conserva. Cargue la página de nuevo para continuar.';
export const loadAgain = 'Cargar de nuevo';
export const plansNotLoaded = 'No se pudieron cargar los planes';
export const plansTryAgain = 'Revise su conexión, cierre esto e inténtelo de nuevo.';
