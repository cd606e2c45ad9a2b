import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameContext } from './name-context.ts';

describe('name-context', () => {
  it.each([
    'Today «Shovda» reports less pain',
    'A man named «Dzhambek» came',
    '«Kreutzmann» is a very kind person',
    'Spoke with «Hope» about it; given per protocol, per Foley',
    'Lisinopril reports were reviewed',
    'Chest pain reported; Crohn disease presents early',
    'Parkinson presents slowly; like Heparin',
    'Patient reports and Mother states',
    'The Princess Royal arrived at noon. Zoolander is a 2017 comedy.',
  ])('%s', (marked) => {
    expect(markFindings(nameContext, readMarked(marked).text)).toBe(marked);
  });
});
