import { describe, expect, it } from 'vitest';
import type { Subject } from '../document/subjects.ts';
import { EntryWords } from './entry-words.ts';
import { ownSubject } from './own-subject.ts';
import { readEntries } from './read-entries.ts';

describe('what a clause says itself to be', () => {
  it.each<[string, Subject | undefined]>([
    ['throat red', 'physical-examination'],
    ['dull R base', 'physical-examination'],
    ['ATFL tender', 'physical-examination'],
    ['keep wound dry', undefined],
    ['throat dry since Monday', undefined],
    ['PE unremarkable today', 'physical-examination'],
    ['eGFR 64', 'results'],
    ['ECG today NSR', 'results'],
    ['UA RBC casts', 'results'],
    ['K 40 mmol given', undefined],
    ['A1c 3 mo', undefined],
    ['stress echo booked for 3/14', 'plan'],
    ['awaiting endoscopy (listed 14/6)', 'plan'],
    ['Pt due for colonoscopy in Sept', 'plan'],
    ['CT abdo to be done once stable', 'plan'],
    ['discussed starting methotrexate', 'plan'],
    ['Humira once QuantiFERON back', 'plan'],
    ['infliximab given once', undefined],
    ['currently on clobetasol', 'medications'],
    ['apixaban 5 bd already taking', 'medications'],
    ['on losartan w/o issue', undefined],
  ])('%s: %s', (words, subject) => {
    expect(ownSubject(new EntryWords(words), undefined)).toBe(subject);
  });
});

describe('a sentence', () => {
  /** The entries of a text, with what each says itself to be. */
  const entriesOf = (text: string): (string | undefined)[][] =>
    readEntries(text).map(({ start, end, settled }) => [text.slice(start, end), settled]);

  it('of an episode of before is history with its values and drugs, up to what is now', () => {
    expect(entriesOf('In 2020 SLR 30 R, had amitriptyline 10, now chest clear.')).toEqual([
      ['In 2020 SLR 30 R, had amitriptyline 10', 'past-medical-history'],
      ['now chest clear.', undefined],
    ]);
  });

  it('that introduces the patient ends where a value or a finding begins', () => {
    expect(entriesOf('7yo snores, T 38.2, throat red')).toEqual([
      ['7yo snores', 'history-of-present-illness'],
      ['T 38.2', 'vital-signs'],
      ['throat red', 'physical-examination'],
    ]);
  });
});
