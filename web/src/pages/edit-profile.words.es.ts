export const title = 'Perfil';
export const inWorkspace = 'Quién hizo qué en su espacio de trabajo: ';
export const inCompany = 'Quién hizo qué en su empresa: ';
export const audit = 'Auditoría';
export const activity = 'Actividad de la cuenta';
export const activityLead = 'Cuándo y desde dónde se inició sesión en esta cuenta, incluidos los intentos fallidos:';
export const loginInfo = 'Inicios de sesión';
export const settings = 'Configuración';
