import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Processes start slowly when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

async function redacted(name: string, content: string): Promise<string> {
  return Buffer.from((await reader.redactDocument(Buffer.from(content), name, '', {})).bytes).toString();
}

const patient = '<p>Patient: Ngozi Okafor, MRN 48213377</p>';
const cleanPatient = '<p>Patient: REDACT, MRN REDACT</p>';

describe('a page that is not written as it should be', () => {
  it.each([
    ['an address in angle brackets', 'From: Dr. Eze <ngozi.okafor@mail.org>', 'From: REDACT '],
    ['a name in angle brackets', '<Okafor>x</Okafor> <Chidi Eze>', 'x '],
    ['a tag of its own making with a name', '<x-okafor a="1">x</x-okafor>', 'x'],
    ['words behind a value', '<img alt=Scan Ngozi Okafor MRN 48213377>', '<img alt="Scan">'],
    ['words where measures stand', '<font face="Okafor" lang="Chidi Eze">x</font>', '<font face="REDACT">x</font>'],
    ['dates of a field', '<input type="date" min="2021-03-04" max="2021-03-06">', '<input type="date">'],
    ['a soft hyphen', '<p>Oka&shy;for, 617-555-&#8203;0134</p>', '<p>REDACT\u00ad, REDACT\u200b</p>'],
    [
      'a style that closes',
      '<style>a{} </sty<!--le><script>x()</script></style>',
      '<style>a{} < /sty le><script>x()< /script></style>',
    ],
    ['an import that closes', '<style></sty@import x;le><b></style>', '<style>< /sty le><b></style>'],
  ])('loses %s', async (_, before, after) => {
    expect(await redacted('a.html', patient + before)).toBe(cleanPatient + after);
  });

  it.each([
    '<strong>x</strong> <my-tag open>x</my-tag> <o:p>x</o:p> <center>x</center>',
    '<font face="Times New Roman, Georgia" lang="en-US">x</font> <a target="_blank" href="#a" download>x</a>',
    '<input type="range" min="0" max="10.5" value=""> <img alt> <p lang="">x</p>',
    '<p>x</p><svg><linearGradient id="a"/><feGaussianBlur/></svg> <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
  ])('keeps what is of the standards: %#', async (html) => {
    expect(await redacted('a.html', html)).toBe(html);
  });

  it('keeps elements that are called as a person is', async () => {
    expect(await redacted('a.html', '<p>Patient: Mary Strong</p><strong title="x">x</strong>')).toBe(
      '<p>Patient: REDACT</p><strong title="x">x</strong>',
    );
  });

  it('is read in time that grows with it', async () => {
    await redacted('a.html', `<a href="data:${' '.repeat(200_000)}">x</a>`);
  });
});

describe('a drawing whose words are placed letter by letter', () => {
  const drawing = (inner: string): Promise<string> =>
    redacted('a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`).then((svg) =>
      svg.slice(svg.indexOf('>') + 1, -'</svg>'.length),
    );

  it('loses identifiers', async () => {
    expect(
      await drawing(
        '<text><tspan x="0" y="0">Patient: N</tspan><tspan x="9" y="0">gozi Ok</tspan><tspan x="30" y="0">afor, MRN 482</tspan><tspan x="40" y="0">13377</tspan></text>',
      ),
    ).not.toMatch(/gozi|afor|482|13377/);
  });

  it('keeps words of other places apart', async () => {
    const words = (name: string): string =>
      `<text y="5"><tspan x="0">Patient: ${name}</tspan><tspan x="90">Pulse 72</tspan><tspan x="0" dy="9">calm</tspan></text>`;
    expect(await drawing(words('Ngozi Okafor'))).toBe(words('REDACT'));
    const each = (text: string): string =>
      `<text>${text
        .split(' ')
        .map((word, at) => `<tspan x="${at * 40}" y="5">${word}</tspan>`)
        .join('')}</text>`;
    expect(await drawing(each('Dr. Okafor: calm and well, no fever'))).toContain('>calm</tspan>');
    const letters = (text: string): string =>
      `<text>${[...text].map((letter) => `<tspan x="9" y="5">${letter}</tspan>`).join('\n')}</text>`;
    expect((await drawing(letters('Patient: Ngozi Okafor'))).replace(/<[^>]*>|\n/g, '')).toBe('Patient: REDACT');
  });

  it('loses attributes that nobody else has, and those in single quotation marks stay whole', async () => {
    expect(
      await drawing(
        `<text okafor="1" aria-label='Okafor&apos;s scan' font-family="Okafor">Patient: Ngozi Okafor</text>`,
      ),
    ).toBe(`<text aria-label='REDACT&#39;s scan' font-family="REDACT">Patient: REDACT</text>`);
  });
});
