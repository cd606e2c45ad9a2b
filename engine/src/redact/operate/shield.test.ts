import { describe, expect, it } from 'vitest';
import { startRestoring } from './restore.ts';
import { shieldText } from './shield.ts';

const note = 'Patient: Maria Lopez, MRN: 00123456. Dr. Chen called Maria Lopez on 3/14/2023. Call Dr. Chen.';

/** The shielded text, and what becomes of an answer. */
function shield(given: string, sections: Parameters<typeof shieldText>[1] = [], seed = 7) {
  const { text, originals } = shieldText(given, sections, seed);
  const restore = (answer: string): string => {
    const stream = startRestoring(originals, text);
    return stream.push(answer) + stream.end();
  };
  return { text, originals, restore };
}

describe('shieldText', () => {
  it('gives the same identifier the same placeholder, says what it is, and hides every value', () => {
    const { text } = shield(note);
    expect(text.replace(/\d+\/\d+\/2023/, 'DAY')).toBe(
      'Patient: [PATIENT-1], MRN: [MRN-1]. Dr. [CLINICIAN-1] called [PATIENT-1] on DAY. Call Dr. [CLINICIAN-1].',
    );
    expect(text).not.toContain('3/14/2023');
  });

  it('has one placeholder for a person, however they are named, and says which of their names it is', () => {
    const { text, restore } = shield(
      'Patient: Theodore J. Okafor. Mr. Okafor has a cough. Theodore says so. OKAFOR, THEODORE. T.O. agrees.',
    );
    expect(text).toBe(
      'Patient: [PATIENT-1]. Mr. [PATIENT-1-LAST] has a cough. [PATIENT-1-FIRST] says so. [PATIENT-1-FULL]. [PATIENT-1-INITIALS] agrees.',
    );
    expect(restore('[PATIENT-1-LAST] and [PATIENT-1-FIRST]')).toBe('Okafor and Theodore');
  });

  it.each([
    ['His daughter Bertha Sample called.', 'His daughter [DAUGHTER-1] called.'],
    ['mother (Rosa) has diabetes', 'mother ([MOTHER-1]) has diabetes'],
    ['Seen by Sarah Lee, MD, today.', 'Seen by [CLINICIAN-1], MD, today.'],
    ['Mrs. Okafor has a cough.', 'Mrs. [PATIENT-1] has a cough.'],
    ['Transferred from Jefferson Memorial Hospital.', 'Transferred from [HOSPITAL-1].'],
    ['A 94-year-old woman and a 62-year-old man.', 'A [AGE_OVER_89-1]-year-old woman and a 62-year-old man.'],
    ['Seen last Friday.', 'Seen last Friday.'],
    ['Seen on Easter Sunday.', 'Seen on [DATE-1].'],
    ['Diabetic since 2019.', 'Diabetic since 2019.'],
  ])('%s', (given, expected) => {
    const { text, restore } = shield(given);
    expect(text).toBe(expected);
    expect(restore(text)).toBe(given);
  });

  it('reads a file of data after a message by its fields', () => {
    const message = 'Please chart this table.\n\n';
    const file =
      'pt_id,last,first,dob,zip,hb\n88121,young,may,19510312,02115,9.8\n88122,long,rich,19620413,02116,8.9\n';
    const at = { start: message.length, end: message.length + file.length };
    const { text, restore } = shield(message + file, [{ start: 0, end: message.length }, at]);
    expect(text).not.toMatch(/young|02115|8812|19510312/);
    expect(text).toContain('9.8');
    expect(restore(text)).toBe(message + file);
  });

  it('takes the words of a name of the data out of what was written from it, one by one as well', () => {
    const parts = [
      'Write the note from the file please, cough and fever.',
      'name,mrn,dx\n"Brubakerly, Shantelle",66712093,knee OA\n',
      'Name, mrn, diagnosis. "Brubakerly, Shantelle", 66712093, knee osteoarthritis. Shantelle limps.',
    ];
    let end = 0;
    const sections = parts.map((part) => ({ start: end, end: (end += part.length) }));
    const { text, restore } = shield(parts.join(''), sections);
    expect(text).not.toMatch(/Brubakerly|Shantelle|66712093/);
    expect(restore(text)).toBe(parts.join(''));
  });

  it('takes out what a later section gives away, and what only the whole gives away', () => {
    const parts = [
      'zelvark coughs. Ask at Quorra again.\n',
      'Patient name: Anna Zelvark. Seen at Quorra Point Hospital.',
    ];
    const [first = '', second = ''] = parts;
    const sections = [
      { start: 0, end: first.length },
      { start: first.length, end: first.length + second.length },
    ];
    expect(shield(parts.join(''), sections).text).not.toMatch(/zelvark|quorra/i);
    expect(shieldText('Pelvarin coughs.', [], 7, 'Patient name: Anna Pelvarin').text).not.toContain('Pelvarin');
  });

  it('puts the originals back', () => {
    const { text, restore } = shield(note);
    expect(restore(text)).toBe(note);
    expect(restore('Tell [CLINICIAN-1] about [PATIENT-1] and [NAME-9].')).toBe(
      'Tell Chen about Maria Lopez and [NAME-9].',
    );
  });

  it('leaves text of the input that looks like a placeholder alone', () => {
    const odd = 'The form says [NAME-1], patient-1 and [[PATIENT-2]]. Patient: Maria Lopez.';
    const { text, restore } = shield(odd);
    expect(text).toBe('The form says [NAME-1], patient-1 and [[PATIENT-2]]. Patient: [PATIENT-1].');
    expect(restore(text)).toBe(odd);
    expect(restore('[NAME-1]')).toBe('[NAME-1]');
    expect(shield('Form [patient-1]. Patient: Maria Lopez.').text).toBe('Form [patient-1]. Patient: [PATIENT-2].');
  });

  it('leaves brackets of the input around a placeholder where they are', () => {
    const odd = 'MRN: [[00123456]] and Dr. Chen, MRN: [NAME-1]55';
    const { text, restore } = shield(odd);
    expect(restore(text)).toBe(odd);
  });

  it('shields a text without identifiers as itself', () => {
    expect(shield('Chest clear.').text).toBe('Chest clear.');
    expect(shield('').restore('')).toBe('');
  });
});
