export const willLock = 'Su pantalla se bloqueará en 1 minuto.';
export const pressAnyKey = 'Presione cualquier tecla para mantenerla abierta.';
export const pageTitle = 'Bloqueada';
export const isLocked = 'Su pantalla está bloqueada';
export const whyLocked =
  'No hubo actividad durante un rato. Lo que escribió se conserva, y las respuestas se siguen redactando.';
export const waiting = 'Esperando la red para desbloquear...';
