import type { FhirResource } from '@notewright/engine';

/** Reads parts of resources as servers send them: whatever is not in its form reads as if it were not there. */

type Fields = Readonly<Record<string, unknown>>;
const none: Fields = {};

/** The fields of an object; none for anything else. */
export const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : none;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const longestText = 2_000;

/** One line of text, trimmed; null for an empty one and anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, longestText);
}

/** The first item of a list that `read` gives something for. */
export function firstOf<T>(value: unknown, read: (item: unknown) => T | null): T | null {
  for (const item of listOf(value)) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

/** A concept in words: as it was written, else as its code is called, else the code: an allergy that has no words is one all the same. */
export function conceptText(value: unknown): string | null {
  const concept = objectOf(value);
  const display = (coding: unknown): string | null => textOf(objectOf(coding)['display']);
  const chosen = listOf(concept['coding']).filter((coding) => objectOf(coding)['userSelected'] === true);
  const bare = (coding: unknown): string | null => {
    const code = textOf(objectOf(coding)['code']);
    return code === null ? null : `code ${code}`;
  };
  return (
    textOf(concept['text']) ??
    firstOf(chosen, display) ??
    firstOf(concept['coding'], display) ??
    firstOf(concept['coding'], bare)
  );
}

/** All codes of a concept. */
export const codesOf = (value: unknown): readonly string[] =>
  listOf(objectOf(value)['coding'])
    .map((coding) => textOf(objectOf(coding)['code']))
    .filter((code) => code !== null);

/** All codes of a list of concepts. */
export const allCodesOf = (value: unknown): readonly string[] => listOf(value).flatMap(codesOf);

const dayPattern = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/;

/** The day, month or year of a FHIR date or time; null for anything else. */
export function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? (dayPattern.exec(value)?.[0] ?? null) : null;
}

/** The first of some fields that holds a day. */
export function firstDayOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const day = dayOf(value) ?? dayOf(objectOf(value)['start']) ?? dayOf(objectOf(value)['end']);
    if (day !== null) return day;
  }
  return null;
}

/** Whether a resource says that it is about a patient of its own server. */
export function isOfPatient(resource: FhirResource, patientId: string): boolean {
  const { reference } = objectOf(resource['subject'] ?? resource['patient']);
  if (typeof reference !== 'string') return false;
  const [plain = ''] = reference.split('/_history/');
  return plain === `Patient/${patientId}` || plain.endsWith(`/Patient/${patientId}`);
}

/** A number as it was measured: JSON knows no trailing zeros, so it is what is left of it. */
export const numberText = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
