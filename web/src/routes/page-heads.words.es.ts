export const home = [
  'Documentación clínica en la que puede confiar',
  'Cuatro herramientas convierten dictados, apuntes y registros pegados en notas clínicas, quitan lo que identifica al paciente y revisan los códigos. Funciona en el equipo de quien lo instala.',
] as const;
export const faq = [
  'Preguntas frecuentes',
  'Qué hace Notewright con su texto, qué herramientas tiene, para quién es y cómo obtener ayuda.',
] as const;
export const helpAndSupport = [
  'Ayuda y soporte',
  'Escriba a quienes administran Notewright: cuéntenos qué ocurrió y le responderemos por correo electrónico.',
] as const;
export const terms = ['Términos de uso', 'Los términos con los que puede usarse Notewright.'] as const;
export const privacy = [
  'Política de privacidad',
  'Qué guarda Notewright de usted y de su trabajo, dónde, durante cuánto tiempo y cuáles son sus derechos.',
] as const;
export const pricing = ['Precios', 'Los planes de Notewright para un profesional, un equipo y una empresa.'] as const;
export const login = ['Iniciar sesión', 'Inicie sesión en Notewright.'] as const;
export const signUp = [
  'Crear cuenta',
  'Abra una cuenta y pruebe Notewright. Para registrarse no hace falta tarjeta.',
] as const;
export const forgetPassword = [
  'Contraseña olvidada',
  'Reciba un código por correo electrónico y elija una contraseña nueva.',
] as const;
export const notFound = ['Página no encontrada', 'La página que busca no existe.'] as const;

export const needsScript = 'Este formulario necesita JavaScript. Actívelo y vuelva a cargar la página.';

/** Where the script of a page that stands already could not be loaded. */
export const couldNotStart = 'No se pudo cargar el resto de esta página. Compruebe su conexión y vuelva a cargarla.';
