export const title = 'Empresa';
export const notLoaded = 'No se pudo cargar la empresa.';
export const isElsewhere = (company: string): string =>
  `Usted pertenece a ${company} y está en su espacio de trabajo personal. Cambie al espacio de trabajo de la empresa para ver su configuración.`;
/** What every member sees. */
export const name = 'Nombre';
export const yourRole = 'Su rol';
export const seats = 'Puestos';
export const seatsTaken = (taken: number, seats: number): string => `${taken} de ${seats} en uso`;
export const users = 'Usuarios';
export const locksAfter = 'La pantalla se bloquea tras';
export const minutesLong = (count: number): string => `${count} minutos`;
export const secondFactor = 'Segundo factor';
export const isNeeded = 'Todos necesitan uno';
export const isByChoice = 'Opcional';
export const chatsAreKept = 'Los chats se conservan';
export const untilDeleted = 'Hasta que se eliminen';
export const daysLong = (days: number): string => `${days} días tras su último mensaje`;
/** What owner and admins decide. */
export const form = 'Configuración de la empresa';
export const companyName = 'Nombre de la empresa';
export const idle = 'Minutos hasta que se bloquea la pantalla';
export const idleHint = (least: number, most: number): string =>
  `Sin actividad, para todos los miembros: de ${least} a ${most}.`;
export const needsSecondFactor = 'Todos los miembros necesitan un segundo factor';
export const needsSecondFactorHint = 'A quien no tiene uno se le pide configurarlo antes de continuar.';
export const browserSpeech = 'Servicios de voz del navegador';
export const isAllowed = 'Permitidos, para quien los acepte';
export const isForbidden = 'No permitidos';
export const allowBrowserSpeech = 'Permitir los servicios de voz del navegador';
export const allowBrowserSpeechHint =
  'Cuando un navegador no puede reconocer la voz en el dispositivo, un miembro puede entonces aceptar que lo que dice se envíe a un servicio del fabricante del navegador, con el que Notewright no tiene ningún acuerdo. Sin este permiso, la voz se reconoce solo en el dispositivo.';
export const saved = 'Se guardó la configuración de la empresa.';
export const notSaved = 'No se pudo guardar la configuración. Inténtelo de nuevo.';
export const retention = 'Cuánto tiempo se conservan los chats';
export const someDays = 'Un número de días tras su último mensaje';
export const daysLabel = 'Días';
export const daysHint = (least: number, most: number): string =>
  `De ${least} a ${most}. Los chats más antiguos se destruyen cada noche y nadie puede recuperarlos.`;
export const pleaseGive = (least: number, most: number, unit: string): string =>
  `Indique de ${least} a ${most} ${unit}`;
export const minutes = 'minutos';
export const days = 'días';
/** Handing over. */
export const handOverTitle = 'Transferir la empresa';
export const handOverAlone = 'Todavía no hay nadie más en la empresa.';
export const handOverLead =
  'Otro miembro pasa a ser propietario y usted pasa a ser administrador. Hágalo antes de dejar la empresa.';
export const newOwner = 'Nuevo propietario';
export const chooseMember = 'Elija un miembro';
export const handOver = 'Transferir';
export const handOverAsk = '¿Transferir la empresa?';
export const handOverMeans = (email: string): string =>
  `${email} pasa a ser propietario. Solo esa persona puede devolvérsela.`;
export const handedOver = 'Se transfirió la empresa.';
export const notHandedOver = 'No se pudo transferir la empresa. Inténtelo de nuevo.';
/** Leaving. */
export const leaveTitle = 'Dejar la empresa';
export const leaveLead =
  'Los chats que escribió para ella se quedan con ella y usted ya no podrá leerlos. Los personales siguen siendo suyos.';
export const leaveButton = 'Dejar la empresa';
export const leaveAsk = '¿Dejar la empresa?';
export const leaveMeans = (company: string): string => `Para volver a ${company} tendrán que invitarlo de nuevo.`;
export const leave = 'Dejar';
export const left = 'Usted dejó la empresa.';
export const notLeft = 'No se le pudo retirar de la empresa. Inténtelo de nuevo.';
/** Setting up. */
export const alone =
  'Usted trabaja por su cuenta. Con una empresa puede invitar a otras personas, y lo que escriba en ella pertenece a la empresa. Los chats que ha creado hasta ahora siguen siendo suyos, en su espacio de trabajo personal.';
export const setUp = 'Crear empresa';
export const isSetUp = 'Su empresa está creada.';
export const notSetUp = 'No se pudo crear la empresa. Inténtelo de nuevo.';
