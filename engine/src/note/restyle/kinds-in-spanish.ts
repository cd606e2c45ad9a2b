import type { NoteKind } from '../../model/result.ts';
import type { AskedKind } from '../kind-asked.ts';

/** What the kinds of note are called in Spanish; the more particular name first. */
const names: readonly (readonly [NoteKind, RegExp])[] = [
  ['soap', /\b(?:nota )?soap\b/i],
  ['history-and-physical', /\bhistoria clínica(?: y examen físico)?(?![\wñ])/i],
  ['progress', /\bnota de evolución(?![\wñ])/i],
  ['consult', /\bnota de interconsulta\b/i],
  ['discharge-summary', /\b(?:informe|resumen|nota) de alta\b/i],
  ['nursing', /\bnota de enfermería(?![\wñ])/i],
  ['therapy-birp', /\bnota (?:de terapia )?birp\b/i],
  ['therapy', /\bnota de terapia\b/i],
  ['case-management', /\b(?:nota de )?gestión de casos\b/i],
  ['operative', /\b(?:informe|nota) operatori[oa]\b/i],
  ['referral-letter', /\bcarta de derivación(?![\wñ])/i],
  ['patient-summary', /\bresumen para (?:el|la) paciente\b/i],
];

/** The kind of note that a Spanish message names, and where. */
export function findKindInSpanish(message: string): AskedKind | undefined {
  for (const [kind, name] of names) {
    const match = name.exec(message);
    if (match) return { kind, span: { start: match.index, end: match.index + match[0].length } };
  }
  return undefined;
}
