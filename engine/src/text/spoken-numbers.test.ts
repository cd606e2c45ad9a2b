import { describe, expect, it } from 'vitest';
import { readOrdinal, readSpokenNumber } from './spoken-numbers.ts';

const read = (text: string): string | undefined => readSpokenNumber(text.split(' '), 0)?.value;

describe('readSpokenNumber', () => {
  it.each([
    ['seven', '7'],
    ['forty two', '42'],
    ['one hundred twenty two', '122'],
    ['one hundred and five', '105'],
    ['one twenty two', '122'],
    ['one oh five', '105'],
    ['two thousand and eleven', '2011'],
    ['two thousand nine', '2009'],
    ['twenty twenty one', '2021'],
    ['nineteen ninety five', '1995'],
    ['twelve hundred', '1200'],
    ['a hundred', '100'],
    ['ninety eight point six', '98.6'],
    ['ninety eight . two', '98.2'],
    ['point five', '0.5'],
    ['two and a half', '2.5'],
    ['five five five one two one two', '5551212'],
    ['five hundred four times a day', '500'],
    ['three hundred three times daily', '300'],
    ['one thousand four times a day', '1000'],
    ['thirty four times a day', '30'],
    ['five hundred four', '504'],
    ['eight ten pints', '8'],
    ['two ten', '210'],
    ['eight ten', '8'],
    ['three ten', '310'],
    ['six fifty', '650'],
    ['one two three four', '1'],
    ['four three two one', '4321'],
  ])('%s', (spoken, digits) => {
    expect(read(spoken)).toBe(digits);
  });

  it('takes no number together with the one before it', () => {
    const words = 'thirty nine four thirty nine six'.split(' ');
    expect(readSpokenNumber(words, 2)?.value).toBe('4');
    expect(readSpokenNumber('four thirty nine'.split(' '), 0)?.value).toBe('439');
  });

  it('reads nothing where no number stands', () => {
    expect(read('pain')).toBeUndefined();
    expect(read('oh well')).toBeUndefined();
    expect(read('point tenderness')).toBeUndefined();
  });

  it('says how many words it took', () => {
    expect(readSpokenNumber(['forty', 'two', 'milligrams'], 0)?.used).toBe(2);
    expect(readOrdinal(['twenty', 'first', 'of'], 0)).toEqual({ value: '21', used: 2 });
  });
});
