import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { buildOutlines } from './testing/build-outlines.ts';
import { buildPng } from './testing/build-picture.ts';
import { buildMarkedDrawing, buildMarkedPage } from './testing/build-marked-page.ts';
import { markedName } from './testing/marked-docx-body.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Recognition takes seconds when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const redact = async (name: string, content: string | Uint8Array) => {
  const redacted = await reader.redactDocument(Buffer.from(content as Uint8Array), name, '', {});
  return { ...redacted, text: Buffer.from(redacted.bytes).toString() };
};
const page = async (html: string): Promise<string> => (await redact('a.html', html)).text;
const drawing = async (inner: string): Promise<string> =>
  (await redact('a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)).text;

/** Which of the markers are left, also encoded. */
function leftIn(text: string, markers: readonly string[]): string[] {
  const sought = [...markers, ...markers.map((marker) => Buffer.from(marker).toString('base64')), markedName, 'Ngozi'];
  return sought.filter((value) => text.toLowerCase().includes(value.toLowerCase()));
}

const named = async (): Promise<Buffer> =>
  sharp(await buildPng(['Patient: Ngozi Okafor', 'Pulse 72']))
    .withExif({ IFD0: { Artist: 'Ngozi Okafor' } })
    .png()
    .toBuffer();

describe('a page', () => {
  it('keeps measures and words of the standards in attributes, and nothing that was found', async () => {
    const text = await page(
      '<p>Patient: Ngozi Okafor, MRN 48213377</p><table width="100%" align="left" border="1" bgcolor="#eeddcc">' +
        '<tr><td width="48213377" valign="okafor" height="seen by Ngozi Okafor" align="center">pulse 72</td></tr></table>',
    );
    expect(text).toContain('<table width="100%" align="left" border="1" bgcolor="#eeddcc">');
    expect(text).toContain('align="center"');
    expect(text).not.toMatch(/48213377|okafor|ngozi/i);
  });

  it('with more attributes on a tag than anybody writes is read in good time', { timeout: 60_000 }, async () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => `class${index}="v"`).join(' ');
    expect(await page(`<p ${attributes}>Patient: Ngozi Okafor</p>`)).not.toContain('Okafor');
  });

  it('with a marker in every place holds none afterwards', async () => {
    const { html, markers } = buildMarkedPage(await named());
    const { text, notice, found } = await redact('a.html', html);
    expect(leftIn(text, markers)).toEqual([]);
    expect(text).not.toMatch(/48213377|59313377|<script|onclick|srcdoc|<!--/);
    expect(notice).toMatch(/^Embedded files and objects were taken out \(2\)/);
    expect(found.find(({ kind }) => kind === 'EMAIL')?.count).toBeGreaterThan(10);
    expect(text).toContain('<h1 id="REDACT">Discharge Summary</h1>');
    expect(text).toContain('<a href="#REDACT">above</a>');
    expect(text).toContain('<td>Heparin &amp; more</td>');
    expect(text).toContain('<i>pulse 72</i>');
    expect(text).toContain('T &lt; 38&deg;C');
    expect(text).toContain('charset="utf-8"');
    expect(text).toContain('no plug-in');
    expect(text).toMatch(/src="data:image\/png;base64,/);
  });

  it.each([
    "<!DOCTYPE html>\n<html><HEAD><title>Leaflet</title></HEAD>\r\n<body class='a'><p align=center>Take 2 tablets &mdash; <B>daily</b>.<br/>\n<table><td>a<td>b</table><ul><li>x<li>y</ul>",
    '<p>One &amp two &nbsp; <a href="#x" name=y>x</a><style>p > b { color: red }</style>',
    '<p><svg viewBox="0 0 1 1"><path d="M0 0L1 1"/><linearGradient id="a"/></svg><select><option selected value=1>One</select>',
  ])('with nothing to redact stays as it is: %#', async (html) => {
    expect(await page(html)).toBe(html);
  });

  it('is read across elements, lines of the source and cells', async () => {
    expect(await page('<p>Patient: <b>Mary</b>\n   San<i>ders</i> slept</p>')).toBe(
      '<p>Patient: <b>REDACT</b><i></i> slept</p>',
    );
    expect(await page('<table><tr><td>Patient:</td>\n<td>Mary Sanders</td></tr></table>')).toBe(
      '<table><tr><td>Patient:</td>\n<td>REDACT</td></tr></table>',
    );
    expect(await page('<table><tr><th>Drug<th>MRN<tr><td>Aspirin 81 mg<td>99120</table>')).toBe(
      '<table><tr><th>Drug<th>MRN<tr><td>Aspirin 81 mg<td>REDACT</table>',
    );
    expect(await page('<p>Mary &amp; Tom</p><p>Patient: M&#97;ry Sanders &amp; T</p>')).toContain(
      '<p>Patient: REDACT &amp; T</p>',
    );
  });

  it('does not hide words in what browsers pass over', async () => {
    const text = await page(
      '<p>x</p title="Mary Sanders 523-45-6781"><p>Patient: Mary Sanders<p a="1" a="523-45-6781">y<p title="523-45-6781',
    );
    expect(text).toBe('<p>x</p><p>Patient: REDACT<p a>y'.replace(' a>', ' a="1">'));
  });

  it('that is hostile ends', async () => {
    const outcome = (html: string) =>
      page(html).then(
        () => 'redacted',
        (error: { code?: string }) => error.code,
      );
    expect(await outcome(`${'<div>'.repeat(100_000)}deep`)).toBe('file_too_complex');
    expect(await outcome('<p>'.concat('<b>a</b> '.repeat(20_000)))).toBe('redacted');
  });
});

describe('a drawing', () => {
  it('with a marker in every place holds none afterwards', async () => {
    const { svg, markers } = buildMarkedDrawing(await named());
    const { text } = await redact('a.svg', svg);
    expect(leftIn(text, markers)).toEqual([]);
    expect(text).not.toMatch(/48213377|script|onload|inkscape:|<!--|DOCTYPE/);
    expect(text).toContain('Pulse 72 &amp; regular');
    expect(text).toContain('<tspan font-weight="bold">REDACT</tspan>');
    expect(text).toContain('id="layer_REDACT"');
    expect(text).toContain('xlink:href="#layer_REDACT"');
    expect(text).toMatch(/xlink:href="data:image\/png;base64,/);
    expect((await reader.readDocument(Buffer.from(text), 'a.svg', '')).text).toContain('Pulse 72 & regular');
  });

  it('loses its filters, which could move or draw what nobody looked at', async () => {
    const inner = '<filter id="f"><feOffset dx="9"/></filter><g filter="url(#f)"><text x="1" y="2">Pulse 72</text></g>';
    expect(await drawing(inner)).not.toContain('feOffset');
  });

  it('with nothing to redact stays as it is', async () => {
    const inner = '<g transform="scale(2)"><text x="1" y="2">Pulse 72</text><path d="M0 0C1 2 3 4 5 6"/></g>';
    expect(await drawing(inner)).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  });

  it('loses words that are drawn as outlines, and keeps its own text', async () => {
    const { text, found } = await redact(
      'a.svg',
      await buildOutlines(['Patient: Mary Sanders', 'Pulse 72 and regular']),
    );
    expect(found).toMatchObject([{ kind: 'NAME', count: 1 }]);
    expect(text).not.toContain('<path');
    expect(text).toContain('<text x="9" y="9">Calm</text>');
    const [, picture = ''] = /base64,([^"]+)/.exec(text) ?? [];
    const shown = await reader.readDocument(Buffer.from(picture, 'base64'), 'a.png', '');
    expect(shown.text).toContain('Pulse 72 and regular');
    expect(shown.text).not.toContain('Sanders');
  });

  it('that is hostile ends', async () => {
    const outcome = (inner: string) =>
      drawing(inner).then(
        () => 'redacted',
        (error: { code?: string }) => error.code,
      );
    expect(await outcome('<g>'.repeat(5_000) + '</g>'.repeat(5_000))).toBe('file_too_complex');
    expect(await outcome('<g></text>')).toBe('file_damaged');
  });
});
