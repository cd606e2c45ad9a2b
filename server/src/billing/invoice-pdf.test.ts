import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { StoredInvoice } from '../store/billing/invoice-store.ts';
import { readInvoiceFrom } from './invoice-from.ts';
import { formatAmount } from '../plans/format-amount.ts';
import { nameInvoiceFile } from './invoice-paper.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';

const from = ['Example Health Software Inc.', '12 Invented Street', 'billing@notewright.example'];
const invoice: StoredInvoice = {
  id: '01890000-0000-7000-8000-000000000001',
  tenantId: '01890000-0000-7000-8000-000000000002',
  providerId: 'in_1',
  number: 'NW-2026-000123',
  status: 'paid',
  amount: 114_000,
  lines: [
    { description: 'Company Plan, 10 users', amount: 65_000 },
    { description: '10 more users at $49', amount: 49_000 },
  ],
  billTo: ['Riverside Family Medicine, LLC', 'dana@riverside.example'],
  issuedAt: Date.UTC(2026, 10, 20, 12),
  paidAt: Date.UTC(2026, 10, 20, 23, 59),
  periodStart: Date.UTC(2026, 10, 20, 12),
  periodEnd: Date.UTC(2026, 11, 20, 12),
};

async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}

/** The text of each page, in the order in which it was drawn. */
async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    pages.push(text.replaceAll(/\s+/g, ' '));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

async function readInvoice(change: Partial<StoredInvoice> = {}): Promise<string> {
  return (await readPages(await makeInvoicePdf({ ...invoice, ...change }, from))).join(' ');
}

