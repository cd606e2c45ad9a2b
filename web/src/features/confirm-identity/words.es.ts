export const title = 'Confirme que es usted';
export const lead = 'La confirmación vale durante cinco minutos.';
export const noPassword =
  'Su cuenta no tiene contraseña. Cierre la sesión, inicie sesión de nuevo y vuelva antes de cinco minutos.';
export const close = 'Cerrar';
export const cancel = 'Cancelar';
export const confirm = 'Confirmar';
export const byPasskey = 'Usar una llave de acceso';
export const password = 'Contraseña';
export const passwordRequired = 'La contraseña es obligatoria';
export const codeRequired = 'Ingrese el código';
export const codes = {
  totp: { label: 'Código de su aplicación de autenticación', other: 'Usar en su lugar un código de recuperación' },
  recovery_code: { label: 'Código de recuperación', other: 'Usar en su lugar el código de su aplicación' },
} as const;
