export const newChat = 'Nuevo chat';
export const chat = 'Chat';
export const untitled = 'Chat sin título';

export const greeting = (name: string): string => `Hola, ${name}`;
export const question = '¿En qué puedo ayudarle hoy?';
export const tools = 'Herramientas';
export const review = 'Los resultados son borradores que debe revisar un profesional clínico.';
/** Sigue a lo anterior, según adónde esta instalación deja llegar el texto (`server/src/config/text-place.ts`). */
export const placed: Readonly<Record<string, string>> = {
  here: 'Su texto está cifrado y permanece en este servidor.',
  model:
    'Su texto se guarda cifrado. Se puede consultar a un modelo de lenguaje fuera de este servidor, tras sustituir los identificadores.',
  elsewhere: 'Su texto se guarda cifrado.',
};

export const notFound = 'No se encontró este chat. Es posible que se haya eliminado.';
export const startNew = 'Nuevo chat';
export const tryAgain = 'Intentar de nuevo';
