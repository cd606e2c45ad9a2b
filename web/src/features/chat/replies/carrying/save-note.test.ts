import { expect, test } from 'vitest';
import { fileFormatsOf } from './save-note.ts';

const signature = {
  role: 'author',
  name: 'Ana Ruiz',
  credentials: '',
  signed_at: '2026-11-30T08:40:00Z',
  intact: true,
} as const;

test('a draft is kept as every kind of file but a message for a record', () => {
  expect(fileFormatsOf({})).toEqual(['docx', 'pdf', 'txt', 'fhir']);
  expect(fileFormatsOf({ signatures: [] })).not.toContain('hl7');
});

test('a signed note is kept as a message for a record, too', () => {
  expect(fileFormatsOf({ signatures: [signature] })).toEqual(['docx', 'pdf', 'txt', 'fhir', 'hl7']);
});
