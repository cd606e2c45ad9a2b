import type { Patient } from '@medplum/fhirtypes';

/** The name of a patient, as the record has it. */
export function nameOfPatient({ name, id }: Patient): string {
  const [own] = name ?? [];
  return [...(own?.given ?? []), own?.family].filter((part) => part !== undefined).join(' ') || `Patient ${id}`;
}

/** When a patient was born, their sex and their number, in one line. */
export function describePatient({ birthDate, gender, identifier }: Patient): string {
  return [
    `Born ${birthDate ?? 'at an unknown date'}`,
    gender ?? 'sex unknown',
    `record ${identifier?.[0]?.value ?? ''}`,
  ]
    .join(', ')
    .replace(/, record $/, '');
}
