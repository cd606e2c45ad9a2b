/** Lo que dice la página de presentación. Las muestras de su dibujo están en loom-lines.ts y quedan en inglés. */
export const about = 'Acerca de';
export const features = 'Soluciones';
export const inAction = 'En acción';
export const technology = 'Tecnología';
export const benefits = 'Beneficios';
export const caseUse = 'Casos de uso';

export const login = 'Iniciar sesión';
export const signUp = 'Registrarse';
export const toChats = 'Ir a sus chats';

/** Dos frases; la segunda empieza una línea propia. */
export const heroTitle = ['Escriba menos.', 'Firme notas que pueda respaldar.'] as const;
export const heroLead =
  'Cuatro herramientas convierten dictados, apuntes y expedientes pegados en notas clínicas, quitan lo que identifica al paciente y auditan los códigos. Cada línea muestra las palabras de las que proviene.';
export const heroFine = 'Funciona en el equipo de quien lo instala, con o sin un modelo de lenguaje.';
export const expired = 'Su sesión ha terminado. Inicie sesión para continuar donde estaba.';
/** Cuántos días dura la prueba de esta instalación es un ajuste. */
export const trial = (days: string): string => `Gratis durante ${days} días. Sin tarjeta.`;

export const loomTitle = 'De las palabras a la nota';
export const loomSaid = 'Dicho';
export const loomWritten = 'Escrito';
export const loomBarred = 'nombre eliminado';
export const loomNothing = 'no se dijo';
export const loomNote =
  'Paciente ficticia. TranscriptX escribió el lado derecho a partir del izquierdo, palabra por palabra; Redactify tachó el nombre. Las herramientas trabajan con textos en inglés.';
export const pause = 'Pausar la animación';
export const play = 'Reproducir la animación';

export const aboutTitle = 'Acerca de';
export const aboutStatement = 'El día se dedica a los pacientes. La noche no debería dedicarse a escribirlo.';
export const aboutWhat =
  'Notewright toma lo que usted tiene, dictado, escrito con prisa, pegado o adjunto, y redacta el documento que un colega puede leer. Usted elige una de cuatro herramientas y envía; la nota vuelve en una hoja limpia, unida línea por línea a sus propias palabras.';
export const aboutMissing =
  'No añade nada. Lo que sus palabras no dicen figura al final como no documentado, para que usted vea el vacío antes que los demás. Cada resultado es un borrador hasta que usted lo haya leído.';
export const aboutWho =
  'Para médicos, enfermeros, terapeutas, gestores de casos y codificadores: por cuenta propia, o como empresa cuyo propietario invita a los demás.';

export const featuresTitle = 'Nuestras soluciones';
export const featuresStatement = 'Cuatro herramientas, una hoja de papel.';
export const chartwrightWhat = 'De los apuntes desordenados a una nota estructurada.';
export const chartwrightHow =
  'Notas escuetas, frases a medias, expedientes pegados. Motivo, antecedentes, medicamentos, alergias, hallazgos y plan se distinguen; una negación sigue siendo una negación; lo que falta se enumera, nunca se inventa.';
export const transcriptxWhat = 'Del dictado a la nota.';
export const transcriptxHow =
  'Los números, las dosis y las presiones arteriales dictados se escriben en cifras. Una corrección sustituye lo que corrige. En una conversación se distingue quién dijo qué.';
export const redactifyWhat = 'Los identificadores desaparecen.';
export const redactifyHow =
  'Se buscan los dieciocho tipos de la lista Safe Harbor y se sustituyen por REDACT, con una tabla de lo encontrado y el motivo. Ningún método automático los encuentra todos, y el resultado lo dice: léalo antes de compartirlo.';
export const validifyWhat = 'Los códigos se auditan antes de que lo haga el pagador.';
export const validifyHow =
  'Cada código ICD-10-CM se busca en la tabla cargada. Una sugerencia cita las palabras que la respaldan, se señalan vacíos y contradicciones, y no se sugiere ningún código que no exista.';

export const inActionTitle = 'Nuestras soluciones en acción';
export const inActionStatement = 'Lo que entra y lo que sale.';

export const technologyTitle = 'Nuestra tecnología';
export const technologyStatement = 'Leer, proteger, escribir, comprobar. En ese orden, siempre.';
export const stepRead = 'Leer';
export const stepReadHow =
  'Un motor propio encuentra secciones, problemas, dosis, signos vitales y a quién se refiere cada cosa: al paciente, a la familia, al pasado.';
export const stepShield = 'Proteger';
export const stepShieldHow =
  'Donde hay un modelo de lenguaje configurado, los identificadores se sustituyen antes de que salga una palabra y vuelven en la respuesta. Sin él, ningún texto sale hacia un modelo.';
export const stepWrite = 'Escribir';
export const stepWriteHow =
  'El motor hace todo el trabajo por sí solo. Un modelo, si lo hay, puede redactar mejor; si falla, escribe el motor, y la respuesta lo dice.';
export const stepCheck = 'Comprobar';
export const stepCheckHow =
  'El resultado se contrasta con sus palabras. Un número, un medicamento o un código que no respaldan queda marcado antes de que usted lo lea.';

