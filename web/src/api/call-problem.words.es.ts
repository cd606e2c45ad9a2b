export const network = 'No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.';
export const locked = 'Su pantalla está bloqueada. Ingrese su contraseña para continuar.';
export const unreadable = 'No se pudo leer la respuesta del servidor. Inténtelo de nuevo.';
