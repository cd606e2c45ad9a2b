export const tools = 'Herramientas';
export const examplesOf = (tool: string): string => `Ejemplos de ${tool}`;
export const expand = 'Haga clic para abrir la comparación';
export const collapse = 'Haga clic para cerrar la comparación';
export const previousExample = 'Ejemplo anterior';
export const nextExample = 'Ejemplo siguiente';
export const before = 'Antes';
export const after = 'Después';
export const asItCameIn = 'tal como llegó';
export const unedited = (tool: string): string => `lo que escribe ${tool}, sin retoques`;
export const moveDivider = 'Mover la línea divisoria';
export const shares = (before: number): string => `Antes ${before}%, después ${100 - before}%`;
export const madeUp = 'Todas las personas y cifras de estas muestras, en inglés, son inventadas.';
export const loading = 'Cargando los ejemplos...';
export const failed = 'No se pudieron cargar los ejemplos.';
export const retry = 'Intentar de nuevo';
export const blurbs: Readonly<Record<string, string>> = {
  transcriptx: 'El dictado se vuelve nota: entiende signos, números y correcciones dichos en voz alta.',
  chartwright: 'Los apuntes se vuelven una nota ordenada. Lo que falta se enumera, nunca se inventa.',
  redactify: 'Quita los identificadores de cartas, notas y datos.',
  validify: 'Compara los códigos con la clasificación; señala lo que falta y lo que se contradice.',
};

export interface ExampleWords {
  readonly tabLabel: string;
  readonly title: string;
  /** What the text before is. */
  readonly contentTitle: string;
}

export const examples: Readonly<Record<string, ExampleWords>> = {
  'emergency-dictation': {
    tabLabel: 'Dictado de urgencias',
    title: 'Dolor torácico, dictado con dos correcciones',
    contentTitle: 'Dictado',
  },
  'clinic-conversation': {
    tabLabel: 'Consulta',
    title: 'Una conversación en consulta se vuelve nota',
    contentTitle: 'Conversación',
  },
  'operative-report': {
    tabLabel: 'Informe operatorio',
    title: 'Una operación de vesícula, dictada al terminar',
    contentTitle: 'Dictado',
  },
  'discharge-dictation': {
    tabLabel: 'Alta',
    title: 'Un informe de alta con un lado corregido',
    contentTitle: 'Dictado',
  },
  'clinic-scribbles': {
    tabLabel: 'Apuntes de consulta',
    title: 'Seis líneas apresuradas sobre una rodilla',
    contentTitle: 'Apuntes de la consulta',
  },
  'nurse-notes': {
    tabLabel: 'Notas de enfermería',
    title: 'Dos días después de una prótesis de cadera',
    contentTitle: 'Notas del turno',
  },
  'therapy-notes': {
    tabLabel: 'Notas de terapia',
    title: 'Una cuarta sesión sobre preocupación y sueño',
    contentTitle: 'Notas de la sesión',
  },
  'case-management': {
    tabLabel: 'Gestión de casos',
    title: 'Volver a casa con insuficiencia cardíaca',
    contentTitle: 'Apuntes para el alta',
  },
  'referral-letter': {
    tabLabel: 'Carta de derivación',
    title: 'Una derivación con nombres, números y domicilio',
    contentTitle: 'Carta',
  },
  'night-nurse-note': {
    tabLabel: 'Nota de enfermería',
    title: 'Una noche en planta, con familiares y personal nombrados',
    contentTitle: 'Nota de enfermería',
  },
  'laboratory-message': {
    tabLabel: 'Mensaje HL7',
    title: 'Un resultado de laboratorio entre dos sistemas',
    contentTitle: 'Mensaje HL7',
  },
  'patient-table': {
    tabLabel: 'Tabla CSV',
    title: 'Una tabla de pacientes, para investigación',
    contentTitle: 'Archivo CSV',
  },
  'diabetes-follow-up': {
    tabLabel: 'Control',
    title: 'Diabetes con enfermedad renal, codificada de menos',
    contentTitle: 'Expediente',
  },
  'knee-visit': {
    tabLabel: 'Lado equivocado',
    title: 'La rodilla derecha con el código de la izquierda',
    contentTitle: 'Expediente',
  },
  'emergency-visit': {
    tabLabel: 'Urgencias',
    title: 'Un diagnóstico codificado antes de confirmarse',
    contentTitle: 'Expediente',
  },
  'ear-visit': {
    tabLabel: 'Visita infantil',
    title: 'Una otitis, y el oído en el que estaba',
    contentTitle: 'Expediente',
  },
};

/** Where no script runs. */
export const moreWithScript = 'Los ejemplos de las demás herramientas necesitan JavaScript.';
