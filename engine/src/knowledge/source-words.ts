import type { NoteLanguage } from '../languages/language.ts';
import type { SourceKind } from '../model/source-part.ts';

/** A source that is older than the visit. */
export type OlderKind = Exclude<SourceKind, 'current'>;

/** In what way two sources say different things of one thing. */
export const differenceKinds = [
  'dose',
  'drug-stopped',
  'drug-taken-again',
  'drug-new',
  'drug-not-listed',
  'allergy-denied',
  'allergy-new',
  'side',
  'problem-gone',
  'problem-back',
  'habit',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What two sources of before can say differently among themselves: that one does not name a drug is no contradiction. */
export type OlderDifferenceKind = Exclude<DifferenceKind, 'drug-new' | 'drug-not-listed'>;

/** What a note says of its older sources, in one language; `{...}` stands for what is said. */
export interface SourceWords {
  /** A source by its kind and day, and by its kind alone. */
  readonly dated: Readonly<Record<OlderKind, string>>;
  readonly undated: Readonly<Record<OlderKind, string>>;
  readonly day: string;
  readonly months: readonly string[];
  /** Goes on behind a statement. */
  readonly from: string;
  /** Questions: {name} the thing, {now} and {before} what is said of it, {source} the older source. */
  readonly questions: Readonly<Record<DifferenceKind, string>>;
  /** The same of two older sources of which the visit says nothing: {newer} says {now}. */
  readonly questionsOfOlder: Readonly<Record<OlderDifferenceKind, string>>;
  readonly noAllergies: string;
  /** Of one substance. */
  readonly noAllergy: string;
  /** The heading of what was of the moment then. */
  readonly previousNote: string;
  readonly reasonThen: string;
  readonly assessedThen: string;
}

const english: SourceWords = {
  dated: {
    previous_note: 'the note of {day}',
    medication_list: 'the medication list of {day}',
    problem_list: 'the problem list of {day}',
    results: 'the results of {day}',
    other: 'the document of {day}',
  },
  undated: {
    previous_note: 'an earlier note',
    medication_list: 'an earlier medication list',
    problem_list: 'an earlier problem list',
    results: 'earlier results',
    other: 'another document',
  },
  day: '{date} {month} {year}',
  months: 'January February March April May June July August September October November December'.split(' '),
  from: '(from {source})',
  questions: {
    dose: '{name}: {now} today, {before} in {source}. Which is right?',
    'drug-stopped': '{name}: not taken any more today, taken in {source}. Is it stopped?',
    'drug-taken-again': '{name}: taken today, stopped in {source}. Is it taken again?',
    'drug-new': '{name}: taken today, not in {source}. Is it new?',
    'drug-not-listed': '{name}: in {source}, not among the medications of today. Is it still taken?',
    'allergy-denied': '{name}: {now} today, an allergy in {source}. Which is right?',
    'allergy-new': '{name}: an allergy today, {before} in {source}. Is it new?',
    side: '{name}: {now} today, {before} in {source}. Which side is right?',
    'problem-gone': '{name}: not present today, present in {source}. Is it resolved?',
    'problem-back': '{name}: present today, not present in {source}. Which is right?',
    habit: '{name}: “{now}” today, “{before}” in {source}. Which is right?',
  },
  questionsOfOlder: {
    dose: '{name}: {now} in {newer}, {before} in {source}. Which is right?',
    'drug-stopped': '{name}: not taken any more in {newer}, taken in {source}. Is it taken today?',
    'drug-taken-again': '{name}: taken in {newer}, stopped in {source}. Is it taken today?',
    'allergy-denied': '{name}: {now} in {newer}, an allergy in {source}. Which is right?',
    'allergy-new': '{name}: an allergy in {newer}, {before} in {source}. Which is right?',
    side: '{name}: {now} in {newer}, {before} in {source}. Which side is right?',
    'problem-gone': '{name}: not present in {newer}, present in {source}. Which is right?',
    'problem-back': '{name}: present in {newer}, not present in {source}. Which is right?',
    habit: '{name}: “{now}” in {newer}, “{before}” in {source}. Which is right?',
  },
  noAllergies: 'no known allergies',
  noAllergy: 'no allergy',
  previousNote: 'Previous note',
  reasonThen: 'Reason for the visit then',
  assessedThen: 'Assessment then',
};

const spanish: SourceWords = {
  dated: {
    previous_note: 'la nota del {day}',
    medication_list: 'la lista de medicamentos del {day}',
    problem_list: 'la lista de problemas del {day}',
    results: 'los resultados del {day}',
    other: 'el documento del {day}',
  },
  undated: {
    previous_note: 'una nota anterior',
    medication_list: 'una lista de medicamentos anterior',
    problem_list: 'una lista de problemas anterior',
    results: 'resultados anteriores',
    other: 'otro documento',
  },
  day: '{date} de {month} de {year}',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  from: '(según {source})',
  questions: {
    dose: '{name}: hoy {now}, en {source} {before}. ¿Cuál es correcto?',
    'drug-stopped': '{name}: hoy ya no lo toma, en {source} lo tomaba. ¿Está suspendido?',
    'drug-taken-again': '{name}: hoy lo toma, en {source} estaba suspendido. ¿Lo toma de nuevo?',
    'drug-new': '{name}: hoy lo toma, no está en {source}. ¿Es nuevo?',
    'drug-not-listed': '{name}: está en {source}, no entre los medicamentos de hoy. ¿Aún lo toma?',
    'allergy-denied': '{name}: hoy {now}, en {source} es una alergia. ¿Cuál es correcto?',
    'allergy-new': '{name}: hoy es una alergia, en {source} {before}. ¿Es nueva?',
    side: '{name}: hoy {now}, en {source} {before}. ¿Qué lado es correcto?',
    'problem-gone': '{name}: hoy no está presente, en {source} sí. ¿Está resuelto?',
    'problem-back': '{name}: hoy está presente, en {source} no. ¿Cuál es correcto?',
    habit: '{name}: hoy «{now}», en {source} «{before}». ¿Cuál es correcto?',
  },
  questionsOfOlder: {
    dose: '{name}: en {newer} {now}, en {source} {before}. ¿Cuál es correcto?',
    'drug-stopped': '{name}: en {newer} ya no lo toma, en {source} lo tomaba. ¿Lo toma hoy?',
    'drug-taken-again': '{name}: en {newer} lo toma, en {source} estaba suspendido. ¿Lo toma hoy?',
    'allergy-denied': '{name}: en {newer} {now}, en {source} es una alergia. ¿Cuál es correcto?',
    'allergy-new': '{name}: en {newer} es una alergia, en {source} {before}. ¿Cuál es correcto?',
    side: '{name}: en {newer} {now}, en {source} {before}. ¿Qué lado es correcto?',
    'problem-gone': '{name}: en {newer} no está presente, en {source} sí. ¿Cuál es correcto?',
    'problem-back': '{name}: en {newer} está presente, en {source} no. ¿Cuál es correcto?',
    habit: '{name}: en {newer} «{now}», en {source} «{before}». ¿Cuál es correcto?',
  },
  noAllergies: 'sin alergias conocidas',
  noAllergy: 'sin alergia',
  previousNote: 'Nota anterior',
  reasonThen: 'Motivo de aquella consulta',
  assessedThen: 'Valoración de entonces',
};

export const sourceWords: Readonly<Record<NoteLanguage, SourceWords>> = { en: english, es: spanish };

/** The heading under which a list is read that has none: its kind says what its lines are. */
export const listHeadings: Readonly<Partial<Record<OlderKind, string>>> = {
  medication_list: 'Medications:\n',
  problem_list: 'Past medical history:\n',
  results: 'Results:\n',
};
