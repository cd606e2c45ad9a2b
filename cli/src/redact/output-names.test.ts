import path from 'node:path';
import { attachmentTypes } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { kindOf } from './file-kind.ts';
import { makeOutputNames } from './output-names.ts';

describe('names of results', () => {
  it.each([
    ['Okafor_discharge.txt', 'REDACT_discharge.txt'],
    ['note.txt', 'note.txt'],
    ['a.txt', 'a.txt'],
    ['NOTE.TXT', 'NOTE.txt'],
    ['note-12.txt', 'note-12.txt'],
    ['0007.txt', '0007.txt'],
    ['5540917.txt', 'REDACT.txt'],
    ['visit 3-14-2023.txt', 'visit REDACT.txt'],
    [path.join('ward', 'Maria Lopez', 'note.txt'), path.join('ward', 'REDACT', 'note.txt')],
    ['visit.okafor', 'visit.REDACT'],
  ])('makes of %s %s', (given, name) => {
    expect(makeOutputNames().choose(given)).toBe(name);
  });

  it('distinguishes what would be the same, whatever the case', () => {
    const names = makeOutputNames(['manifest.json']);
    expect(['Lopez.txt', 'Okafor.txt', 'redact.txt', 'manifest.json'].map((name) => names.choose(name))).toEqual([
      'REDACT.txt',
      'REDACT-2.txt',
      'redact-3.txt',
      'manifest-2.json',
    ]);
  });

  it('keeps folders and files from the same place', () => {
    const names = makeOutputNames(['manifest.json']);
    const given = ['Lopez.txt', 'manifest.json/note.txt', 'Okafor.txt/note.txt', 'manifest.json/a.txt', 'ward/a.txt'];
    expect(given.map((name) => names.choose(path.normalize(name)))).toEqual(
      ['REDACT.txt', 'manifest.json-2/note.txt', 'REDACT.txt-2/note.txt', 'manifest.json-2/a.txt', 'ward/a.txt'].map(
        (name) => path.normalize(name),
      ),
    );
    expect(names.choose('ward')).toBe('ward-2');
  });

  it('knows every type that the server redacts', () => {
    for (const ending of Object.values(attachmentTypes).flat()) expect(kindOf(`x${ending}`), ending).not.toBeNull();
  });
});
