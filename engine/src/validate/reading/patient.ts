import type { Span } from '../../model/span.ts';
import { describePerson, type Sex } from '../../note/person.ts';

/** A fact of the patient and the words that tell it. */
export interface Told<T> {
  readonly value: T;
  readonly source: Span;
}

export interface Patient {
  readonly sex: Sex;
  /** In years, with fractions for infants; null where the chart does not say. */
  readonly age: Told<number> | null;
  /** Completed weeks of a pregnancy; null where none is told. */
  readonly weeks: Told<number> | null;
}

const perYear = { day: 365, week: 52, month: 12, year: 1 } as const;

function readAge(text: string, source: Span): Told<number> | null {
  const match = /^(\d{1,3})-(day|week|month|year)-old/.exec(text);
  return match ? { value: Number(match[1]) / perYear[match[2] as keyof typeof perYear], source } : null;
}

const weekPattern =
  /\b(\d{1,2})(?:\s?(?:w(?:ee)?ks?|w)?\s?(?:and\s)?\+?\s?\d?(?:\/7)?\s?(?:d(?:ays?)?)?)\s?(?:weeks?\s)?(?:pregnant|gestation(?:al age)?|ga\b|iup\b)|\b(?:ega|gestational age|ga|iup at|intrauterine pregnancy at|pregnan\w+ at)\b[:\s]{0,3}(?:is\s)?(\d{1,2})\b/i;

function readWeeks(text: string): Told<number> | null {
  const match = weekPattern.exec(text);
  const value = Number(match?.[1] ?? match?.[2]);
  if (!match || !(value >= 4 && value <= 44)) return null;
  return { value, source: { start: match.index, end: match.index + match[0].length } };
}

/** Age, sex and weeks of pregnancy, as the chart tells them. */
export function readPatient(text: string): Patient {
  const { sex, described } = describePerson(text);
  return { sex, age: described ? readAge(described.text, described.source) : null, weeks: readWeeks(text) };
}
