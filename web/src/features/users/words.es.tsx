import type { ReactNode } from 'react';

export const title = 'Usuarios';
export const heading = 'Usuarios';
export const loading = 'Cargando usuarios...';
export const notLoaded = 'Error al cargar los usuarios';
export const unknownError = 'Error desconocido';
export const cancel = 'Cancelar';
export const save = 'Guardar';
export const nobodyYet = 'Todavía no se ha invitado a ningún usuario.';
/** The list. */
export const list = 'Usuarios de la empresa, los más recientes primero';
export const user = 'Usuario';
export const status = 'Estado';
export const invitedOn = 'Invitado el';
export const token = 'Token';
export const role = 'Rol';
export const actions = 'Acciones';
export const you = '(usted)';
export const noLink = 'Sin enlace';
export const accepted = 'Aceptada';
export const pending = 'Pendiente';
export const expired = 'Vencida';
export const copyLink = 'Copiar enlace';
export const forWhom = (email: string): string => ` para ${email}`;
export const linkCopied = 'Enlace copiado.';
export const linkNotCopied = 'No se pudo copiar el enlace. Use el enlace del correo.';
export const actionsFor = (email: string): string => `Acciones para ${email}`;
export const changeRole = 'Cambiar rol';
export const emergencyAccess = 'Acceso de emergencia';
export const sendAgain = 'Enviar de nuevo';
export const remove = 'Quitar';
/** Inviting. */
export const invite = 'Invitar';
export const inviting = 'Invitando...';
export const inviteLabel = 'Correo electrónico de la persona que desea invitar';
export const invitePlaceholder = 'Invite a otros por correo electrónico';
export const invited = '¡Usuario invitado correctamente!';
export const notInvited = 'No se pudo invitar al usuario.';
/** Seats. */
export const seatsTaken = (company: ReactNode, taken: number, seats: number): ReactNode => (
  <>
    {company}:{' '}
    <span className="tabular-nums">
      {taken} de {seats} {seats === 1 ? 'puesto' : 'puestos'} en uso
    </span>
    , contando las invitaciones abiertas.
  </>
);
export const tooMany = (count: number): string =>
  `Hay ${count === 1 ? '1 usuario' : `${count} usuarios`} más de los que incluye el plan. Nadie pierde nada, pero no se puede invitar a nadie más hasta que agregue usuarios al plan o quite a alguien.`;
export const addUsers = 'Agregar usuarios';
export const seePlans = 'Ver planes';
/** Removing. */
export const removeTitle = 'Confirmar la baja';
export const removeLead = '¿Seguro que desea quitar a este usuario? Esta acción no se puede deshacer.';
export const removeMeans =
  'Sus sesiones terminan de inmediato. Sus chats se quedan con la empresa y nadie puede leerlos sin acceso de emergencia.';
export const removing = 'Quitando...';
export const removed = '¡Usuario quitado correctamente!';
export const notRemoved = 'No se pudo quitar al usuario.';
/** Another role. */
export const roleTitle = 'Cambiar rol';
export const roleLead = 'Vale de inmediato, en todas sus sesiones iniciadas.';
export const roleChanged = 'Rol cambiado.';
export const roleNotChanged = 'No se pudo cambiar el rol.';
/** For whom the page is not. */
export const notForYou = 'Esta página es para el propietario y los administradores de una empresa';
export const operatorRuns =
  'Como operador, usted opera la instalación; los usuarios de una empresa son asunto de su propietario.';
export const workAlone = (link: (words: string) => ReactNode): ReactNode => (
  <>
    Aquí trabaja por su cuenta. Para invitar a otras personas, primero {link('cree una empresa')} en Configuración; los
    chats que ya creó siguen siendo suyos.
  </>
);
export const isPersonal = (company: string, link: (words: string) => ReactNode): ReactNode => (
  <>
    Está en su espacio de trabajo personal. {link(`Cambie a ${company}`)} en Configuración; si es su propietario o
    administrador, los usuarios están allí.
  </>
);
export const isMember = (company: string): string =>
  `Usted es miembro de ${company}. Para invitar o quitar a alguien, pídaselo a su propietario o a un administrador.`;
