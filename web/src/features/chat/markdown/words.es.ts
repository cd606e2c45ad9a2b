import type { FaultKind } from '@notewright/engine';

export const code = 'Código';
export const table = 'Tabla';
export const done = 'hecho';
export const notDone = 'pendiente';
const faults: Readonly<Record<FaultKind, string>> = {
  number: 'número que no está en sus palabras',
  drug: 'medicamento que no está en sus palabras',
  code: 'código que no está en sus palabras',
  test: 'prueba que no está en sus palabras',
  side: 'lado distinto del de sus palabras',
  negation: 'sus palabras dicen lo contrario',
  family: 'en sus palabras es de un familiar',
  history: 'en sus palabras es del pasado',
  dose: 'dosis que sus palabras no dan a este medicamento',
  frequency: 'frecuencia que sus palabras no dan a este medicamento',
  value: 'valor que sus palabras no dan a esta prueba',
};
export const whatIsWrong = (kinds: readonly FaultKind[]): string =>
  ` ${kinds.length === 0 ? 'no está en sus palabras' : kinds.map((kind) => faults[kind]).join('; ')}`;
export const picture = (from: string | null, words: string): string =>
  `[imagen${from === null ? '' : ` de ${from}`}, no cargada${words === '' ? '' : `: ${words}`}]`;
