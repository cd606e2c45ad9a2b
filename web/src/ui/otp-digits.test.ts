import { describe, expect, it } from 'vitest';
import { placeDigits, stepBack } from './otp-digits.ts';

const boxes = (text: string): string[] => [...text.padEnd(4, '_')].map((sign) => (sign === '_' ? '' : sign));
const shown = ({ digits, focus }: { readonly digits: readonly string[]; readonly focus: number }): string =>
  `${digits.map((digit) => digit || '_').join('')}@${focus}`;

describe('placeDigits', () => {
  it('moves on with each digit and stays in the last box', () => {
    expect(shown(placeDigits(boxes(''), 0, '4'))).toBe('4___@1');
    expect(shown(placeDigits(boxes('400'), 3, '7'))).toBe('4007@3');
  });

  it('takes nothing but digits', () => {
    expect(shown(placeDigits(boxes('4'), 1, 'x'))).toBe('4___@1');
    expect(shown(placeDigits(boxes(''), 0, ' 4 0-0 7 '))).toBe('4007@3');
  });

  it('replaces the digit of a full box, before or behind it', () => {
    expect(shown(placeDigits(boxes('12'), 1, '25'))).toBe('15__@2');
    expect(shown(placeDigits(boxes('12'), 1, '52'))).toBe('15__@2');
    expect(shown(placeDigits(boxes('12'), 1, '22'))).toBe('12__@2');
  });

  it('fills all boxes with a pasted code, wherever it is pasted, and cuts what is too long', () => {
    expect(shown(placeDigits(boxes('9'), 2, '0042'))).toBe('0042@3');
    expect(shown(placeDigits(boxes(''), 0, '004299'))).toBe('0042@3');
    expect(shown(placeDigits(boxes('1'), 1, '23'))).toBe('123_@3');
    expect(shown(placeDigits(boxes('1'), 3, '234'))).toBe('1__2@3');
  });

  it('empties a box that was cleared and stays there', () => {
    expect(shown(placeDigits(boxes('123'), 1, ''))).toBe('1_3_@1');
  });
});

describe('stepBack', () => {
  it('clears the box before and goes there', () => {
    expect(shown(stepBack(boxes('12'), 2))).toBe('1___@1');
    expect(shown(stepBack(boxes(''), 0))).toBe('____@0');
  });
});
