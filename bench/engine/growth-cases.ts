import { chart, checkAgainstInput, findIdentifiers, validate } from '@notewright/engine';
import { placeStatements } from '../../engine/src/verify/place-statements.ts';
import { hostileLines } from '../../engine/src/redact/testing/hostile-lines.ts';
import { hostileRecords } from '../../engine/src/redact/testing/hostile-records.ts';
import { countWords } from '../../server/src/billing/count-words.ts';
import { defuseCell } from '../../server/src/presenters/csv.ts';

/** Something that reads text of any length, and texts made to keep it busy. */
export interface GrowthCase {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** Characters of the shorter text. */
  readonly size: number;
  /** Makes a text of about so many characters. */
  readonly texts: readonly ((size: number) => string)[];
}

const repeat =
  (unit: string) =>
  (size: number): string =>
    unit.repeat(Math.ceil(size / unit.length));
const all = (...units: readonly string[]): readonly ((size: number) => string)[] => units.map(repeat);

export const growthCases: readonly GrowthCase[] = [
  { name: 'redacting lines', read: findIdentifiers, size: 6_000, texts: hostileLines.map(([, unit]) => repeat(unit)) },
  { name: 'redacting records', read: findIdentifiers, size: 40_000, texts: Object.values(hostileRecords) },
  {
    name: 'charting a visit',
    read: (talk) => chart(`[doctor] how are you\n[patient] ${talk}\n[doctor] any pain ?\n[patient] no`),
    size: 20_000,
    texts: all(
      'i have been having some pain in my knee and my back hurts ',
      ', ',
      'no fever some chills ',
      'how long have you ',
    ),
  },
  {
    name: 'shortening a note',
    read: (text) => chart(`HPI: ${text}`, { style: { length: 'shorter' } }),
    size: 20_000,
    texts: all('the ', 'the patient has ', 'denies a; ', 'a: ', 'is are '),
  },
  {
    name: 'checking a note against its input',
    read: (text) => checkAgainstInput(text, text),
    size: 10_000,
    texts: all(
      'no fever ',
      'left ',
      'knee ',
      'lisinopril 10 mg ',
      'what about cough ?\n',
      'potassium 4.1, ',
      'twice daily ',
    ),
  },
  {
    name: 'auditing a chart',
    read: (text) => validate(text),
    size: 10_000,
    texts: all(
      'mother who has asthma and ',
      'no not no fever asthma ',
      'I10 E11.9 S52.501A ',
      'CPT: 99213-25 x2, 97110 ',
      'Mr. Ab had a cough. ',
      'right knee left knee ',
      'asthma possible likely denies ',
      'Plan: start lisinopril 10 mg daily\n',
      '01/02/2022 ',
      'CPT 97110-59\n',
      'BP: 120/80 today\n',
      'History of Present Illness: ',
    ),
  },
  {
    name: 'placing the statements of an answer',
    read: (text) => placeStatements(`| a |\n${text}x\n`, 'Cough.'),
    size: 20_000,
    texts: all(' ', '-', '- '),
  },
  {
    name: 'counting words',
    read: countWords,
    size: 500_000,
    texts: all('cough ', 'a', ' ', ',', '1,', '咳', 'ไ', '\u{1f600}', '\u0301'),
  },
  {
    name: 'making a cell of a spreadsheet safe',
    read: defuseCell,
    size: 100_000,
    texts: all('=', ' ', ';', '" ', ',"', '\t', '\n '),
  },
];
