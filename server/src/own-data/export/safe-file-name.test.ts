import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSafeName, NameRegistry } from './safe-file-name.ts';

describe('a name for every system', () => {
  it.each([
    ['x-ray findings.pdf', 'x-ray findings.pdf'],
    ['CON', '_CON'],
    ['aux.txt', '_aux.txt'],
    ['LPT1.png', '_LPT1.png'],
    ['com¹', '_com¹'],
    ['console.txt', 'console.txt'],
    ['a/b\\c:d*e?f"g<h>i|j.txt', 'a b c d e f g h i j.txt'],
    ['../../etc/passwd', 'etc passwd'],
    ['.bashrc', 'bashrc'],
    ['trailing. . ', 'trailing'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['line\nbreak\0.txt', 'line break.txt'],
    ['', 'file'],
    ['...', 'file'],
    ['~$lock.docx', '$lock.docx'],
    ['e\u0301.txt', 'é.txt'],
    ['שלום.pdf', 'שלום.pdf'],
    ['name.a-very-long-extension', 'name.a-very-long-extension'],
  ])('%j becomes %j', (given, expected) => {
    expect(makeSafeName(given, 'file')).toBe(expected);
  });

  it('never breaks a character, keeps the extension, and fits', () => {
    for (const long of ['x'.repeat(500), 'ü'.repeat(300), '漢'.repeat(300), '👩‍⚕️'.repeat(100)]) {
      const name = makeSafeName(`${long}.pdf`, 'file');
      expect(name.endsWith('.pdf')).toBe(true);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(125);
      expect(name.isWellFormed()).toBe(true);
      expect(long.startsWith(name.slice(0, -4))).toBe(true);
    }
  });

  it('holds for anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = makeSafeName(given, 'file');
        expect(name).not.toBe('');
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\.|[. ]$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
        expect(name.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is given once', () => {
    const names = new NameRegistry();
    expect(['a.md', 'A.md', 'a.md', 'a (2).md', 'b', 'b'].map((name) => names.claim(name))).toEqual([
      'a.md',
      'A (2).md',
      'a (3).md',
      'a (2) (2).md',
      'b',
      'b (2)',
    ]);
  });
});