export const safeTitle = 'Lo que lo protege';
export const hipaa = 'HIPAA';
export const hipaaHow =
  'Construido según las salvaguardas técnicas de 45 CFR 164.312: cada una corresponde a código y a una prueba. El cumplimiento exige más que software, y los documentos dicen qué corresponde a quien lo opera.';
export const agreement = 'Acuerdo de socio comercial (BAA)';
export const agreementHow =
  'Donde quien opera esta instalación lo ofrece, el propietario de una empresa lo lee y lo acepta en Configuración. Donde no hay ninguno, no se promete ninguno.';
export const zeroTrust = 'Seguridad de confianza cero';
export const zeroTrustHow =
  'Cada solicitud se autentica y se juzga con una política propia. Lo que pertenece a otros se ve como lo que no existe.';
export const encryption = 'Cifrado en reposo y en tránsito';
export const encryptionHow =
  'AES-256-GCM con una clave por chat y por archivo; TLS 1.2 y 1.3. La eliminación definitiva destruye la clave.';
export const roles = 'Control de acceso por roles';
export const rolesHow =
  'Propietario, administrador, profesional clínico, auditor. Un auditor lee el registro y no las notas; el acceso de emergencia dura una hora, con un motivo, y se comunica a quienes concierne.';
export const audit = 'Un registro que revela alteraciones';
export const auditHow =
  'Quién inició sesión, leyó, escribió, exportó o cambió un permiso, en una cadena donde se descubre una fila cambiada o ausente.';
export const factor = 'Segundo factor, cierre automático';
export const factorHow =
  'Aplicación de autenticación o llave de acceso; una empresa puede exigirlo. La pantalla se vacía y se bloquea tras 15 minutos de inactividad, o los que fije una empresa.';
export const emr = 'Junto al expediente electrónico que ya tiene';
export const emrHow =
  'Una nota se copia como texto limpio, con sus títulos y listas, y se pega en cualquier sistema de expedientes.';

export const benefitsTitle = 'Beneficios';
export const benefitsStatement = 'Tiempo de vuelta, y nada de lo que tenga que retractarse.';
export const figure = '40–60%';
export const figureWhat = 'menos tiempo dedicado a la documentación';
export const figureNote =
  'Las cifras de esta página son ilustrativas: se citan para herramientas de este tipo y no se midieron en esta instalación.';
export const benefitChecked = 'Comprobado en segundos.';
export const benefitCheckedHow =
  'Señale una línea, o llegue a ella con el teclado, y se iluminan las palabras en que se apoya.';
export const benefitKept = 'Nada se pierde.';
export const benefitKeptHow =
  'Una respuesta continúa aunque se recargue la página o se caiga la red. Un borrador espera en el servidor. Cada versión de una respuesta se conserva.';
export const benefitFiles = 'Traiga el archivo.';
export const benefitFilesHow = 'Word, PDF, HTML, texto e imágenes se leen tal como son, uno con cada mensaje.';
export const benefitYours = 'Suyo para llevárselo y para eliminarlo.';
export const benefitYoursHow =
  'Todo lo que escribió se puede exportar en cualquier momento. Lo que elimina para siempre desaparece, y su clave también.';

export const caseUseTitle = 'Casos de uso';
export const caseUseStatement = 'Cuatro consultas, una manera de escribir.';
export const illustration = 'Ilustración';
export const caseNote = 'Estas voces ilustran el uso previsto de las herramientas; no son palabras de personas reales.';
export const primaryCare = 'Atención primaria';
export const primaryCareSays =
  'Veinte consultas, veinte notas, y las terminaba en la mesa de la cocina. Ahora hablo un minuto después de cada consulta y leo lo que vuelve. La documentación ocupa un 52% menos de mi día.';
export const primaryCareTool = 'dicta entre consultas';
export const emergency = 'Medicina de emergencia';
export const emergencySays =
  'Escribo en fragmentos, siempre lo he hecho. Una nota en menos de 3 minutos, con la alergia en su sitio y lo que olvidé preguntar al final.';
export const emergencyTool = 'pega fragmentos';
export const behavioral = 'Salud conductual';
export const behavioralSays =
  'Las notas de evolución llevan un 70% menos de tiempo. Y antes de llevar un caso a supervisión, los nombres, las fechas y la ciudad ya no están.';
export const behavioralTool = 'elimina identificadores';
export const caseManagement = 'Gestión de casos';
export const caseManagementSays =
  'Heredo notas de otras personas. Quiero saber qué código no tiene respaldo en el texto antes de que me lo diga el pagador, y Validify lo dice con una cita.';
export const caseManagementTool = 'audita códigos';

export const getStartedTitle = 'Empezar';
export const getStartedStatement = 'Su próxima nota podría ser la primera.';
export const getStartedSteps = [
  'Regístrese con su correo electrónico.',
  'Escriba los cuatro dígitos que le enviamos.',
  'Pegue, dicte o adjunte, y envíe.',
] as const;

export const contactTitle = 'Contacto';
export const contactStatement = 'Pregúntenos lo que quiera.';
export const contactLead = 'No escriba aquí nada que identifique a un paciente.';
export const contactMail = 'O escriba a';
