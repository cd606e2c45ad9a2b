import { describe, expect, it } from 'vitest';
import { startRestoring } from './restore.ts';
import { shieldText } from './shield.ts';

const note = 'Patient: Maria Lopez, MRN: 00123456. Dr. Chen called Maria Lopez on 3/14/2023. Call Dr. Chen.';

/** The shielded text, and what becomes of an answer. */
function shield(given: string, sections: Parameters<typeof shieldText>[1] = []) {
  const { text, originals } = shieldText(given, sections);
  const restore = (answer: string): string => {
    const stream = startRestoring(originals);
    return stream.push(answer) + stream.end();
  };
  return { text, originals, restore };
}

describe('shieldText', () => {
  it('gives the same identifier the same placeholder and hides every value', () => {
    const { text } = shieldText(note);
    expect(text).toBe('Patient: [NAME-1], MRN: [MRN-1]. [NAME-2] called [NAME-1] on [DATE-1]. Call [NAME-2].');
  });

  it('reads a file of data after a message by its fields', () => {
    const message = 'Please chart this table.\n\n';
    const file =
      'pt_id,last,first,dob,zip,hb\n88121,young,may,19510312,02115,9.8\n88122,long,rich,19620413,02116,8.9\n';
    const at = { start: message.length, end: message.length + file.length };
    const { text, restore } = shield(message + file, [at]);
    expect(text).not.toMatch(/young|02115|8812|19510312/);
    expect(text).toContain('9.8');
    expect(restore(text)).toBe(message + file);
  });

  it('takes the words of a name of the data out of what was written from it, one by one as well', () => {
    const parts = [
      'Write the note from the file please, cough and fever.',
      'name,mrn,dx\n"Brubakerly, Shantelle",66712093,knee OA\n',
      'Name, mrn, diagnosis. "Brubakerly, Shantelle", 66712093, knee osteoarthritis.',
    ];
    let end = 0;
    const sections = parts.map((part) => ({ start: end, end: (end += part.length) }));
    const { text, restore } = shield(parts.join(''), sections);
    expect(text).not.toMatch(/Brubakerly|Shantelle|66712093/);
    expect(restore(text)).toBe(parts.join(''));
  });

  it('puts the originals back', () => {
    const { text, restore } = shield(note);
    expect(restore(text)).toBe(note);
    expect(restore('Tell [NAME-2] about [NAME-1] and [NAME-9].')).toBe('Tell Dr. Chen about Maria Lopez and [NAME-9].');
  });

  it('leaves text of the input that looks like a placeholder alone', () => {
    const odd = 'The form says [NAME-1] and [MRN-1]. Patient: Maria Lopez.';
    const { text, restore } = shield(odd);
    expect(text).toBe('The form says [NAME-1] and [MRN-1]. Patient: [NAME-2].');
    expect(restore(text)).toBe(odd);
    expect(restore('[NAME-1]')).toBe('[NAME-1]');
  });

  it.each([1, 2, 3, 5, 7, 100])('puts the originals back in a stream of pieces of %d characters', (size) => {
    const shielded = shieldText(`[NAME-1] ${note} [[DATE-`);
    const stream = startRestoring(shielded.originals);
    let restored = '';
    for (let at = 0; at < shielded.text.length; at += size) restored += stream.push(shielded.text.slice(at, at + size));
    restored += stream.end();
    expect(restored).toBe(`[NAME-1] ${note} [[DATE-`);
  });

  it('holds back only what may be the beginning of a placeholder', () => {
    const stream = startRestoring(shieldText(note).originals);
    expect(stream.push('Hello [')).toBe('Hello ');
    expect(stream.push('x] and [NA')).toBe('[x] and ');
    expect(stream.push('ME-')).toBe('');
    expect(stream.push('1')).toBe('');
    expect(stream.push('] left [NAME-77')).toBe('Maria Lopez left [NAME-77');
    expect(stream.push(']')).toBe(']');
    expect(stream.push('[DATE-1')).toBe('');
    expect(stream.end()).toBe('[DATE-1');
    expect(stream.end()).toBe('');
  });

  it('does not put back a value that looks like a placeholder twice', () => {
    const { restore, text } = shield('MRN: [NAME-1]55 and Dr. Chen');
    expect(restore(text)).toBe('MRN: [NAME-1]55 and Dr. Chen');
  });

  it('keeps streams of one shield apart', () => {
    const { originals } = shieldText(note);
    const first = startRestoring(originals);
    const second = startRestoring(originals);
    expect(first.push('[NAME')).toBe('');
    expect(second.push('-1]')).toBe('-1]');
    expect(first.push('-1]')).toBe('Maria Lopez');
  });

  it('shields a text without identifiers as itself', () => {
    expect(shieldText('Chest clear.').text).toBe('Chest clear.');
    expect(shield('').restore('')).toBe('');
  });
});
