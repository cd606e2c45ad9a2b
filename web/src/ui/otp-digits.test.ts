import { describe, expect, it } from 'vitest';
import { pasteDigits, placeDigits, stepBack, type OtpState } from './otp-digits.ts';

const boxes = (text: string): string[] => [...text.padEnd(4, '_')].map((sign) => (sign === '_' ? '' : sign));
const shown = (state: OtpState | null): string =>
  state === null ? 'unchanged' : `${state.digits.map((digit) => digit || '_').join('')}@${state.focus}`;

describe('placeDigits', () => {
  it('moves on with each digit and stays in the last box', () => {
    expect(shown(placeDigits(boxes(''), 0, '4'))).toBe('4___@1');
    expect(shown(placeDigits(boxes('400'), 3, '7'))).toBe('4007@3');
  });

  it('takes nothing but digits', () => {
    expect(shown(placeDigits(boxes('4'), 1, 'x'))).toBe('unchanged');
    expect(shown(placeDigits(boxes('42'), 1, 'x'))).toBe('unchanged');
    expect(shown(placeDigits(boxes(''), 0, ' 4 0-0 7 '))).toBe('4007@3');
  });

  it('moves on when a digit is typed over the same digit', () => {
    expect(shown(placeDigits(boxes('12'), 0, '1'))).toBe('12__@1');
    expect(shown(placeDigits(boxes('1999'), 3, '9'))).toBe('1999@3');
  });

  it.each([
    ['full-width', '\uff14\uff10\uff10\uff17'],
    ['Arabic', '\u0664\u0660\u0660\u0667'],
    ['Persian', '\u06f4\u06f0\u06f0\u06f7'],
    ['Devanagari', '\u096a\u0966\u0966\u096d'],
    ['mathematical bold', '\u{1d7d2}\u{1d7ce}\u{1d7ce}\u{1d7d5}'],
  ])('reads %s digits as 0 to 9', (_script, text) => {
    expect(shown(placeDigits(boxes(''), 0, text))).toBe('4007@3');
  });

  it('replaces the digit of a full box, before or behind it', () => {
    expect(shown(placeDigits(boxes('12'), 1, '25'))).toBe('15__@2');
    expect(shown(placeDigits(boxes('12'), 1, '52'))).toBe('15__@2');
    expect(shown(placeDigits(boxes('12'), 1, '22'))).toBe('12__@2');
  });

  it('fills all boxes with a code that the browser offers, in whatever box', () => {
    expect(shown(placeDigits(boxes('9'), 2, '0042'))).toBe('0042@3');
    expect(shown(placeDigits(boxes(''), 0, '004299'))).toBe('0042@3');
    expect(shown(placeDigits(boxes('1'), 1, '23'))).toBe('123_@3');
    expect(shown(placeDigits(boxes('1'), 3, '234'))).toBe('1__2@3');
  });

  it('empties a box that was cleared and stays there', () => {
    expect(shown(placeDigits(boxes('123'), 1, ''))).toBe('1_3_@1');
  });
});

describe('pasteDigits', () => {
  it('fills all boxes with a whole code, wherever it is pasted and whatever stood there', () => {
    expect(shown(pasteDigits(boxes('9'), 0, '4007'))).toBe('4007@3');
    expect(shown(pasteDigits(boxes('1234'), 2, ' 40 - 07\n'))).toBe('4007@3');
    expect(shown(pasteDigits(boxes(''), 3, 'Your code: 4007'))).toBe('4007@3');
    expect(shown(pasteDigits(boxes(''), 1, '40079'))).toBe('4007@3');
  });

  it('puts a part of a code in from the box on, over the digit that stood there', () => {
    expect(shown(pasteDigits(boxes('19'), 1, '99'))).toBe('199_@3');
    expect(shown(pasteDigits(boxes('1'), 3, '23'))).toBe('1__2@3');
  });

  it('changes nothing where there is no digit', () => {
    expect(shown(pasteDigits(boxes('12'), 1, 'code'))).toBe('unchanged');
    expect(shown(pasteDigits(boxes('12'), 1, ''))).toBe('unchanged');
  });
});

describe('stepBack', () => {
  it('clears the box before and goes there', () => {
    expect(shown(stepBack(boxes('12'), 2))).toBe('1___@1');
    expect(shown(stepBack(boxes(''), 0))).toBe('____@0');
  });
});