describe('an invoice as a PDF', () => {
  test('of a paid one is a receipt with everything on it', async () => {
    const text = await readInvoice();
    for (const part of [
      'Receipt',
      'NW-2026-000123',
      'Riverside Family Medicine, LLC',
      'dana@riverside.example',
      ...from,
      'Nov 20 – Dec 20, 2026',
      'Company Plan, 10 users',
      '$650.00',
      '10 more users at $49',
      '$490.00',
      'Total',
      '$1,140.00 was paid on November 20, 2026. Thank you.',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\btax\b|VAT|undefined|null|NaN/i);
  });

  test.each([
    ['open', null, 'Invoice', '$1,140.00 is to be paid.'],
    ['refunded', invoice.paidAt, 'Receipt', '$1,140.00 was paid on November 20, 2026 and given back.'],
    ['void', null, 'Invoice', 'This invoice is void. Nothing is to be paid.'],
  ] as const)('of an %s one says so', async (status, paidAt, title, outcome) => {
    const text = await readInvoice({ status, paidAt });
    expect(text).toContain(title);
    expect(text).toContain(outcome);
    expect(text).not.toContain('Thank you');
  });

  test('is tagged, has a title and a language, and names nobody in its properties', async () => {
    const bytes = await makeInvoicePdf(invoice, from);
    const pdf = await openPdf(bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Receipt NW-2026-000123', Creator: 'Notewright', Language: 'en-US' });
    expect(JSON.stringify(info)).not.toMatch(/Riverside|dana/i);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Marked true');
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`);
    await pdf.loadingTask.destroy();
  });

  test('is the same, byte by byte, for the same invoice', async () => {
    const [one, other] = [await makeInvoicePdf(invoice, from), await makeInvoicePdf(invoice, from)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const changed = await makeInvoicePdf({ ...invoice, status: 'refunded' }, from);
    expect(Buffer.from(one).equals(Buffer.from(changed))).toBe(false);
  });

  test('shows names of many scripts, and a plain gap where it cannot', async () => {
    const billTo = [
      'Łódź Klinika Ążeń',
      'Phòng khám Nguyễn Thị Hạnh',
      'Κλινική Αθηνών',
      'Клиника Ёжикова',
      '上海医院 Shanghai',
    ];
    const text = await readInvoice({ billTo });
    for (const name of billTo.slice(0, 4)) expect(text.normalize('NFC')).toContain(name);
    expect(text).toContain('[…] Shanghai');
    expect(text).toContain('The name is complete in your account.');
    expect(await readInvoice()).not.toContain('complete in your account');
  });

  test.each([
    ['in Arabic', 'مستشفى الملك'],
    ['that turns the line around', '\u202Eevil\u202C\u0000'],
    ['of pictures', '😀'.repeat(500)],
    ['without an end', 'W'.repeat(5000)],
    ['of very many words', 'a '.repeat(5000)],
    ['of half a character', '\uD800'],
    ['of nothing', ''],
  ])('does not break over a name %s', async (_, name) => {
    const pages = await readPages(await makeInvoicePdf({ ...invoice, billTo: [name, 'b@x.example'] }, from));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('b@x.example');
    expect(pages[0]).toContain('$1,140.00 was paid');
  });

  test('divides an address that is too long for its column after one of its signs', async () => {
    const address = 'dana.with.a.rather.long.name.indeed.and.more@riverside-family-medicine.example';
    const text = await readInvoice({ billTo: ['Dana', address] });
    expect(text).not.toContain(address);
    expect(text.replaceAll(/(?<=[@.-]) /g, '')).toContain(address);
  });

  test('with very many and very long lines goes on over pages, with its head on each', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => ({
      description: `Line ${at + 1} of many, ${'with rather a lot of words '.repeat(at % 7)}`,
      amount: at % 3 === 0 ? -1299 : 4900,
    }));
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const pages = await readPages(await makeInvoicePdf({ ...invoice, lines, amount }, from));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      if (/Line \d+ of many/.test(page)) expect(page).toContain('Description');
    }
    const whole = pages.join(' ');
    for (let at = 1; at <= 120; at += 1) expect(whole).toContain(`Line ${at} of many`);
    expect(whole).toContain(`Total ${formatAmount(amount)}`);
    expect(whole).not.toContain('Other charges');
  });

  test('keeps everything within the margins of both papers', async () => {
    const wide = { ...invoice, number: 'X'.repeat(300), amount: Number.MAX_SAFE_INTEGER, billTo: ['W'.repeat(300)] };
    const pdf = await openPdf(await makeInvoicePdf(wide, from));
    const page = await pdf.getPage(1);
    expect(page.view).toEqual([0, 0, 612, 792]);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform as number[];
      expect(x).toBeGreaterThanOrEqual(60);
      expect((x ?? 0) + item.width).toBeLessThanOrEqual(552);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(752);
    }
    await pdf.loadingTask.destroy();
  });

  test('names what its lines leave out, so that they add up', async () => {
    expect(await readInvoice({ amount: 120_000 })).toContain('Other charges and credits $60.00');
    expect(await readInvoice({ amount: 110_000 })).toContain('Other charges and credits −$40.00');
    expect(await readInvoice({ lines: [], amount: 0 })).toContain('Total $0.00');
  });
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-1299, '−$12.99'],
  [6500, '$65.00'],
  [114_000, '$1,140.00'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('%i cents are %s', (cents, words) => expect(formatAmount(cents)).toBe(words));

test.each([
  ['NW-2026-000123', 'Notewright-invoice-NW-2026-000123.pdf'],
  ['../../etc/passwd', 'Notewright-invoice-etc-passwd.pdf'],
  ['"; rm', 'Notewright-invoice-rm.pdf'],
  ['№', 'Notewright-invoice-unnumbered.pdf'],
  ['9'.repeat(90), `Notewright-invoice-${'9'.repeat(80)}.pdf`],
])('the file of number %s is %s', (number, name) => expect(nameInvoiceFile(number)).toBe(name));

test.each([
  [null, ['Notewright', 'help@x.example']],
  ['  ', ['Notewright', 'help@x.example']],
  ['Example Inc.; 12 Invented Street;; Springfield ', ['Example Inc.', '12 Invented Street', 'Springfield']],
  ['One\\nTwo\nThree', ['One', 'Two', 'Three']],
  ['a;b;c;d;e;f;g;h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('INVOICE_FROM %j are the lines %j', (setting, lines) =>
  expect(readInvoiceFrom(setting, 'help@x.example')).toEqual(lines),
);
