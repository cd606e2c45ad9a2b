import { describe, expect, it } from 'vitest';
import { attachmentDisposition, fileHeaders } from './file-answer.ts';

describe('the name of a download', () => {
  it.each([
    ['note.pdf', `attachment; filename="note.pdf"; filename*=UTF-8''note.pdf`],
    ['Befund Müller.docx', `attachment; filename="Befund M_ller.docx"; filename*=UTF-8''Befund%20M%C3%BCller.docx`],
    ['a"b\\c/d.txt', `attachment; filename="a_b_c_d.txt"; filename*=UTF-8''a_b_c_d.txt`],
    ['x\r\nSet-Cookie: a=b', `attachment; filename="x__Set-Cookie_ a=b"; filename*=UTF-8''x__Set-Cookie_%20a%3Db`],
    ['..\\..\\evil.exe', `attachment; filename="_.._evil.exe"; filename*=UTF-8''_.._evil.exe`],
    ['photo\u202egnp.exe', `attachment; filename="photo_gnp.exe"; filename*=UTF-8''photo_gnp.exe`],
    ['\u0000', `attachment; filename="_"; filename*=UTF-8''_`],
    ['', `attachment; filename="file"; filename*=UTF-8''file`],
    ["it's (100%)*.txt", `attachment; filename="it_s (100_)_.txt"; filename*=UTF-8''it%27s%20%28100%25%29_.txt`],
  ])('%j is written safely', (name, header) => {
    expect(attachmentDisposition(name)).toBe(header);
  });

  it('is cut when it is very long, never through a character', () => {
    const header = attachmentDisposition('\u{1f63a}'.repeat(400));
    expect(header.length).toBeLessThan(3000);
    expect(() => decodeURIComponent(header.replace(/^.*''/, ''))).not.toThrow();
  });
});

describe('the headers of a file', () => {
  it('make it a download that runs nothing', () => {
    const headers = fileHeaders({ kind: 'file', name: 'a.html', mediaType: 'text/html', bytes: new Uint8Array(3) });
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': '3',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each([
    ['text/plain', 'Grüße', 'text/plain; charset=utf-8'],
    ['text/plain', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain; charset=utf-16'],
    ['text/plain', Buffer.from('Gr\u00fc\u00dfe', 'latin1'), 'text/plain'],
    ['image/svg+xml', '<svg/>', 'image/svg+xml; charset=utf-8'],
    ['application/pdf', '%PDF', 'application/pdf'],
  ] as const)('say what a text is written in, where its bytes tell: %s', (mediaType, content, expected) => {
    const bytes = Buffer.from(content as string);
    expect(fileHeaders({ kind: 'file', name: 'a', mediaType, bytes })['Content-Type']).toBe(expected);
  });

  it('take no media type that is none', () => {
    expect(
      fileHeaders({ kind: 'file', name: 'a', mediaType: 'text/html\r\nX: y', bytes: new Uint8Array() })['Content-Type'],
    ).toBe('application/octet-stream');
  });
});
