import { chart } from '@notewright/engine';
import { readNoteBlocks, toAscii, type NoteBlock } from '@notewright/engine/note-text';
import { readdir, readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { unpackZip } from '../documents/testing/unpack-zip.ts';
import { sayIn } from '../language/say-in.ts';
import { makeNoteDocx } from './note-docx.ts';
import { nameNoteFile, writeNotePaper, type NotePaper, type NoteToPrint } from './note-paper.ts';
import { makeNotePdf } from './note-pdf.ts';

const writtenAt = Date.UTC(2026, 10, 30, 8, 15);
const signature = {
  role: 'author',
  name: 'Dana Lee',
  credentials: 'MD, FACP',
  signedAt: Date.UTC(2026, 10, 30, 8, 30),
  attestation: '',
} as const;
const cosignature = {
  ...signature,
  role: 'co-signer',
  name: 'Ana Ruiz',
  credentials: 'MD',
  signedAt: Date.UTC(2026, 10, 30, 9, 5),
  attestation: 'I saw the patient and agree.',
} as const;
const request = {
  id: '1',
  tenantId: '2',
  chatId: '3',
  messageId: '4',
  askedBy: '5',
  askedOf: '6',
  askedByName: 'Dana Lee',
  askedOfName: 'Ana Ruiz',
  askedAt: Date.UTC(2026, 10, 30, 8, 45),
  state: 'open',
  answeredAt: null,
  comment: '',
} as const;
const markdown = `## Knee pain

58-year-old woman

### Subjective

#### History of present illness

Right knee pain for 3 days, worse with stairs ≥ 2 flights; 38.2 °C → 37.0 °C. Takes ½ tablet, 10 µg.

#### Medications

- Lisinopril 10 mg daily
- Metformin 500 mg
  - with food

3. third
4. fourth

### Objective

| Measure | Value |
| --- | --- |
| Blood pressure | 138/84 mmHg |
| Heart rate | 76/min |

Draft for a clinician's review. Check it against the source before it is signed or used.`;

const paperOf = (change: Partial<NoteToPrint> = {}, language = 'en'): NotePaper =>
  writeNotePaper(
    { markdown, isAddendum: false, signatures: [], organization: 'Riverside Clinic', writtenAt, ...change },
    sayIn(language),
    language,
  );

/** What blocks say, in order, without the marks of lists. */
const wordsOf = (blocks: readonly NoteBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(({ text }) => text).join(' ');
      return block.kind === 'table' ? [block.columns, ...block.rows].flat().join(' ') : block.text;
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const even = (text: string): string => text.replace(/\s+/g, ' ').trim();

const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

/** The text of each page, without what is drawn for the eye alone. */
async function readPages(bytes: Uint8Array): Promise<{ readonly said: string; readonly whole: string }[]> {
  const pdf = await openPdf(bytes);
  const pages: { said: string; whole: string }[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent({ includeMarkedContent: true });
    let said = '';
    let whole = '';
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        whole += `${item.str} `;
        if (!open.includes('Artifact')) said += item.str;
      } else if (item.type === 'endMarkedContent') {
        if (open.pop() !== 'Artifact') said += ' ';
      } else open.push((item as { readonly tag?: string }).tag ?? '');
    }
    pages.push({ said, whole: even(whole) });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

const readDocx = async (bytes: Uint8Array): Promise<string> =>
  (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
const partOf = async (bytes: Uint8Array, name: RegExp): Promise<string> => {
  const parts = [...(await unpackZip(Buffer.from(bytes)))].filter(([path]) => name.test(path));
  return parts.map(([, content]) => content.toString('utf8')).join('\n');
};

test('what stands at head and foot says the state of the note', () => {
  expect(paperOf().states).toEqual(['Draft. Not signed.']);
  expect(paperOf({ isAddendum: true }).states).toEqual(['Draft of an addendum. Not signed.']);
  const signed = 'Reviewed and signed by Dana Lee, MD, FACP, 2026-11-30 08:30 UTC';
  expect(paperOf({ signatures: [signature] }).states).toEqual([signed]);
  expect(paperOf({ signatures: [signature], isAddendum: true }).states).toEqual(['Addendum', signed]);
  expect(paperOf({ signatures: [{ ...signature, credentials: '' }] }, 'es').states).toEqual([
    'Revisado y firmado por Dana Lee, 2026-11-30 08:30 UTC',
  ]);
  expect(paperOf({ signatures: [signature], cosignature: request }).states).toEqual([
    signed,
    'Awaiting co-signature by Ana Ruiz, asked 2026-11-30 08:45 UTC',
  ]);
  const answeredAt = cosignature.signedAt;
  const done = { ...request, state: 'signed', answeredAt } as const;
  expect(paperOf({ signatures: [signature, cosignature], cosignature: done }).states).toEqual([
    signed,
    'Co-signed by Ana Ruiz, MD, 2026-11-30 09:05 UTC: I saw the patient and agree.',
  ]);
  const returned = { ...request, state: 'returned', answeredAt, comment: 'Which knee?' } as const;
  expect(paperOf({ signatures: [signature], cosignature: returned }).states).toEqual([
    signed,
    'Not co-signed: sent back by Ana Ruiz, 2026-11-30 09:05 UTC',
  ]);
  expect(paperOf().pageWords).toBe('Page \u0001 of \u0002');
  expect(nameNoteFile(writtenAt, 'docx')).toBe('note-2026-11-30.docx');
});

describe('a note as a Word document', () => {
  test('reads back as the note, word for word, in order', async () => {
    expect(even(await readDocx(await makeNoteDocx(paperOf())))).toBe(wordsOf(readNoteBlocks(markdown)));
  });

  test('has headings, lists and tables that are ones', async () => {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await makeNoteDocx(paperOf())) });
    expect(value).toContain('<h1>Knee pain</h1>');
    expect(value).toContain('<h2>Subjective</h2>');
    expect(value).toContain('<h3>Medications</h3>');
    expect(value).toMatch(
      /<ul><li>Lisinopril 10 mg daily<\/li><li>Metformin 500 mg<ul><li>with food<\/li><\/ul><\/li><\/ul>/,
    );
    expect(value).toMatch(/<ol><li>third<\/li><li>fourth<\/li><\/ol>/);
    expect(value).toMatch(/<table>.*<p><strong>Measure<\/strong><\/p>.*<p>138\/84 mmHg<\/p>.*<\/table>/);
  });

  test('counts a list from where the note does, and leaves other numbers as words', async () => {
    const bytes = await makeNoteDocx(paperOf({ markdown: '3. a\n4. b\n\n7. c\n9. d' }));
    expect(await partOf(bytes, /numbering\.xml$/)).toContain('<w:start w:val="3"/>');
    expect(even(await readDocx(bytes))).toBe('a b 7. c 9. d');
  });

  test('says its state at head and foot, the organization, and how many pages there are', async () => {
    const bytes = await makeNoteDocx(paperOf({ signatures: [signature] }));
    const [head, foot] = [await partOf(bytes, /header\d*\.xml$/), await partOf(bytes, /footer\d*\.xml$/)];
    for (const part of [head, foot]) expect(part).toContain('Reviewed and signed by Dana Lee, MD, FACP');
    expect(head).toContain('Riverside Clinic');
    expect(foot).toContain('>PAGE<');
    expect(foot).toContain('>NUMPAGES<');
    expect(await partOf(await makeNoteDocx(paperOf({ organization: null })), /header\d*\.xml$/)).not.toContain(
      'Riverside',
    );
  });

  test('holds no word of the note in its properties', async () => {
    const properties = await partOf(await makeNoteDocx(paperOf()), /^docProps\//);
    expect(properties).toContain('Clinical note');
    expect(properties).not.toMatch(/knee|lisinopril|dana|un-named/i);
  });
});

describe('a note as a PDF', () => {
  test('reads back as the note, word for word, in order, below who it is from and its state', async () => {
    const pages = await readPages(await makeNotePdf(paperOf()));
    const said = even(pages.map((page) => page.said).join(' ')).replace(/(?:•|\b[34]\.) /g, '');
    // Typefaces have one drawing for the micro sign and the Greek letter, and readers take it for the letter.
    const wanted = wordsOf(readNoteBlocks(markdown)).replaceAll('\u00b5', '\u03bc');
    expect(said).toBe(`Riverside Clinic Draft. Not signed. ${wanted}`);
  });

  test('is tagged PDF/A-2a with its parts as what they are, and names nobody in its properties', async () => {
    const bytes = await makeNotePdf(paperOf({ signatures: [signature] }));
    const pdf = await openPdf(bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Clinical note', Creator: 'Notewright', Language: 'en' });
    expect(JSON.stringify(info)).not.toMatch(/knee|dana/i);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/GTS_PDFA1');
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'])
      expect(tree).toContain(`"role":"${role}"`);
    await pdf.loadingTask.destroy();
  });

  test('says its state on every page, and which of how many it is', async () => {
    const long = `${markdown}\n\n${Array.from({ length: 60 }, (_, at) => `Paragraph ${at} ${'with many words '.repeat(20)}`).join('\n\n')}`;
    const pages = await readPages(await makeNotePdf(paperOf({ markdown: long, signatures: [signature] })));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, { whole }] of pages.entries()) {
      expect(whole.match(/Reviewed and signed by Dana Lee, MD, FACP, 2026-11-30 08:30 UTC/g)).toHaveLength(2);
      expect(whole).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(whole).toContain('Riverside Clinic');
    }
    expect(even(pages.map(({ said }) => said).join(' '))).toContain('Paragraph 59 with many words');
  });

  test('shows signs that no typeface has as ASCII writes them, and never a gap', async () => {
    const said = (await readPages(await makeNotePdf(paperOf({ markdown: '中 ↑ ✓ 5 😀' }))))
      .map((page) => page.said)
      .join(' ');
    for (const sign of ['[U+4E2D]', '↑', '5 [U+1F600]']) expect(even(said)).toContain(sign);
    expect(said).not.toContain('[…]');
  });

  test('stays within its margins, whatever stands in it', async () => {
    const wide = `## ${'W'.repeat(400)}\n\n- ${'i'.repeat(900)}\n\n| a | ${'b'.repeat(200)} |\n| --- | --- |\n| ${'c '.repeat(900)} | d |`;
    const pdf = await openPdf(await makeNotePdf(paperOf({ markdown: wide, organization: 'O'.repeat(300) })));
    for (let at = 1; at <= pdf.numPages; at += 1)
      for (const item of (await (await pdf.getPage(at)).getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [, , , , x, y] = item.transform as number[];
        expect(x).toBeGreaterThanOrEqual(60);
        expect((x ?? 0) + item.width).toBeLessThanOrEqual(552);
        expect(y).toBeGreaterThanOrEqual(36);
        expect(y).toBeLessThanOrEqual(752);
      }
    await pdf.loadingTask.destroy();
  });

  test('is the same, byte by byte, for the same note', async () => {
    const [one, other] = [await makeNotePdf(paperOf()), await makeNotePdf(paperOf())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});

test.each(['', '#', '- ', '| a |\n| --- |', '\u0000\u0001\ud800', '```', '- a\n                    - b'])(
  'odd notes become files too: %j',
  async (odd) => {
    expect((await readPages(await makeNotePdf(paperOf({ markdown: odd })))).length).toBe(1);
    expect(typeof (await readDocx(await makeNoteDocx(paperOf({ markdown: odd }))))).toBe('string');
  },
);

const folder = new URL('../../../bench/quality/note-cases/', import.meta.url);
test('the notes of the engine’s own cases read back from both, word for word', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  for (const name of names) {
    const input = (await readFile(new URL(name, folder), 'utf8')).split('\n=====')[0] ?? '';
    const note = chart(input).rendered.markdown;
    const wanted = wordsOf(readNoteBlocks(note));
    const paper = paperOf({ markdown: note, organization: null });
    expect(even(await readDocx(await makeNoteDocx(paper))), name).toBe(wanted);
    const said = even((await readPages(await makeNotePdf(paper))).map((page) => page.said).join(' '));
    const bare = (text: string): string => toAscii(text).replace(/[\s•]|^Draft\. Not signed\./g, '');
    expect(bare(said.replaceAll('• ', '').replace('Draft. Not signed. ', '')), name).toBe(bare(wanted));
  }
});
